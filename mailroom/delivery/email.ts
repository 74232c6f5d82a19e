import { detectContact } from '../../app/lib/detect-contact.ts';
import { interpolate } from '../../app/lib/interpolate.ts';
import { minuteMs } from '../durations.ts';
import { labelOf } from '../inbox/field-labels.ts';
import type { Settings } from '../settings.ts';
import { describeSuspicion, words } from '../staff-words.ts';
import type { Message } from '../store/messages.ts';
import { type Channel, DeliveryError } from './channel.ts';
import { answerTimeoutMs, createMailer } from './mailer.ts';

/**
 * Reply-To is the visitor's address. The Message-ID contains the message's id, so that mail programs recognize a duplicate
 * if a message is sent again after a crash.
 */
export function emailChannel({ smtpUrl, to, from }: NonNullable<Settings['email']>, origin: string): Channel {
  const mailer = createMailer({ smtpUrl, from });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    name: 'email',
    recipients: to,
    timeoutMs: answerTimeoutMs + 5 * minuteMs,
    async send(message, recipient) {
      const reply = replyAddress(message);
      await mailer
        .send({
          to,
          envelope: { from, to: [recipient] },
          ...(reply && { replyTo: { name: message.name, address: reply } }),
          subject: emailSubject(message),
          text: emailText(message, origin),
          messageId: `<${message.id}@${domain}>`,
          date: new Date(message.receivedAt),
        })
        .catch((error) => {
          throw describeFailure(error, recipient);
        });
    },
  };
}

/** Replaces Nodemailer's error about a refused recipient with one that names the recipient. */
function describeFailure(error: unknown, recipient: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return error;
  const answer = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return new DeliveryError(interpolate(words.errors.refused, { recipient, answer }));
}

/** The visitor's e-mail address, if it is a single address without characters that have a meaning in mail headers. */
export function replyAddress({ email }: Pick<Message, 'email'>): string | undefined {
  return detectContact(email) === 'email' && /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(email) ? email : undefined;
}

function emailSubject({ form, subject, suspect }: Message): string {
  return `${suspect === null ? '' : `${words.email.suspect} `}${words.kinds[form]}: ${subject}`;
}

function emailText({ id, form, fields, page, language, suspect }: Message, origin: string): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return [
    ...(suspect === null ? [] : [`${words.email.suspect} ${describeSuspicion(suspect)}`, '']),
    ...filled.map(([name, value]) => (value.includes('\n') ? `${labelOf(form, name)}:\n${value}\n` : `${labelOf(form, name)}: ${value}`)),
    '',
    ...(page ? [`${words.sentFrom}: ${page}`] : []),
    ...(language === 'en' ? [] : [`${words.language}: ${new Map(Object.entries(words.languages)).get(language) ?? language}`]),
    interpolate(words.email.foot, { link: `${origin}/staff/messages/${id}` }),
  ].join('\n');
}
