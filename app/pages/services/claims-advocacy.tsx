import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/services/claims-advocacy', { title: 'ClaimsAdvocacy stub title', description: 'ClaimsAdvocacy stub description' }, 'service-claims-advocacy') };
}
export const meta = tagsOf;

export default function ClaimsAdvocacy() {
  return <h1>ClaimsAdvocacy</h1>;
}
