import {
  Award, Banknote, Briefcase, Building, Calendar, Camera, Car, ClipboardCheck, Clock, Compass, Droplets, FileText, GraduationCap,
  Handshake, HardHat, Heart, House, Key, Landmark, Layers, type LucideIcon, Mail, Map as MapIcon, MessageSquare, Percent, Phone, Ruler, Scale,
  Search, Shield, TrendingUp, Truck, Umbrella, User, Users, Wrench,
} from 'lucide-react';

/** The icons that content may name (see iconName in content/schema.ts). */
const icons = {
  ruler: Ruler, scale: Scale, 'file-text': FileText, phone: Phone, shield: Shield, house: House, car: Car, key: Key, umbrella: Umbrella,
  calendar: Calendar, clock: Clock, camera: Camera, map: MapIcon, droplets: Droplets, wrench: Wrench, 'hard-hat': HardHat, heart: Heart,
  users: Users, user: User, search: Search, banknote: Banknote, percent: Percent, handshake: Handshake, landmark: Landmark, building: Building,
  truck: Truck, compass: Compass, 'clipboard-check': ClipboardCheck, message: MessageSquare, mail: Mail, award: Award, layers: Layers,
  'trending-up': TrendingUp, briefcase: Briefcase, 'graduation-cap': GraduationCap,
} satisfies Record<string, LucideIcon>;

export function Icon({ name, className }: { name: keyof typeof icons; className?: string | undefined }) {
  const Drawing = icons[name];
  return <Drawing className={className} strokeWidth={1.1} aria-hidden="true" />;
}
