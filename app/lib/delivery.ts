/**
 * One function behind all forms. Without an endpoint the submission is simulated: one second, no request.
 * With the build-time setting FORMS_ENDPOINT it posts JSON there; a refusal, a time-out or no network is a failure.
 */
export interface Message {
  form: 'contact' | 'mortgage' | 'newsletter';
  /** The same for every try of one filled form, so that whoever receives it twice keeps it once. */
  id: string;
  /** Where the form stands. */
  page: string;
  /** How long the page was open: a machine needs less than two seconds. */
  openMs: number;
  fields: Record<string, string | boolean>;
}

export const simulatedDelay = 1000;
export const timeLimit = 10_000;
/** A field people never see. What fills it in is most likely a machine; whoever receives it decides. */
export const honeypot = 'company_website';

interface Options {
  endpoint: string;
  limit?: number;
}

export async function deliver({ fields, ...about }: Message, { endpoint, limit = timeLimit }: Options): Promise<boolean> {
  if (!endpoint) {
    await new Promise((done) => setTimeout(done, simulatedDelay));
    return true;
  }
  const { [honeypot]: trap, ...typed } = fields;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...about, ...typed, ...(trap && { [honeypot]: trap }) }),
      signal: AbortSignal.timeout(limit),
    });
    return response.ok;
  } catch {
    return false;
  }
}
