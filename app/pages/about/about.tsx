import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/about', { title: 'About stub title', description: 'About stub description' }, 'about') };
}
export const meta = tagsOf;

export default function About() {
  return <h1>About</h1>;
}
