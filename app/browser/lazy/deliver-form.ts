import { honeypot } from '../../lib/forms';

/** A submitted form. */
export interface FilledMessage {
  form: 'contact' | 'mortgage' | 'newsletter';
  /** The same for every attempt to send one message, so that the receiver can drop duplicates. */
  id: string;
  /** Path of the page with the form. */
  page: string;
  /** How long the page was open, in milliseconds: bots usually submit within two seconds. */
  openMs: number;
  fields: Record<string, string | boolean>;
}

export const simulatedDelayMs = 1000;
export const timeLimitMs = 10_000;

interface Options {
  /** The build-time setting FORMS_ENDPOINT. */
  endpoint: string;
  limitMs?: number;
}

/**
 * Posts a form to `endpoint` as JSON. Returns false for an error response, a timeout or no network. Without an endpoint,
 * delivery is simulated: it takes one second and sends no request.
 */
export async function deliver({ fields, ...about }: FilledMessage, { endpoint, limitMs = timeLimitMs }: Options): Promise<boolean> {
  if (!endpoint) {
    await new Promise((done) => setTimeout(done, simulatedDelayMs));
    return true;
  }
  const { [honeypot]: trap, ...typed } = fields;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...about, ...typed, ...(trap && { [honeypot]: trap }) }),
      signal: AbortSignal.timeout(limitMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}
