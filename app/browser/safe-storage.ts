/** Browser storage that never throws: if it is blocked, full or missing, reads return null and writes are ignored. */
type Kind = 'localStorage' | 'sessionStorage';

export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

export function store(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
  } catch {
    // storage is blocked or full: the site works without it
  }
}

/** What was typed into a form, by the names of its fields. */
export function readDraft(key: string): Map<string, unknown> | undefined {
  try {
    const values: unknown = JSON.parse(readStored('sessionStorage', key) ?? '{}');
    return typeof values === 'object' && values !== null ? new Map(Object.entries(values)) : undefined;
  } catch {
    return undefined;
  }
}
