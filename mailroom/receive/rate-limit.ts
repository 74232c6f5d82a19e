/** Counts requests per client in the last hour. Keeps only hashes, in memory, with a salt that changes every day. */
import { createHash, randomBytes } from 'node:crypto';
import { networkOf } from './client-address.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const maxClients = 50_000;

export interface RateLimit {
  /** How often `count` was called for this address in the last hour. */
  seen(address: string): number;
  count(address: string): void;
}

export function createRateLimit(now: () => number = Date.now): RateLimit {
  let salt = randomBytes(16);
  let day = Math.floor(now() / dayMs);
  const times = new Map<string, number[]>();

  function keyOf(address: string): string {
    const today = Math.floor(now() / dayMs);
    if (today !== day) {
      day = today;
      salt = randomBytes(16);
      times.clear();
    }
    return createHash('sha256').update(salt).update(networkOf(address)).digest('base64');
  }
  function withinHour(key: string): number[] {
    const counted = times.get(key) ?? [];
    const first = counted.findIndex((time) => time > now() - hourMs);
    counted.splice(0, first === -1 ? counted.length : first);
    return counted;
  }

  return {
    seen: (address) => withinHour(keyOf(address)).length,
    count(address) {
      const key = keyOf(address);
      const counted = withinHour(key);
      counted.push(now());
      // Reinsert, so that the first key of the map is the one that was counted longest ago.
      times.delete(key);
      times.set(key, counted);
      if (times.size > maxClients) for (const oldest of times.keys()) return times.delete(oldest);
    },
  };
}

/** Counts all requests of the current hour, whoever sent them. */
export function createTotalLimit(max: number, now: () => number = Date.now): () => boolean {
  let hourIndex = 0;
  let counted = 0;
  return () => {
    const current = Math.floor(now() / hourMs);
    if (current !== hourIndex) [hourIndex, counted] = [current, 0];
    counted += 1;
    return counted <= max;
  };
}
