/** How many messages came from one address in the last hour. In memory, by a hash whose salt changes every day: no address is kept. */
import { createHash, randomBytes } from 'node:crypto';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** More than this from one address in an hour: kept, and marked. */
export const softPerHour = 5;
const mostOrigins = 50_000;

export interface Limits {
  /** How many came from there within the hour. */
  seen(address: string): number;
  count(address: string): void;
}

export function createLimits(now: () => number = Date.now): Limits {
  let salt = randomBytes(16);
  let day = Math.floor(now() / dayMs);
  const times = new Map<string, number[]>();

  function originOf(address: string): string {
    const today = Math.floor(now() / dayMs);
    if (today !== day) {
      day = today;
      salt = randomBytes(16);
      times.clear();
    }
    return createHash('sha256').update(salt).update(network(address)).digest('base64');
  }
  /** Oldest first: what is over is taken from the front. */
  function within(origin: string): number[] {
    const counted = times.get(origin) ?? [];
    const first = counted.findIndex((one) => one > now() - hourMs);
    counted.splice(0, first === -1 ? counted.length : first);
    return counted;
  }

  return {
    seen: (address) => within(originOf(address)).length,
    count(address) {
      const origin = originOf(address);
      const counted = within(origin);
      counted.push(now());
      // the newest stands last, so that the first is the one to forget
      times.delete(origin);
      times.set(origin, counted);
      if (times.size > mostOrigins) times.delete(times.keys().next().value as string);
    },
  };
}

/** A household or an office: one address of the old kind, or the first half of one of the new kind. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head ? head.split(':') : [];
  if (tail !== undefined) {
    const after = tail ? tail.split(':') : [];
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Where a request came from. A proxy adds the address it saw at the end of X-Forwarded-For; what stands before that
 * was said by the visitor and proves nothing.
 */
export function addressOf(socketAddress: string | undefined, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0) return socketAddress ?? '';
  const said = (forwardedFor ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return said.at(-trustedProxies) ?? said[0] ?? socketAddress ?? '';
}
