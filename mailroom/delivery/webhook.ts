import { createHmac } from 'node:crypto';
import { interpolate } from '../../app/lib/interpolate.ts';
import type { Settings } from '../settings.ts';
import { words } from '../staff-words.ts';
import { type Channel, DeliveryError } from './channel.ts';

/** Signs the time and the body, so that neither can be changed and an old request cannot be replayed. */
export function webhookChannel({ url, secret }: NonNullable<Settings['webhook']>, now = Date.now): Channel {
  return {
    name: 'webhook',
    recipients: [''],
    timeoutMs: 60_000,
    async send({ id, form, fields, page, language, receivedAt, suspect }, _, signal) {
      const body = JSON.stringify({ id, form, fields, page, language, receivedAt: new Date(receivedAt).toISOString(), suspect });
      const seconds = Math.floor(now() / 1000);
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
          'X-Mailroom-Signature': `t=${seconds},v1=${signature(secret, seconds, body)}`,
        },
        body,
        redirect: 'error',
        signal,
      });
      await response.body?.cancel();
      if (!response.ok) throw new DeliveryError(interpolate(words.errors.status, { status: String(response.status) }));
    },
  };
}

export const signature = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
