import { interpolate } from '../../app/lib/interpolate.ts';
import { errorText } from '../error-text.ts';
import { words } from '../staff-words.ts';
import { DeliveryError } from './channel.ts';

const sentences = new Map<string, string>(Object.entries(words.errors));
/** For these error codes our own sentence explains more than the server's reply. */
const clearCodes = ['ETLS', 'EAUTH'];

/** Describes a failed delivery in a sentence for staff. The reply of a mail server is shown unchanged. */
export function failureText(error: unknown): string {
  if (error instanceof DeliveryError) return errorText(error);
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { message, name } = cause;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const answer = 'response' in cause && typeof cause.response === 'string' ? cause.response : undefined;
    if (clearCodes.includes(code)) return sentences.get(code) ?? code;
    if (/certificate/i.test(message)) return interpolate(words.errors.certificate, { reason: errorText(message) });
    if (answer) return errorText(answer);
    if (name === 'TimeoutError') return words.errors.ETIMEDOUT;
    const known = [...sentences.keys()].find((key) => message.includes(key)) ?? code;
    const sentence = sentences.get(known);
    if (sentence) return sentence;
  }
  return errorText(error);
}
