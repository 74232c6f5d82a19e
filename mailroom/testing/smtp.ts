/** A real SMTP server that can simulate failures. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** refuse: a temporary error. hang: no reply. die: accepts the mail, and closes the connection before confirming it. */
export type Behavior = 'accept' | 'refuse' | 'hang' | 'die';

export interface TestSmtp {
  url: string;
  /** The accepted mails, as they were sent. */
  received: string[];
  /** The recipients of each accepted mail. */
  envelopes: string[][];
  behave(behavior: Behavior): void;
  /** Waits this long before it replies to the data. */
  delay(ms: number): void;
  /** Refuses this recipient with 550. */
  refuseRecipient(address: string): void;
  stop(): Promise<void>;
}

export const messageIdOf = (mail: string) => mail.match(/^Message-ID: (<[^>]+>)/im)?.[1] ?? '';

export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const received: string[] = [];
  const envelopes: string[][] = [];
  let behavior: Behavior = 'accept';
  let delayMs = 0;
  let refused = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    ...options,
    async onData(stream, session, done) {
      const mail = await text(stream);
      if (behavior === 'refuse') return done(Object.assign(new Error('try again later'), { responseCode: 421 }));
      if (behavior === 'hang') return;
      received.push(mail);
      envelopes.push(session.envelope.rcptTo.map(({ address }) => address));
      if (behavior === 'die') return dropConnection(session.id);
      if (delayMs) await sleep(delayMs);
      done();
    },
    onRcptTo({ address }, _, done) {
      done(address === refused ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null);
    },
  });
  function dropConnection(id: string): void {
    for (const connection of server.connections) if ('id' in connection && connection.id === id) connection.close();
  }
  // Clients that disconnect are part of the tests.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    envelopes,
    behave: (next) => {
      behavior = next;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    refuseRecipient: (address) => {
      refused = address;
    },
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
