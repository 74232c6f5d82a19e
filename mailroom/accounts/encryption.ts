/** Encrypts secrets of the second factor, so that a stolen backup of the store does not reveal them. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

export type Cipher = ReturnType<typeof createCipher>;

export function createCipher(key: string) {
  const keyBytes = createHash('sha256').update(key).digest();
  return {
    encrypt(text: string): string {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyBytes, iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
    },
    /** Returns undefined if the text was encrypted with another key. */
    decrypt(stored: string): string | undefined {
      const bytes = Buffer.from(stored, 'base64');
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyBytes, bytes.subarray(0, 12));
        decipher.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** SECRET_KEY, or a key that is generated once and stored beside the database. */
export function loadKey({ secretKey, dataFolder }: Pick<Settings, 'secretKey' | 'dataFolder'>): string {
  if (secretKey) return secretKey;
  const file = join(dataFolder, 'secret.key');
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process may have created the file at the same moment.
      if (!existsSync(file)) throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}
