import { recordAudit } from '../audit.ts';
import { networkOf } from '../receive/client-address.ts';
import type { Database } from '../store/database.ts';
import { BusyError } from './hash-queue.ts';
import { listPasskeys } from './passkeys.ts';
import { isOldHash, passwordQueue, verifyPassword } from './passwords.ts';
import { findPerson, type Person, setPassword } from './people.ts';
import { isKnownBrowser, type Stage } from './sessions.ts';
import { clearFailures, countAttempt, findPause, storedLimits } from './throttle.ts';
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
 * Checks e-mail and password. A known browser is not affected by pauses that strangers caused, nor by a flood of guesses.
 * What waits in the queue has written nothing, and each guess waits for the disk once: the attempt is counted before
 * its result is told, but after it was checked.
 */
export async function checkPassword(database: Database, credentials: Credentials, now: number): Promise<SignInResult> {
  const { password, browserToken, signal } = credentials;
  const email = credentials.email.trim().toLowerCase();
  const person = await findPerson(database, 'email', email);
  const known = person !== undefined && (await isKnownBrowser(database, browserToken, person.id, now));
  const origin = known ? `browser ${hashToken(browserToken ?? '')}` : `network ${networkOf(credentials.address, ipv6Bits)}`;
  const account = { key: `account ${email}`, freeTries: freeTriesPerAccount };
  const limits = await storedLimits(database, [{ key: origin, freeTries }, ...(known ? [] : [account])]);

  async function check(): Promise<SignInResult> {
    // Read again while counting: this only saves the work.
    const pause = await findPause(database, limits, now);
    const isRight = pause === undefined && (await verifyPassword(password, person?.password));
    const result = await database.transaction(async (queries): Promise<SignInResult> => {
      const { pausedUntil, triesLeft, nextPauseUntil } = await countAttempt(queries, limits, now);
      if (person && isRight && !pausedUntil) {
        await clearFailures(queries, limits);
        return { person, stage: 'setup' };
      }
      await recordAudit(queries, now, person ?? 'nobody', 'sign-in-failed');
      return !pausedUntil && triesLeft > 0 ? { triesLeft } : { pausedUntil: pausedUntil ?? nextPauseUntil };
    });
    if (result === 'busy' || !('person' in result)) return result;
    if (isOldHash(result.person.password)) await setPassword(database, result.person.id, password);
    return (await hasSecondFactor(database, result.person)) ? { ...result, stage: 'password' } : result;
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
