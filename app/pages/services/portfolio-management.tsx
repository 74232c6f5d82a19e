import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/services/portfolio-management', { title: 'PortfolioManagement stub title', description: 'PortfolioManagement stub description' }, 'service-portfolio-management') };
}
export const meta = tagsOf;

export default function PortfolioManagement() {
  return <h1>PortfolioManagement</h1>;
}
