import { Year } from '../../sections/figures/year';
import { WithPart } from './with-part';

export default function WithYear() {
  return <WithPart figures={{ year: Year }} />;
}
