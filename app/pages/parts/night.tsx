import { Night } from '../../sections/figures/night';
import { WithPart } from './with-part';

export default function WithNight() {
  return <WithPart figures={{ night: Night }} />;
}
