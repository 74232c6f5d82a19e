import { EmbeddedCalculatorSection } from '../../tools/embedded-calculator-section';
import { WithPart } from './with-part';

export default function WithLiveSheets() {
  return <WithPart EmbeddedCalculatorSection={EmbeddedCalculatorSection} />;
}
