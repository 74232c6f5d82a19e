import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/blog/search', { title: 'Search stub title', description: 'Search stub description' }, 'blog') };
}
export const meta = tagsOf;

export default function Search() {
  return <h1>Search</h1>;
}
