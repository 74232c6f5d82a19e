import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/services/commercial-property', { title: 'CommercialProperty stub title', description: 'CommercialProperty stub description' }, 'service-commercial-property') };
}
export const meta = tagsOf;

export default function CommercialProperty() {
  return <h1>CommercialProperty</h1>;
}
