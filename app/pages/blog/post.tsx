import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/blog/x', { title: 'Post stub title', description: 'Post stub description' }, 'blog') };
}
export const meta = tagsOf;

export default function Post() {
  return <h1>Post</h1>;
}
