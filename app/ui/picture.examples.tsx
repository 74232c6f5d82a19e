import type { Example } from './component-example';
import { Picture } from './picture';

export const examples: Example[] = [
  { name: 'In a frame', show: () => <Picture name="homeowners" alt="Model of a family house" frame="wide" sizes="26rem" eager /> },
  { name: 'On the background', show: () => <Picture name="real_estate" alt="Model of an apartment building" sizes="26rem" eager /> },
  { name: 'Failed', show: () => <Picture name="no_such_picture" alt="A picture that does not exist" frame="wide" sizes="26rem" eager /> },
  { name: 'Portrait', show: () => <Picture name="portrait_founder_1" alt="Portrait" sizes="10rem" eager /> },
  { name: 'Lazy', show: () => <Picture name="energy" alt="Model of a well site" frame="wide" tint="sage" sizes="26rem" /> },
];
