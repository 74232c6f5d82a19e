/** The script of the staff pages. They work without it, but for passkeys and lists that refresh by themselves. */
import { startLiveList } from './live-list.ts';
import { startPasskeys } from './passkeys.ts';

startLiveList();
startPasskeys();

// Open the mail program after “answered”, but not again after a reload.
const email = document.querySelector<HTMLAnchorElement>('[data-open-email]');
if (email) {
  history.replaceState(null, '', location.pathname);
  location.href = email.href;
}
