/** What a filled form is called when it is sent. */
interface Attempt {
  id: string;
  /** What was sent under that name. */
  body: string;
}

/**
 * The same id for a second try, also after a reload; another one as soon as a word has changed: under the old name
 * a changed message would count as received already.
 */
export function nameAttempt(previous: string | null, fields: Record<string, unknown>, newId: () => string = makeId): Attempt {
  const body = JSON.stringify(fields);
  const before = read(previous);
  return before?.body === body ? before : { id: newId(), body };
}

function read(stored: string | null): Attempt | undefined {
  try {
    const { id, body } = JSON.parse(stored ?? '{}');
    return typeof id === 'string' && typeof body === 'string' ? { id, body } : undefined;
  } catch {
    return undefined;
  }
}

/** crypto.randomUUID exists only where the connection is private; random numbers exist everywhere. */
export function makeId(source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
