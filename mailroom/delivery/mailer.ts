import nodemailer from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer';
import { minuteMs } from '../durations.ts';
import type { Settings } from '../settings.ts';

/** RFC 5321, 4.5.3.2.6: wait ten minutes for the reply after the data. Disconnecting earlier causes duplicates. */
export const answerTimeoutMs = 10 * minuteMs;

export function createMailer({ smtpUrl, from }: Pick<NonNullable<Settings['email']>, 'smtpUrl' | 'from'>) {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    // Otherwise a password would be sent unencrypted when the server offers no TLS.
    requireTLS: new URL(smtpUrl).password !== '',
    connectionTimeout: 30_000,
    greetingTimeout: 5 * minuteMs,
    socketTimeout: answerTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /** From is the site's own address, so that SPF and DKIM pass. Rejects if the server does not accept the mail. */
    async send(mail: Mail.Options): Promise<void> {
      // Keeps out-of-office replies from answering.
      await transport.sendMail({ from, headers: { 'Auto-Submitted': 'auto-generated' }, ...mail });
    },
  };
}
