import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/', { title: 'Home stub title', description: 'Home stub description' }, 'home') };
}
export const meta = tagsOf;

export default function Home() {
  return <h1>Home</h1>;
}
