import type { Context } from 'hono';
import { words } from '../words.ts';

const notices = new Map<string, string>(Object.entries(words.notices));

/** The confirmation of a change, named in the query of the redirect. */
export const noticeOf = (c: Context): string | undefined => notices.get(c.req.query('notice') ?? '');
