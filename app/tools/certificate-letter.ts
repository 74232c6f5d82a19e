import { interpolate } from '../lib/interpolate';
import type { LetterLine } from './translated-letter';

export interface CertificateInputs {
  holder: string;
  address: string;
  job: string;
  liability: string;
  other: string;
  by: string;
  /** Ids of the requested endorsements. */
  endorsements: string[];
}

export interface RequestWords {
  subject: string;
  greeting: string;
  holder: string;
  job: string;
  limits: string;
  endorsements: string;
  noEndorsements: string;
  by: string;
  check: string;
  thanks: string;
  blank: string;
}

interface Endorsement {
  id: string;
  request: string;
}

interface Request {
  subject: string;
  body: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/\.$/, '');

/** Writes the request. Empty fields become blanks to fill in by hand. */
export function certificateRequest(inputs: CertificateInputs, words: RequestWords, endorsements: Endorsement[]): Request {
  const { endorsements: chosen, ...texts } = inputs;
  const figures = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, oneLine(text) || words.blank]));
  const limits = [inputs.liability, inputs.other].map(oneLine).filter(Boolean);
  const requested = endorsements.filter(({ id }) => chosen.includes(id));
  const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');
  const body = [
    words.greeting,
    `${interpolate(words.holder, figures)}\n${interpolate(words.job, figures)}\n${interpolate(words.by, figures)}`,
    `${words.limits}\n${list(limits.length > 0 ? limits : [words.blank])}`,
    requested.length > 0 ? `${words.endorsements}\n${list(requested.map(({ request }) => request))}` : words.noEndorsements,
    words.check,
    words.thanks,
  ].join('\n\n');
  return { subject: interpolate(words.subject, figures), body };
}

/** Pairs each line of the request with the same line in another language. */
export function pairLines(sent: Request, says: Request): LetterLine[] {
  const linesOf = ({ subject, body }: Request) => [subject, ...body.split('\n').filter(Boolean)];
  const meanings = linesOf(says);
  return linesOf(sent).map((line, i) => ({ sent: line, says: meanings[i] ?? '' }));
}
