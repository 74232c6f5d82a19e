import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/blog', { title: 'Blog stub title', description: 'Blog stub description' }, 'blog') };
}
export const meta = tagsOf;

export default function Blog() {
  return <h1>Blog</h1>;
}
