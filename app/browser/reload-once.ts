import { readStored, store } from './safe-storage';

const key = 'reloaded';
/** A failure within this time after a reload means that reloading did not help. */
const retryAfterMs = 10_000;

/**
 * Reloads the page when one of its files failed to load, for example after a new deploy. Does not reload twice in a row,
 * while offline, or if the user has typed something. Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  const [when, where] = readStored('sessionStorage', key)?.split(' ') ?? [];
  const entry = `${Date.now()} ${location.href}`;
  if (!navigator.onLine || hasTyped() || (where === location.href && Date.now() - Number(when) < retryAfterMs)) return false;
  store('sessionStorage', key, entry);
  // without storage, nothing would prevent a reload loop
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
