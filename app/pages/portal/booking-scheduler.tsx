import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/portals/booking-scheduler', { title: 'BookingScheduler stub title', description: 'BookingScheduler stub description' }, 'home') };
}
export const meta = tagsOf;

export default function BookingScheduler() {
  return <h1>BookingScheduler</h1>;
}
