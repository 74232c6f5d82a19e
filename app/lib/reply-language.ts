import type { Site } from '../../content-model/schemas/site';
import { interpolate } from './interpolate.ts';

/** The sentence that informs Spanish-speaking visitors in which language the office replies. */
export const replyLine = (
  { repliesInSpanish }: Pick<Site, 'repliesInSpanish'>,
  { reply }: { reply?: { english: string; spanish: string } },
) => reply && (repliesInSpanish ? interpolate(reply.spanish, repliesInSpanish) : reply.english);
