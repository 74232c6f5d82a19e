import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/services/private-client', { title: 'PrivateClient stub title', description: 'PrivateClient stub description' }, 'service-private-client') };
}
export const meta = tagsOf;

export default function PrivateClient() {
  return <h1>PrivateClient</h1>;
}
