import { pageWords, site } from '../../data/content.server';
import { pageInfo } from '../../data/page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import type { Route } from './+types/booking-scheduler';
import { PortalPage } from './portal-page';

export function loader() {
  const { meta, ...rest } = pageWords.bookingScheduler;
  return {
    page: pageInfo('/portals/booking-scheduler', meta, 'booking-scheduler'),
    words: rest,
    url: site.urls.booking,
    phone: site.phone,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist' };

export default function BookingScheduler({ loaderData: { words, url, phone } }: Route.ComponentProps) {
  return <PortalPage kind="booking" words={words} url={url} phone={phone} />;
}
