/** A real SMTP server that can simulate failures. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type TestSmtp = Awaited<ReturnType<typeof startSmtp>>;

export const messageIdOf = (mail: string) => mail.match(/^Message-ID: (<[^>]+>)/im)?.[1] ?? '';

export async function startSmtp(options: SMTPServerOptions = {}) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    ...options,
    async onData(stream, session, done) {
      // A client that is killed breaks off.
      const mail = await text(stream).catch(() => undefined);
      if (mail === undefined) return;
      if (smtp.reply === 'refuse') return done(Object.assign(new Error('try again later'), { responseCode: 421 }));
      if (smtp.reply === 'hang') return;
      smtp.received.push(mail);
      smtp.envelopes.push(session.envelope.rcptTo.map(({ address }) => address));
      if (smtp.reply === 'die') return dropConnection(session.id);
      if (smtp.delayMs) await sleep(smtp.delayMs);
      done();
    },
    onRcptTo({ address }, _, done) {
      done(address === smtp.refusedRecipient ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null);
    },
  });
  function dropConnection(id: string): void {
    for (const connection of server.connections) if ('id' in connection && connection.id === id) connection.close();
  }
  // Clients that disconnect are part of the tests.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const smtp = {
    url: `smtp://127.0.0.1:${port}`,
    /** The accepted mails, as they were sent. */
    received: [] as string[],
    /** The recipients of each accepted mail. */
    envelopes: [] as string[][],
    /** refuse: a temporary error. hang: no reply. die: accepts the mail, and closes the connection before confirming it. */
    reply: 'accept' as 'accept' | 'refuse' | 'hang' | 'die',
    /** How long it waits before it replies to the data. */
    delayMs: 0,
    /** This recipient is refused with 550. */
    refusedRecipient: '',
    stop: () => new Promise<void>((closed) => server.close(closed)),
  };
  return smtp;
}
