import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/onboarding', { title: 'Onboarding stub title', description: 'Onboarding stub description' }, 'home') };
}
export const meta = tagsOf;

export default function Onboarding() {
  return <h1>Onboarding</h1>;
}
