/**
 * The icons that content may name (see iconName in content/schema.ts). A loader gives a page the drawings that it
 * shows; as components the whole set would be in the bundle of every page that shows one.
 */
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import Banknote from 'lucide-react/icons/banknote';
import Briefcase from 'lucide-react/icons/briefcase';
import Building from 'lucide-react/icons/building';
import Calendar from 'lucide-react/icons/calendar';
import Camera from 'lucide-react/icons/camera';
import Car from 'lucide-react/icons/car';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import Compass from 'lucide-react/icons/compass';
import Droplets from 'lucide-react/icons/droplets';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Handshake from 'lucide-react/icons/handshake';
import HardHat from 'lucide-react/icons/hard-hat';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Key from 'lucide-react/icons/key';
import Landmark from 'lucide-react/icons/landmark';
import Layers from 'lucide-react/icons/layers';
import Mail from 'lucide-react/icons/mail';
import MapIcon from 'lucide-react/icons/map';
import MessageSquare from 'lucide-react/icons/message-square';
import Percent from 'lucide-react/icons/percent';
import Phone from 'lucide-react/icons/phone';
import Ruler from 'lucide-react/icons/ruler';
import Scale from 'lucide-react/icons/scale';
import Search from 'lucide-react/icons/search';
import Shield from 'lucide-react/icons/shield';
import TrendingUp from 'lucide-react/icons/trending-up';
import Truck from 'lucide-react/icons/truck';
import Umbrella from 'lucide-react/icons/umbrella';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IconName } from '../content/schema';

const icons = {
  ruler: Ruler,
  scale: Scale,
  'file-text': FileText,
  phone: Phone,
  shield: Shield,
  house: House,
  car: Car,
  key: Key,
  umbrella: Umbrella,
  calendar: Calendar,
  clock: Clock,
  camera: Camera,
  map: MapIcon,
  droplets: Droplets,
  wrench: Wrench,
  'hard-hat': HardHat,
  heart: Heart,
  users: Users,
  user: User,
  search: Search,
  banknote: Banknote,
  percent: Percent,
  handshake: Handshake,
  landmark: Landmark,
  building: Building,
  truck: Truck,
  compass: Compass,
  'clipboard-check': ClipboardCheck,
  message: MessageSquare,
  mail: Mail,
  award: Award,
  layers: Layers,
  'trending-up': TrendingUp,
  briefcase: Briefcase,
  'graduation-cap': GraduationCap,
} satisfies Record<IconName, LucideIcon>;

/** What stands inside the svg element. */
export const insideOf = (svg: string) => svg.trim().replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** The entries of a list, each with the drawing of its icon in place of the icon's name. */
export function withDrawings<T extends { icon: string }>(entries: T[]) {
  return entries.map(({ icon, ...entry }) => {
    const component = (icons as Record<string, LucideIcon>)[icon];
    if (!component) throw new Error(`Content names the icon “${icon}”; the icons are those of iconName in content/schema.ts`);
    return { ...entry, drawing: insideOf(renderToStaticMarkup(createElement(component))) };
  });
}
