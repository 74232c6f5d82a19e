import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/personal', { title: 'PersonalIndex stub title', description: 'PersonalIndex stub description' }, 'personal') };
}
export const meta = tagsOf;

export default function PersonalIndex() {
  return <h1>PersonalIndex</h1>;
}
