import { recordAudit } from '../audit.ts';
import { networkOf } from '../receive/client-address.ts';
import type { Database } from '../store/database.ts';
import { BusyError } from './hash-queue.ts';
import { listPasskeys } from './passkeys.ts';
import { isOldHash, passwordQueue, verifyPassword } from './passwords.ts';
import { findPerson, type Person, setPassword } from './people.ts';
import { isKnownBrowser, type Stage } from './sessions.ts';
import { clearFailures, countAttempt, findPause, keyedHash, storedLimits } from './throttle.ts';
import { hashToken } from './tokens.ts';

const freeTries = 5;
/** High, because strangers can try passwords from many networks and must not be able to lock a person out. */
const freeTriesPerAccount = 1000;
/** Some providers give a whole /48 to each customer. */
const ipv6Bits = 48;

export type SignInResult = { person: Person; stage: Stage } | { triesLeft: number } | { pausedUntil: number } | 'busy';

interface Credentials {
  email: string;
  password: string;
  address: string;
  /** The cookie of a browser that this person has signed in with before. */
  browserToken?: string | undefined;
  /** The cookie of a browser that has opened the sign-in page. */
  pageToken?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Value of the cookie that a browser gets on the sign-in page. It is valid in one network only. */
export const signInPageToken = (database: Database, address: string) => keyedHash(database, `sign-in page ${networkOf(address, ipv6Bits)}`);

/**
 * Checks e-mail and password. A known browser is not affected by pauses that strangers caused, nor by a flood of guesses.
 * Attempts that wait in the queue, or that a pause refuses, write nothing. An attempt is counted after its password was checked and
 * before its result is returned, so that each attempt needs only one transaction.
 */
export async function checkPassword(database: Database, credentials: Credentials, now: number): Promise<SignInResult> {
  const { password, address, browserToken, pageToken, signal } = credentials;
  const email = credentials.email.trim().toLowerCase();
  const known = await isKnownBrowser(database, browserToken, email, now);
  const origin = known ? `browser ${hashToken(browserToken ?? '')}` : `network ${networkOf(address, ipv6Bits)}`;
  const account = { key: `account ${email}`, freeTries: freeTriesPerAccount };
  const limits = await storedLimits(database, [{ key: origin, freeTries }, ...(known ? [] : [account])]);
  const pausedUntil = await findPause(database, limits, now);
  if (pausedUntil) return { pausedUntil };

  async function check(): Promise<SignInResult> {
    const person = await findPerson(database, 'email', email);
    const isRight = await verifyPassword(password, person?.password);
    const result = await database.transaction(async (queries): Promise<SignInResult> => {
      const attempt = await countAttempt(queries, limits, now);
      if (person && isRight && !attempt.pausedUntil) {
        await clearFailures(queries, limits);
        return { person, stage: 'setup' };
      }
      await recordAudit(queries, now, person ?? 'nobody', 'sign-in-failed');
      const { triesLeft, nextPauseUntil } = attempt;
      return !attempt.pausedUntil && triesLeft > 0 ? { triesLeft } : { pausedUntil: attempt.pausedUntil ?? nextPauseUntil };
    });
    if (result === 'busy' || !('person' in result)) return result;
    if (isOldHash(result.person.password)) await setPassword(database, result.person.id, password);
    return (await hasSecondFactor(database, result.person)) ? { ...result, stage: 'password' } : result;
  }

  const hasOpenedPage = pageToken !== undefined && pageToken === (await signInPageToken(database, address));
  try {
    return await passwordQueue(check, { lane: known ? 0 : hasOpenedPage ? 1 : 2, origin, signal });
  } catch (error) {
    if (error instanceof BusyError) return 'busy';
    throw error;
  }
}

export async function hasSecondFactor(database: Database, person: Person): Promise<boolean> {
  return person.totpSecret !== null || (await listPasskeys(database, person.id)).length > 0;
}
