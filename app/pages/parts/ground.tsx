import { CrossSection } from '../../sections/figures/cross-section';
import { WithPart } from './with-part';

export default function WithGroundCut() {
  return <WithPart figures={{ ground: CrossSection }} />;
}
