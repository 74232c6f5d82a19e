import type { Context } from 'hono';
import { words } from '../words.ts';

const notices = new Map<string, string>(Object.entries(words.notices));

/** The confirmation that the address of a page asks for, after a change. */
export const noticeOf = (c: Context): string | undefined => notices.get(c.req.query('notice') ?? '');
