/**
 * One function behind all forms. Without an endpoint the submission is simulated: one second, no request.
 * With the build-time setting FORMS_ENDPOINT it posts JSON there; a refusal, a time-out or no network is a failure.
 */
export interface Message {
  form: 'contact' | 'mortgage' | 'newsletter';
  fields: Record<string, string | boolean>;
}

export const simulatedDelay = 1000;
export const timeLimit = 10_000;
/** A field people never see. Whoever fills it in is a machine. */
export const honeypot = 'company_website';

interface Options {
  endpoint: string;
  limit?: number;
}

export async function deliver({ form, fields }: Message, { endpoint, limit = timeLimit }: Options): Promise<boolean> {
  const { [honeypot]: trap, ...rest } = fields;
  if (!endpoint || trap) {
    await new Promise((done) => setTimeout(done, simulatedDelay));
    return true;
  }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ form, ...rest }),
      signal: AbortSignal.timeout(limit),
    });
    return response.ok;
  } catch {
    return false;
  }
}
