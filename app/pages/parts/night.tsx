import { CoverageGaps } from '../../sections/figures/coverage-gaps';
import { WithPart } from './with-part';

export default function WithNight() {
  return <WithPart figures={{ night: CoverageGaps }} />;
}
