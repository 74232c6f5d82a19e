import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/legal', { title: 'Legal stub title', description: 'Legal stub description' }, 'home') };
}
export const meta = tagsOf;

export default function Legal() {
  return <h1>Legal</h1>;
}
