/** Where messages are delivered to: an e-mail to the office, a signed post to a CRM. */
import { createHmac } from 'node:crypto';
import nodemailer from 'nodemailer';
import { detectContact } from '../app/lib/detect-contact.ts';
import { labelOf } from './labels.ts';
import type { Message } from './message.ts';
import { type Channel, longestTryMs } from './queue.ts';
import { words } from './words.ts';

interface EmailSettings {
  smtpUrl: string;
  to: string[];
  from: string;
}

/**
 * From is the site's own address, or the visitor's mail provider would have reason to refuse it; Reply-To is the
 * visitor's. The Message-ID is the message's id: a second copy, after a crash in the wrong moment, is recognized as one.
 */
export function emailChannel({ smtpUrl, to, from }: EmailSettings): Channel {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: longestTryMs - 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[>\s].*$/, '');
  return {
    name: 'email',
    async send(message) {
      const reply = replyAddress(message);
      await transport.sendMail({
        from,
        to,
        ...(reply && { replyTo: { name: message.name, address: reply } }),
        subject: emailSubject(message),
        text: emailText(message),
        messageId: `<${message.id}@${domain}>`,
        date: new Date(message.receivedAt),
        // answers of the kind "I am out of office" would go to the visitor
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}

/** Only what is plainly one address: marks that have a meaning in a header stay in the text. */
export function replyAddress({ email }: Message): string | undefined {
  return detectContact(email) === 'email' && /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(email) ? email : undefined;
}

function emailSubject({ form, subject, suspect }: Message): string {
  return `${suspect === null ? '' : `${words.email.suspect} `}${words.kinds[form]}: ${subject}`;
}

function emailText({ form, fields, page, suspect }: Message): string {
  const typed = Object.entries(fields).filter(([, value]) => value !== '');
  return [
    ...(suspect === null ? [] : [`${words.email.suspect} ${words.suspect(suspect)}`, '']),
    ...typed.map(([name, value]) => (value.includes('\n') ? `${labelOf(form, name)}:\n${value}\n` : `${labelOf(form, name)}: ${value}`)),
    '',
    ...(page ? [`${words.sentFrom}: ${page}`] : []),
    words.email.foot,
  ].join('\n');
}

interface WebhookSettings {
  url: string;
  secret: string;
}

/** Signed as most webhooks are: the time and the body, so that neither can be changed nor an old one sent again. */
export function webhookChannel({ url, secret }: WebhookSettings, now = Date.now): Channel {
  return {
    name: 'webhook',
    async send({ id, form, fields, page, receivedAt, suspect }, signal) {
      const body = JSON.stringify({ id, form, fields, page, receivedAt: new Date(receivedAt).toISOString(), suspect });
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
      if (!response.ok) throw new Error(`the CRM answered ${response.status}`);
    },
  };
}

export const signature = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
