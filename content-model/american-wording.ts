/**
 * Words that sound foreign or stiff to an American policyholder, with what to say instead. `example` is a sentence that
 * the pattern must match; a test checks it.
 */
import type { Wording } from './check/wording-rule.ts';

interface AmericanWording extends Wording {
  example: string;
}

const month = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Words after which “cover” is a noun (“flood cover”), which Americans call coverage. */
const kindOfCover =
  'insurance|flood|wind|medical|riding|permanent|temporary|term|life|group|disability|motorist|liability|liquor|theft|gap|soft-cost|open-peril|walls-in|replacement cost|insured|business income|business interruption|interruption|overhead expense|expense|recall|pollution|parametric|law|additional insured|third-party|vandalism|cyber';

export const americanWording: AmericanWording[] = [
  {
    pattern: new RegExp(`\\b(?:${kindOfCover}) cover\\b(?! (?:a|an|the|your|their|his|her|its|only|no|all|what|sheet|letter)\\b)`, 'i'),
    say: 'coverage: “cover” is a verb here',
    example: 'Flood cover starts after a wait.',
  },
  {
    pattern:
      /\b(?:Cover|[Tt]he cover|[Mm]y cover|[Yy]our cover|[Tt]his cover) (?:is|are|was|ends?|starts?|stops|pays|applies|usually|normally|through)\b/,
    say: 'coverage: “cover” is a verb here',
    example: 'Cover usually starts at 12:01 a.m.',
  },
  {
    pattern: /\b(?:kinds of|reports|that|of|no|more|new|less|whether there is) cover(?: (?:fit|exists?|will|at all)\b|[.,;:])/i,
    say: 'coverage: “cover” is a verb here',
    example: 'A certificate reports cover.',
  },
  { pattern: /\bfortnight(?:ly|s)?\b/i, say: 'two weeks', example: 'Walk the site every fortnight.' },
  { pattern: /\bhaulage\b/i, say: 'hauling, trucking', example: 'Keep the haulage tickets.' },
  { pattern: /\btick(?:ed)? (?:the|a|this|each) box(?:es)?\b/i, say: 'check the box', example: 'Tick the box to accept the terms.' },
  {
    pattern: new RegExp(`\\b\\d{1,2} (?:${month})\\b(?! (?:storms?|freezes?))`),
    say: 'October 1, 2026',
    example: 'Counted as of 1 October 2026.',
  },
  { pattern: /\bexpiry\b/i, say: 'expiration', example: 'List the expiry dates.' },
  {
    pattern: /\bagree(?:d|s|ing)? a (?:fee|price|plan|date|value|figure|limit)\b/i,
    say: 'agree on a fee',
    example: 'Sometimes we agree a fee.',
  },
  { pattern: /\bforecourts?\b/i, say: 'lot, apron', example: 'Two cars on the forecourt.' },
  { pattern: /\bfilling stations?\b/i, say: 'gas station', example: 'A filling station with old tanks.' },
  { pattern: /\broad ?works\b/i, say: 'road work', example: 'A closure from road works.' },
  { pattern: /\bschool run\b/i, say: 'the drive to school', example: 'The drive to work and the school run.' },
  { pattern: /\bbuilding sites?\b/i, say: 'construction site', example: 'Model of a building site with a crane.' },
  { pattern: /(?<!investment )\badvisers?\b/i, say: 'advisor', example: 'Ask your tax adviser.' },
  { pattern: /\bnon-contributory\b/i, say: 'noncontributory', example: 'Primary and non-contributory wording.' },
  { pattern: /\bput (?:it|this|that|things) right\b/i, say: 'fix it', example: 'Tell us, so that we can put it right.' },
  { pattern: /\b(?:do|doing|did) the sums?\b|\bthe sums to\b/i, say: 'do the math, the arithmetic', example: 'We’ll do the sum with you.' },
  { pattern: /\b(?:and|is) no legal advice\b/i, say: 'not legal advice', example: 'This is a summary and no legal advice.' },
  { pattern: /\bput-off maintenance\b/i, say: 'deferred maintenance', example: 'Leaks and put-off maintenance.' },
  { pattern: /\bupland lots?\b/i, say: 'a lot on higher ground', example: 'An upland lot agreement.' },
  { pattern: /\bwithout asking fault\b/i, say: 'whoever was at fault', example: 'It pays small bills without asking fault.' },
  { pattern: /\bsounds alike\b/i, say: 'sounds similar', example: 'Stated value sounds alike.' },
  { pattern: /\bon calendar\b/i, say: 'on the calendar', example: 'Two renewals are on calendar.' },
  { pattern: /\bin one go\b/i, say: 'all at once, everything together', example: 'Send the papers in one go.' },
  { pattern: /\b(?:the )?other way round\b/i, say: 'the other way around', example: 'For the new policy it is the other way round.' },
  { pattern: /\bnew for old\b/i, say: 'at replacement cost', example: 'Is the roof paid new for old?' },
  { pattern: /\bwhat we cover\b/i, say: 'what a policy can cover', example: 'What we cover at home' },
  { pattern: /\b(?:this|full|calculator) sheet\b/i, say: 'calculator', example: 'Open the full sheet' },
  { pattern: /\bruins? the lot\b/i, say: 'ruins all of it', example: 'One slide ruins the lot.' },
  {
    pattern: /\b(?:jett(?:y|ies)|gantr(?:y|ies)|minibus(?:es)?|timber[- ]frame|leveling sta(?:ff|ffs|ves))\b/i,
    say: 'pier, overhead sign, shuttle bus, wood-frame, leveling rod',
    example: 'Samplers stand on a jetty.',
  },
  {
    pattern: /\b(?:whilst|amongst|tyres?|kerbs?|cheques?|lorry|lorries|car parks?|solicitors?)\b/i,
    say: 'the American word',
    example: 'Park at the kerb.',
  },
  {
    pattern:
      /\b(?:colour|labour|neighbour|favour|honour|organis|recognis|authoris|licence|programme|centre|metre|cancell(?:ed|ing)|travell(?:ed|ing))\w*\b/i,
    say: 'the American spelling',
    example: 'Ask the organiser about the licence.',
  },
];
