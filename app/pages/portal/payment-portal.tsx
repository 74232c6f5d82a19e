import { pageWords, site } from '../../data/content.server';
import { pageInfo } from '../../data/page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import type { Route } from './+types/payment-portal';
import { PortalPage } from './portal-page';

export function loader() {
  const { meta, ...rest } = pageWords.paymentPortal;
  return { page: pageInfo('/portals/payment-portal', meta, 'payment-portal'), words: rest, url: site.urls.payment, phone: site.phone };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist' };

export default function PaymentPortal({ loaderData: { words, url, phone } }: Route.ComponentProps) {
  return <PortalPage kind="payment" words={words} url={url} phone={phone} />;
}
