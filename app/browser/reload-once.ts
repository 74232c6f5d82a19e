import { readStored, store } from './safe-storage';

const key = 'reloaded';
/** Failing again within this time means that loading the page again did not help. */
const againMs = 10_000;

/**
 * A file of this page is gone (a new deploy) or did not come: the page is loaded again. Not twice, not while offline,
 * and not while somebody has typed something. Tells whether it does.
 */
export function reloadOnce(): boolean {
  const [when, where] = readStored('sessionStorage', key)?.split(' ') ?? [];
  const entry = `${Date.now()} ${location.href}`;
  if (!navigator.onLine || hasTyped() || (where === location.href && Date.now() - Number(when) < againMs)) return false;
  store('sessionStorage', key, entry);
  // without storage there is nothing that would end a loop
  if (readStored('sessionStorage', key) !== entry) return false;
  location.reload();
  return true;
}

const hasTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=range]), textarea')].some((field) =>
    field.type === 'checkbox' || field.type === 'radio'
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : field.value !== field.defaultValue,
  );
