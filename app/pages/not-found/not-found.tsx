import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/404', { title: 'NotFound stub title', description: 'NotFound stub description' }, 'home') };
}
export const meta = tagsOf;

export default function NotFound() {
  return <h1>NotFound</h1>;
}
