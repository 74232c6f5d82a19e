import type { Context } from 'hono';
import { words } from '../staff-words.ts';

const notices = new Map<string, string>(Object.entries(words.notices));

/** The confirmation to show after a change. The redirect names it in the query. */
export const noticeOf = (c: Context): string | undefined => notices.get(c.req.query('notice') ?? '');
