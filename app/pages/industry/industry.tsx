import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/industry/x', { title: 'Industry stub title', description: 'Industry stub description' }, 'industry') };
}
export const meta = tagsOf;

export default function Industry() {
  return <h1>Industry</h1>;
}
