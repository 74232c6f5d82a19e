import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/careers', { title: 'Careers stub title', description: 'Careers stub description' }, 'careers') };
}
export const meta = tagsOf;

export default function Careers() {
  return <h1>Careers</h1>;
}
