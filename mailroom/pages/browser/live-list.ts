/** Open lists of several people do not all reload at the same moment. */
const spreadMs = 1500;

/** Refreshes the list when something changed. */
export function startLiveList(): void {
  const list = document.querySelector<HTMLElement>('[data-live]');
  const status = document.querySelector<HTMLElement>('[data-live-status]');
  if (!list || !status) return;
  const seen = new Set(messageIds(list));
  let arrived = 0;

  async function refresh(): Promise<void> {
    const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const fresh = page.querySelector<HTMLElement>('[data-live]');
    // Without a list, the response is the sign-in page: the session has ended.
    if (!fresh) return say('lost');
    const unseen = messageIds(fresh).filter((id) => !seen.has(id));
    for (const id of unseen) seen.add(id);
    arrived += unseen.length;
    replaceList(fresh);
    const folders = page.querySelector('[data-live-folders]');
    if (folders) document.querySelector('[data-live-folders]')?.replaceWith(folders);
    if (arrived === 0) return say('changed');
    document.title = `(${arrived}) ${document.title.replace(/^\(\d+\) /, '')}`;
    say(arrived === 1 ? 'one' : 'other');
  }

  function say(text: 'one' | 'other' | 'changed' | 'lost'): void {
    status!.textContent = (status!.dataset[text] ?? '').replace('{n}', String(arrived));
  }

  /** Replaces the list, but keeps the selected messages and the focus. */
  function replaceList(fresh: HTMLElement): void {
    const selected = new Set([...list!.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value));
    const focused = document.activeElement?.closest('[data-message]')?.getAttribute('data-message');
    const person = list!.querySelector<HTMLSelectElement>('select')?.value;
    for (const box of fresh.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) box.checked = selected.has(box.value);
    const select = fresh.querySelector('select');
    if (select && person !== undefined) select.value = person;
    list!.dataset.latest = fresh.dataset.latest;
    list!.replaceChildren(...fresh.childNodes);
    if (focused) list!.querySelector<HTMLElement>(`[data-message="${focused}"] a`)?.focus();
  }

  let wanted = list.dataset.latest;

  function refreshIfNeeded(): void {
    if (document.hidden || wanted === list!.dataset.latest) return;
    list!.dataset.latest = wanted;
    refresh().catch(() => say('lost'));
  }
  document.addEventListener('visibilitychange', refreshIfNeeded);
  onChange((latest) => {
    wanted = latest;
    setTimeout(refreshIfNeeded, Math.random() * spreadMs);
  });
}

/** One tab of a browser has the stream and tells the others, because over HTTP/1.1 a browser has six connections in all. */
function onChange(listener: (latest: string) => void): void {
  const tabs = new BroadcastChannel('staff-changes');
  const question = 'what is new?';
  let latest = question;
  tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data !== question) listener(data);
    else if (latest !== question) tabs.postMessage(latest);
  });
  tabs.postMessage(question);
  // The lock is held until this tab closes; then the next one gets it.
  void navigator.locks.request('staff-changes', () => {
    const events = new EventSource('/staff/events');
    const tell = (data: string) => {
      latest = data;
      tabs.postMessage(data);
      listener(data);
    };
    events.addEventListener('change', ({ data }: MessageEvent<string>) => tell(data));
    // The browser connects again by itself, unless the response was not a stream: then the lists show that the session has ended.
    events.addEventListener('error', () => events.readyState === EventSource.CLOSED && tell(''));
    return new Promise(() => {});
  });
}

const messageIds = (list: HTMLElement) => [...list.querySelectorAll('[data-message]')].map((row) => row.getAttribute('data-message') ?? '');
