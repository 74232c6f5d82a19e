import { pageWords, site } from '../../data/content.server';
import { pageInfo } from '../../data/page-info.server';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import type { Route } from './+types/booking-scheduler';
import { PortalPage } from './portal-page';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta, ...rest } = pageWords.bookingScheduler(language);
  const { urls, phone } = site(language);
  return {
    page: pageInfo(language, '/portals/booking-scheduler', meta, 'booking-scheduler'),
    words: rest,
    url: urls.booking,
    phone,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist', withoutCoverage: true };

export default function BookingScheduler({ loaderData: { words, url, phone } }: Route.ComponentProps) {
  return <PortalPage kind="booking" words={words} url={url} phone={phone} />;
}
