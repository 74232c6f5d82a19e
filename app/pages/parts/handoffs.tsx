import { Handoffs } from '../../sections/figures/handoffs';
import { WithPart } from './with-part';

export default function WithHandoffs() {
  return <WithPart figures={{ handoffs: Handoffs }} />;
}
