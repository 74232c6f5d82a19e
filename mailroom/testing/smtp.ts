/** A real SMTP server that can be told to misbehave. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** accept: as it should be. refuse: not now. hang: never an answer. die: takes it, and breaks before it says so. */
export type Manner = 'accept' | 'refuse' | 'hang' | 'die';

export interface TestSmtp {
  url: string;
  /** What was taken, as it was sent. */
  received: string[];
  behave(manner: Manner): void;
  stop(): Promise<void>;
}

export const messageIdOf = (mail: string) => mail.match(/^Message-ID: (<[^>]+>)/im)?.[1] ?? '';

export async function startSmtp(): Promise<TestSmtp> {
  const received: string[] = [];
  let manner: Manner = 'accept';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    async onData(stream, session, done) {
      const mail = await text(stream);
      if (manner === 'refuse') return done(Object.assign(new Error('try again later'), { responseCode: 421 }));
      if (manner === 'hang') return;
      received.push(mail);
      if (manner === 'die') return breakOff(session.id);
      done();
    },
  });
  function breakOff(id: string): void {
    for (const connection of server.connections) if ((connection as unknown as { id: string }).id === id) connection.close();
  }
  // a client that leaves in the middle is no fault of the test
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (next) => {
      manner = next;
    },
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
