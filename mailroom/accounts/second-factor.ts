/** One-time codes of an authenticator app, and recovery codes. */
import { generateSecret, generateURI, verify } from 'otplib';
import type { Database, Queries } from '../store/database.ts';
import { count } from '../store/sql-helpers.ts';
import type { Cipher } from './encryption.ts';
import type { Person } from './people.ts';
import { hashToken, readableCode } from './tokens.ts';

/** Accepts the code before and after the current one, for clocks that are a little off. */
const toleranceSeconds = 30;

export const newSecret = () => generateSecret();
export const secretUri = (secret: string, email: string, issuer: string) => generateURI({ issuer, label: email, secret });

/** The time step of a valid code, or undefined. */
async function stepOf(secret: string, code: string, after: number): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = await verify({ secret, token: code, epochTolerance: toleranceSeconds, ...(after > 0 && { afterTimeStep: after }) });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Turns the authenticator app on, if the code proves that the app has the secret. */
export async function enableTotp(queries: Queries, person: Person, secret: string, code: string, cipher: Cipher): Promise<boolean> {
  const step = await stepOf(secret, plainCode(code), 0);
  if (step === undefined) return false;
  await queries.run('update people set totp_secret = $2, totp_step = $3 where id = $1', [person.id, cipher.encrypt(secret), step]);
  return true;
}

/** Accepts a code once: a single statement stores its time step and checks that it is newer than the stored one. */
export async function consumeTotp(queries: Queries, person: Person, code: string, cipher: Cipher): Promise<boolean> {
  const secret = person.totpSecret === null ? undefined : cipher.decrypt(person.totpSecret);
  const step = secret && (await stepOf(secret, plainCode(code), person.totpStep));
  if (step === undefined || step === '') return false;
  return (await queries.run('update people set totp_step = $2 where id = $1 and totp_step < $2', [person.id, step])) > 0;
}

const plainCode = (typed: string) => typed.replace(/\s/g, '');

const recoveryCodes = 10;

/** Replaces the person's recovery codes and returns the new ones, to be shown once. */
export async function newRecoveryCodes(database: Database, personId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => readableCode(10));
  await database.transaction(async ({ run }) => {
    await run('delete from recovery_codes where person_id = $1', [personId]);
    for (const code of codes) await run('insert into recovery_codes (person_id, id) values ($1, $2)', [personId, hashToken(code)]);
  });
  return codes;
}

export async function consumeRecoveryCode(queries: Queries, personId: string, typed: string): Promise<boolean> {
  const code = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/.{5}(?=.)/g, '$&-');
  return (await queries.run('delete from recovery_codes where person_id = $1 and id = $2', [personId, hashToken(code)])) > 0;
}

export const countRecoveryCodes = (queries: Queries, personId: string) =>
  count(queries, 'select count(*) as n from recovery_codes where person_id = $1', [personId]);
