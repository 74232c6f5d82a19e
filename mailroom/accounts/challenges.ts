/** Values that the server has to remember between two requests of one browser, such as a passkey's challenge. */
import { z } from 'zod';
import type { Database, Queries } from '../store/database.ts';

const challengeRow = z.object({ challenge: z.string() });

export async function saveChallenge(database: Database, id: string, challenge: string, expiresAt: number): Promise<void> {
  await database.transaction(async ({ run }) => {
    await run('delete from challenges where id = $1', [id]);
    await run('insert into challenges (id, challenge, expires_at) values ($1, $2, $3)', [id, challenge, expiresAt]);
  });
}

export async function readChallenge(queries: Queries, id: string, now: number): Promise<string | undefined> {
  const [row] = await queries.select(challengeRow, 'select challenge from challenges where id = $1 and expires_at > $2', [id, now]);
  return row?.challenge;
}

/** Returns a challenge and deletes it, so that it can be used only once. */
export async function takeChallenge(queries: Queries, id: string, now: number): Promise<string | undefined> {
  const [row] = await queries.select(challengeRow, 'delete from challenges where id = $1 and expires_at > $2 returning challenge', [
    id,
    now,
  ]);
  return row?.challenge;
}
