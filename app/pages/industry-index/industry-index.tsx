import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/industry', { title: 'IndustryIndex stub title', description: 'IndustryIndex stub description' }, 'industry') };
}
export const meta = tagsOf;

export default function IndustryIndex() {
  return <h1>IndustryIndex</h1>;
}
