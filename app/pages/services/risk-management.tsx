import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/services/risk-management', { title: 'RiskManagement stub title', description: 'RiskManagement stub description' }, 'service-risk-management') };
}
export const meta = tagsOf;

export default function RiskManagement() {
  return <h1>RiskManagement</h1>;
}
