import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createHashQueue } from './hash-queue.ts';

export const minPasswordLength = 12;
const maxPasswordLength = 200;

/** 32 MB and about fifty milliseconds for each password. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const keyLength = 32;

/** Every password goes through this queue, with the statements that count the attempt. */
export const passwordQueue = createHashQueue(2, 20);

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFKC').slice(0, maxPasswordLength), salt, keyLength, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt:${cost.N}:${cost.r}:${cost.p}:${salt.toString('base64')}:${key.toString('base64')}`;
}

/** For an address without an account: checking it takes as long as for one that has an account. */
const dummyHash = `scrypt:${cost.N}:${cost.r}:${cost.p}:${Buffer.alloc(16).toString('base64')}:${Buffer.alloc(keyLength).toString('base64')}`;

export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (stored || dummyHash).split(':').slice(4);
  const derived = await derive(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(derived, Buffer.from(key, 'base64')) && Boolean(stored);
}
