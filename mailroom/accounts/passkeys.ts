import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { Database, Queries } from '../store/database.ts';
import { saveChallenge, takeChallenge } from './challenges.ts';
import type { Person } from './people.ts';

const challengeMs = 5 * 60_000;

/** The site that a passkey belongs to. */
export interface RelyingParty {
  name: string;
  origin: string;
}

const rpId = ({ origin }: RelyingParty) => new URL(origin).hostname;

const passkeyRow = z.object({ id: z.string(), person_id: z.string(), public_key: z.string(), counter: z.number(), name: z.string() });

export async function listPasskeys(queries: Queries, personId: string) {
  return queries.select(
    passkeyRow,
    'select id, person_id, public_key, counter, name from passkeys where person_id = $1 order by created_at',
    [personId],
  );
}

export async function removePasskey(queries: Queries, personId: string, id: string): Promise<void> {
  await queries.run('delete from passkeys where person_id = $1 and id = $2', [personId, id]);
}

/** The options for navigator.credentials.create(). The challenge is remembered under the given id. */
export async function registrationOptions(database: Database, site: RelyingParty, person: Person, challengeId: string, now: number) {
  const existing = await listPasskeys(database, person.id);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: rpId(site),
    userName: person.email,
    userDisplayName: person.name,
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(database, challengeId, options.challenge, now + challengeMs);
  return options;
}

const credentialSchema = z.looseObject({ id: z.string(), rawId: z.string(), type: z.literal('public-key') });
const registrationSchema = credentialSchema.extend({
  response: z.looseObject({ clientDataJSON: z.string(), attestationObject: z.string() }),
  clientExtensionResults: z.looseObject({}).default({}),
});
const authenticationSchema = credentialSchema.extend({
  response: z.looseObject({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
  clientExtensionResults: z.looseObject({}).default({}),
});

export async function addPasskey(
  database: Database,
  site: RelyingParty,
  person: Person,
  challengeId: string,
  json: string,
  name: string,
  now: number,
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(database, challengeId, now);
  const response = parse(registrationSchema, json);
  if (!expectedChallenge || !response) return false;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response satisfies RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: rpId(site),
      requireUserVerification: true,
    });
    if (!verified) return false;
    const { id, publicKey, counter } = registrationInfo.credential;
    await database.run('insert into passkeys (id, person_id, public_key, counter, name, created_at) values ($1, $2, $3, $4, $5, $6)', [
      id,
      person.id,
      Buffer.from(publicKey).toString('base64'),
      counter,
      name,
      now,
    ]);
    return true;
  } catch {
    // The library throws for every kind of invalid response.
    return false;
  }
}

/** The options for navigator.credentials.get(). */
export async function authenticationOptions(database: Database, site: RelyingParty, challengeId: string, now: number) {
  const options = await generateAuthenticationOptions({ rpID: rpId(site), userVerification: 'required' });
  await saveChallenge(database, challengeId, options.challenge, now + challengeMs);
  return options;
}

/** Returns the id of the person whose passkey signed the challenge. A passkey must verify its user, by PIN or biometrics. */
export async function verifyPasskey(
  database: Database,
  site: RelyingParty,
  challengeId: string,
  json: string,
  now: number,
): Promise<string | undefined> {
  const expectedChallenge = await takeChallenge(database, challengeId, now);
  const response = parse(authenticationSchema, json);
  if (!expectedChallenge || !response) return undefined;
  const [key] = await database.select(passkeyRow, 'select id, person_id, public_key, counter, name from passkeys where id = $1', [
    response.id,
  ]);
  if (!key) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: rpId(site),
      requireUserVerification: true,
      credential: { id: key.id, publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64')), counter: key.counter },
    });
    if (!verified) return undefined;
    await database.run('update passkeys set counter = $2 where id = $1', [key.id, authenticationInfo.newCounter]);
    return key.person_id;
  } catch {
    return undefined;
  }
}

function parse<T>(schema: z.ZodType<T>, json: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
