import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createHashQueue } from './hash-queue.ts';

export const minPasswordLength = 12;
const maxPasswordLength = 200;

/**
 * Argon2id with 7 MB and five passes: the fastest of the settings that OWASP considers equally strong. It hashes three
 * times as fast as scrypt, which keeps the queue short during a flood of guesses.
 */
const cost = { memory: 7168, passes: 5, parallelism: 1 };
const keyLength = 32;
const prefix = `argon2id:${cost.memory}:${cost.passes}:${cost.parallelism}:`;

/**
 * Every password check runs in this queue, with the database statements that count the attempt. One core stays free for
 * everything else. A full lane is processed in less than a second.
 */
export const passwordQueue = createHashQueue({
  concurrency: Math.max(1, availableParallelism() - 1),
  maxWaiting: 10,
  maxWaitingOfOrigin: 3,
});

type Derive = (password: string, salt: Buffer) => Promise<Buffer>;

const normalize = (password: string) => password.normalize('NFKC').slice(0, maxPasswordLength);

const deriveArgon: Derive = (password, nonce) =>
  promisify(argon2)('argon2id', { message: normalize(password), nonce, tagLength: keyLength, ...cost });

/** Passwords of the first accounts were hashed with scrypt. */
const deriveScrypt: Derive = (password, salt) =>
  new Promise((resolve, reject) =>
    scrypt(normalize(password), salt, keyLength, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${prefix}${salt.toString('base64')}:${(await deriveArgon(password, salt)).toString('base64')}`;
}

export const isOldHash = (stored: string) => !stored.startsWith(prefix);

/** Checked for an e-mail address without an account, so that the response takes as long as for one with an account. */
const dummyHash = `${prefix}${Buffer.alloc(16).toString('base64')}:${Buffer.alloc(keyLength).toString('base64')}`;

export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const hash = stored || dummyHash;
  const [salt = '', key = ''] = hash.split(':').slice(4);
  const derived = await (isOldHash(hash) ? deriveScrypt : deriveArgon)(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(derived, Buffer.from(key, 'base64')) && Boolean(stored);
}
