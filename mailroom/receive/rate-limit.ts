/** Counts requests per client in the last hour, such as a network or an e-mail address. Keeps only hashes, in memory, with a salt that changes every day. */
import { createHash, randomBytes } from 'node:crypto';
import { dayMs, hourMs } from '../durations.ts';

const maxClients = 50_000;

export function createRateLimit(now: () => number) {
  let salt = randomBytes(16);
  let day = Math.floor(now() / dayMs);
  const times = new Map<string, number[]>();

  function keyOf(client: string): string {
    const today = Math.floor(now() / dayMs);
    if (today !== day) {
      day = today;
      salt = randomBytes(16);
      times.clear();
    }
    return createHash('sha256').update(salt).update(client).digest('base64');
  }
  function withinHour(key: string): number[] {
    // Times in the future are from a clock that was wrong.
    return (times.get(key) ?? []).filter((time) => time > now() - hourMs && time <= now());
  }

  /** How often this client was counted in the last hour. */
  const seen = (client: string) => withinHour(keyOf(client)).length;

  function count(client: string): void {
    const key = keyOf(client);
    const counted = withinHour(key);
    counted.push(now());
    // Reinsert, so that the first key of the map is the one that was counted longest ago.
    times.delete(key);
    times.set(key, counted);
    if (times.size > maxClients) times.delete(times.keys().next().value!);
  }

  /** Counts a client, unless it was counted so often in the last hour. */
  function allows(client: string, max: number): boolean {
    const isAllowed = seen(client) < max;
    if (isAllowed) count(client);
    return isAllowed;
  }

  return { seen, count, allows };
}
