import { createHmac, randomUUID } from 'node:crypto';
import { interpolate } from '../../app/lib/interpolate.ts';
import { minuteMs } from '../durations.ts';
import type { Settings } from '../settings.ts';
import { words } from '../staff-words.ts';
import { type Channel, DeliveryError } from './channel.ts';

/** Seconds, or a date. Without the header, 429 and 503 ask for a minute. */
function retryAfterMs({ status, headers }: Response): number {
  if (status !== 429 && status !== 503) return 0;
  const given = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return ms > 0 ? ms : minuteMs;
}

/** Signs the time and the body, so that neither can be changed and an old request cannot be replayed. */
export function webhookChannel({ url, secret }: NonNullable<Settings['webhook']>, now = Date.now): Channel {
  async function post(id: string, content: object, signal: AbortSignal): Promise<void> {
    const body = JSON.stringify(content);
    const seconds = Math.floor(now() / 1000);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        'X-Mailroom-Signature': `t=${seconds},v1=${signature(secret, seconds, body)}`,
      },
      body,
      // A redirect could lead to an internal address.
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryError(interpolate(words.errors.status, { status: response.status }), retryAfterMs(response));
  }
  return {
    name: 'webhook',
    recipients: [''],
    timeoutMs: minuteMs,
    send: ({ id, form, fields, page, language, receivedAt, suspect }, _, signal) =>
      post(id, { id, form, fields, page, language, receivedAt: new Date(receivedAt).toISOString(), suspect }, signal),
    alert: (alarm) => post(randomUUID(), { alarm }, AbortSignal.timeout(minuteMs)),
  };
}

export const signature = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
