import { YearChart } from '../../sections/figures/year-chart';
import { WithPart } from './with-part';

export default function WithYear() {
  return <WithPart figures={{ year: YearChart }} />;
}
