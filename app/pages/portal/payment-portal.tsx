import { pageWords, site } from '../../data/content.server';
import { pageInfo } from '../../data/page-info.server';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import type { Route } from './+types/payment-portal';
import { PortalPage } from './portal-page';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta, ...rest } = pageWords.paymentPortal(language);
  const { urls, phone } = site(language);
  return { page: pageInfo(language, '/portals/payment-portal', meta, 'payment-portal'), words: rest, url: urls.payment, phone };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist', withoutCoverage: true };

export default function PaymentPortal({ loaderData: { words, url, phone } }: Route.ComponentProps) {
  return <PortalPage kind="payment" words={words} url={url} phone={phone} />;
}
