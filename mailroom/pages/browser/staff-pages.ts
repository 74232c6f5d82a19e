/** The script of the staff pages. Without it everything works except automatic updates of the list. */
import { startLiveList } from './live-list.ts';

startLiveList();

// Open the mail program after “answered”, but not again after a reload.
const email = document.querySelector<HTMLAnchorElement>('[data-open-email]');
if (email) {
  history.replaceState(null, '', location.pathname);
  location.href = email.href;
}
