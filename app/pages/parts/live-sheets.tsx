import { LivePair } from '../../tools/live-pair';
import { WithPart } from './with-part';

export default function WithLiveSheets() {
  return <WithPart LivePair={LivePair} />;
}
