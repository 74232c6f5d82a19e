/** One attempt to send a form: the id of the submission, and the values as JSON. */
interface Attempt {
  id: string;
  body: string;
}

/**
 * Reuses the id of the previous attempt, also after a reload, so that the receiver can drop duplicates. Changed values get
 * a new id, because the receiver would drop them as a duplicate of the first attempt.
 */
export function createAttempt(previous: string | null, values: Record<string, unknown>, newId: () => string = createId): Attempt {
  const body = JSON.stringify(values);
  const last = parseAttempt(previous);
  return last?.body === body ? last : { id: newId(), body };
}

function parseAttempt(stored: string | null): Attempt | undefined {
  try {
    const { id, body } = JSON.parse(stored ?? '{}');
    return typeof id === 'string' && typeof body === 'string' ? { id, body } : undefined;
  } catch {
    return undefined;
  }
}

/** crypto.randomUUID exists only in secure contexts, so plain HTTP needs the fallback. */
export function createId(source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
