import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/portals/payment-portal', { title: 'PaymentPortal stub title', description: 'PaymentPortal stub description' }, 'home') };
}
export const meta = tagsOf;

export default function PaymentPortal() {
  return <h1>PaymentPortal</h1>;
}
