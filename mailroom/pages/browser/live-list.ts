const pollMs = 30_000;

/** Refreshes the list when something changed: by server-sent events, or by polling where they do not work. */
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
    if (arrived === 0) return say('changed');
    document.title = `(${arrived}) ${document.title.replace(/^\(\d+\) /, '')}`;
    say(arrived === 1 ? 'one' : 'other');
  }

  function say(text: 'one' | 'other' | 'changed' | 'lost'): void {
    status!.textContent = (status!.dataset[text] ?? '').replace('{n}', String(arrived));
  }

  /** Replaces the list, but keeps the selected messages, the open section and the focus. */
  function replaceList(fresh: HTMLElement): void {
    const selected = new Set([...list!.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value));
    const isOpen = list!.querySelector('details')?.open ?? false;
    const focused = document.activeElement?.closest('[data-message]')?.getAttribute('data-message');
    const person = list!.querySelector<HTMLSelectElement>('select')?.value;
    for (const box of fresh.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) box.checked = selected.has(box.value);
    const details = fresh.querySelector('details');
    if (details) details.open = isOpen;
    const select = fresh.querySelector('select');
    if (select && person !== undefined) select.value = person;
    list!.dataset['latest'] = fresh.dataset['latest'];
    list!.replaceChildren(...fresh.childNodes);
    if (focused) list!.querySelector<HTMLElement>(`[data-message="${focused}"] a`)?.focus();
  }

  function onLatest(latest: string): void {
    if (latest === list!.dataset['latest']) return;
    list!.dataset['latest'] = latest;
    refresh().catch(() => say('lost'));
  }

  const events = new EventSource('/staff/events');
  for (const name of ['hello', 'change']) events.addEventListener(name, ({ data }: MessageEvent<string>) => onLatest(data));
  let polling = false;
  events.addEventListener('error', () => {
    // The browser reconnects by itself, unless the response was not a stream.
    if (polling || events.readyState !== EventSource.CLOSED) return;
    polling = true;
    setInterval(() => {
      fetch('/staff/changes')
        .then((response) => response.json())
        .then(({ latest }) => onLatest(String(latest)))
        .catch(() => say('lost'));
    }, pollMs);
  });
}

const messageIds = (list: HTMLElement) => [...list.querySelectorAll('[data-message]')].map((row) => row.getAttribute('data-message') ?? '');
