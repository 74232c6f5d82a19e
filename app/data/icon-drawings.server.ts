/**
 * The icons that content may name (see iconName in content-model/schemas). Loaders pass drawings to pages: if pages
 * imported this file, the whole set would be in the bundle.
 */
import {
  Award,
  Banknote,
  Briefcase,
  Building,
  Calendar,
  Camera,
  Car,
  ClipboardCheck,
  Clock,
  Compass,
  Droplets,
  FileText,
  GraduationCap,
  Handshake,
  HardHat,
  Heart,
  House,
  Key,
  Landmark,
  Layers,
  Mail,
  Map as MapIcon,
  MessageSquare,
  Percent,
  Phone,
  Ruler,
  Scale,
  Search,
  Shield,
  TrendingUp,
  Truck,
  Umbrella,
  User,
  Users,
  Wrench,
} from 'lucide';
import type { IconName } from '../../content-model/schemas/shared';
import type { IconDrawing } from '../ui/icon';

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
} satisfies Record<IconName, IconDrawing>;

/** Replaces the name of each entry's icon with the icon's drawing. */
export function withDrawings<T extends { icon: string }>(entries: T[]) {
  return entries.map(({ icon, ...entry }) => {
    const drawing = (icons as Record<string, IconDrawing>)[icon];
    if (!drawing) throw new Error(`Content names the icon “${icon}”; the icons are those of iconName in content-model/schemas`);
    return { ...entry, drawing };
  });
}
