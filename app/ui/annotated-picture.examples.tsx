import { AnnotatedPicture, PinList } from './annotated-picture';
import type { Example } from './component-example';

const places = [
  { title: 'Dwelling', text: 'The house itself, and what is built into it.', x: 40, y: 31.5 },
  { title: 'Other structures', text: 'Garage, fence, pool.', x: 66.4, y: 50.5 },
];

export const examples: Example[] = [
  { name: 'Pins', show: () => <AnnotatedPicture name="homeowners" alt="Model of a family house" wide="26rem" places={places} /> },
  { name: 'Key', show: () => <PinList items={places} /> },
];
