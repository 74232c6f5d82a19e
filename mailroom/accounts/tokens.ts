import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link. Only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Letters and digits that are not easily confused with each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** The largest multiple of the alphabet's length that fits a byte. Using higher bytes would make some letters likelier. */
const limit = 256 - (256 % alphabet.length);

export function readableCode(length: number): string {
  let code = '';
  while (code.length < length)
    for (const byte of randomBytes(length)) if (byte < limit && code.length < length) code += alphabet[byte % alphabet.length];
  return code.replace(/.{5}(?=.)/g, '$&-');
}
