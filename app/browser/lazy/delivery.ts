import { honeypot } from '../../lib/forms';

/**
 * One function behind all forms. Without an endpoint the submission is simulated: one second, no request.
 * With the build-time setting FORMS_ENDPOINT it posts JSON there; a refusal, a time-out or no network is a failure.
 */
export interface FilledMessage {
  form: 'contact' | 'mortgage' | 'newsletter';
  /** The same for every try of one filled form, so that whoever receives it twice keeps it once. */
  id: string;
  /** Where the form stands. */
  page: string;
  /** How long the page was open: a machine needs less than two seconds. */
  openMs: number;
  fields: Record<string, string | boolean>;
}

export const simulatedDelayMs = 1000;
export const timeLimitMs = 10_000;

interface Options {
  endpoint: string;
  limitMs?: number;
}

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
