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

export interface Delivered {
  sent: boolean;
  /** Path of the page that shows what happens with the message, if the receiver has one. */
  receipt?: string;
}

const receiptPattern = /^(\/es)?\/receipt\/[\w-]{22}$/;

/**
 * Posts a form to `endpoint` as JSON. Not sent: an error response, a timeout or no network. Without an endpoint,
 * delivery is simulated: it takes one second and sends no request.
 */
export async function deliver({ fields, ...about }: FilledMessage, { endpoint, limitMs = timeLimitMs }: Options): Promise<Delivered> {
  if (!endpoint) {
    await new Promise((done) => setTimeout(done, simulatedDelayMs));
    return { sent: true };
  }
  const { [honeypot]: trap, ...typed } = fields;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...about, ...typed, ...(trap && { [honeypot]: trap }) }),
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) return { sent: false };
    const receipt = await readReceipt(response);
    return { sent: true, ...(receipt && { receipt }) };
  } catch {
    return { sent: false };
  }
}

/** Other receivers may answer with anything. */
async function readReceipt(response: Response): Promise<string | undefined> {
  const answer: unknown = await response.json().catch(() => undefined);
  const path = typeof answer === 'object' && answer !== null && 'receipt' in answer ? answer.receipt : undefined;
  return typeof path === 'string' && receiptPattern.test(path) ? path : undefined;
}
