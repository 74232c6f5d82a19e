import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/services/alternative-risk-financing', { title: 'AlternativeRiskFinancing stub title', description: 'AlternativeRiskFinancing stub description' }, 'service-alternative-risk-financing') };
}
export const meta = tagsOf;

export default function AlternativeRiskFinancing() {
  return <h1>AlternativeRiskFinancing</h1>;
}
