import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/services/loss-control', { title: 'LossControl stub title', description: 'LossControl stub description' }, 'service-loss-control') };
}
export const meta = tagsOf;

export default function LossControl() {
  return <h1>LossControl</h1>;
}
