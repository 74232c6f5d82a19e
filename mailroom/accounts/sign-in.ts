import { networkOf } from '../receive/client-address.ts';
import type { Database } from '../store/database.ts';
import { BusyError } from './hash-queue.ts';
import { listPasskeys } from './passkeys.ts';
import { isOldHash, passwordQueue, verifyPassword } from './passwords.ts';
import { findPerson, type Person, setPassword } from './people.ts';
import { isKnownBrowser, type Stage } from './sessions.ts';
import { countAttempt } from './throttle.ts';
import { hashToken } from './tokens.ts';

const freeTries = 5;
/** High, because anybody can guess at an account from many networks and must not be able to lock its owner out. */
const freeTriesPerAccount = 1000;
/** One provider can hand out a whole /48 to a single customer. */
const ipv6Bits = 48;

export type SignInResult = { person: Person; stage: Stage } | { triesLeft: number } | { pausedUntil: number } | 'busy';

interface Credentials {
  email: string;
  password: string;
  address: string;
  /** The cookie of a browser that this person has signed in with before. */
  browserToken?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Checks e-mail and password. A known browser is not affected by pauses that strangers caused, nor by a flood of guesses:
 * what waits in the queue has not written anything yet.
 */
export async function checkPassword(database: Database, credentials: Credentials, now: number): Promise<SignInResult> {
  const { browserToken, signal } = credentials;
  const email = credentials.email.trim().toLowerCase();
  const person = await findPerson(database, 'email', email);
  const known = person !== undefined && (await isKnownBrowser(database, browserToken, person.id, now));
  const origin = known ? `browser ${hashToken(browserToken ?? '')}` : `network ${networkOf(credentials.address, ipv6Bits)}`;

  async function check(): Promise<SignInResult> {
    const account = { key: `account ${email}`, freeTries: freeTriesPerAccount };
    const attempt = await countAttempt(database, [{ key: origin, freeTries }, ...(known ? [] : [account])], now);
    if (attempt.pausedUntil) return { pausedUntil: attempt.pausedUntil };
    if (!(await verifyPassword(credentials.password, person?.password)) || !person)
      return attempt.triesLeft > 0 ? { triesLeft: attempt.triesLeft } : { pausedUntil: attempt.nextPauseUntil };
    await attempt.succeeded();
    if (isOldHash(person.password)) await setPassword(database, person.id, credentials.password);
    return { person, stage: (await hasSecondFactor(database, person)) ? 'password' : 'setup' };
  }

  try {
    return await passwordQueue(check, { signal, known });
  } catch (error) {
    if (error instanceof BusyError) return 'busy';
    throw error;
  }
}

export async function hasSecondFactor(database: Database, person: Person): Promise<boolean> {
  return person.totpSecret !== null || (await listPasskeys(database, person.id)).length > 0;
}
