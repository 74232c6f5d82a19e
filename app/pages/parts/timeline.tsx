import { Timeline } from '../../sections/figures/timeline';
import { WithPart } from './with-part';

export default function WithTimeline() {
  return <WithPart figures={{ timeline: Timeline }} />;
}
