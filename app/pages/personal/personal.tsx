import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/personal/x', { title: 'Personal stub title', description: 'Personal stub description' }, 'personal') };
}
export const meta = tagsOf;

export default function Personal() {
  return <h1>Personal</h1>;
}
