import { GroundCut } from '../../sections/figures/ground-cut';
import { WithPart } from './with-part';

export default function WithGroundCut() {
  return <WithPart figures={{ ground: GroundCut }} />;
}
