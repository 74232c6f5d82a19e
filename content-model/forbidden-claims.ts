/** Promises and phrases that a brokerage must not use, and exceptions where the words are fine. */

import type { Wording } from './check/wording-rule.ts';

export const forbiddenClaims: Wording[] = [
  { pattern: /\bfull(y)?[- ](coverage|covered|protected|insured|protection)\b/i, say: 'name what is covered and what is not' },
  {
    pattern: /\bcomplete(ly)? (coverage|cover|covered|protection|protected|insurance|insured|security|solution|package|peace)\b/i,
    say: 'name what is covered and what is not',
  },
  { pattern: /\b(un)?guarantee(s|d|ing)?\b/i, say: 'nothing is guaranteed: say may, can, on eligible policies' },
  { pattern: /\b(best|lowest) (price|rate|premium|coverage|deal)s?\b/i, say: 'we help you compare' },
  { pattern: /\bcheapest\b/i, say: 'we help you compare' },
  { pattern: /\bpeace of mind\b/i, say: 'say what happens instead' },
  { pattern: /\brest easy\b/i, say: 'say what happens instead' },
  {
    pattern: /\bwe (make sure|ensure|guarantee)\b/i,
    say: 'say what we aim to do, or refer to an undertaking of content/facts/promises.yaml',
  },
  { pattern: /\bapproved by the state\b/i, say: 'leave it out' },
  { pattern: /\bexperts? in everything\b/i, say: 'name the trade' },
  { pattern: /\bunlimited\b/i, say: 'name the limit' },
  { pattern: /\brisk managers?\b/i, say: 'a licensed title in Texas: say advisor' },
  { pattern: /\b(our|staff|former|your own|in-house) adjusters?\b/i, say: 'a licensed title in Texas: say advisor' },
  { pattern: /\bnegotiat\w* (your|the|a|any|every) (claim|settlement|payment)s?\b/i, say: 'we guide, document and escalate' },
  {
    pattern:
      /\b(world[- ]class|best[- ]in[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|one[- ]stop|seamless(ly)?|game[- ]chang\w+|unparalleled|tailored solutions?|holistic)\b/i,
    say: 'say what it does',
  },
  { pattern: /\byears in business\b/i, say: 'over 50 years of combined experience' },
  { pattern: /(?<!generally )(?<!generally income )\btax[- ]free\b/i, say: 'generally income tax free' },
  { pattern: /\b(lorem|ipsum|placeholder|coming soon|TODO|TBD)\b/i, say: 'write the real words' },
  { pattern: /150% more/i, say: 'on eligible policies, up to 150% of the dwelling limit' },
];

/** Phrases that are allowed although a pattern matches them, each with the reason. */
export const allowed: { words: string; because: string }[] = [
  { words: '“full coverage”', because: 'quoted as the phrase that means nothing in a policy' },
  { words: 'not a guarantee', because: 'says that nothing is promised' },
  { words: 'no guarantee', because: 'says that nothing is promised' },
  { words: 'guarantees nothing', because: 'says that nothing is promised' },
  { words: 'do not guarantee', because: 'says that nothing is promised' },
  { words: 'does not guarantee', because: 'says that nothing is promised' },
  { words: 'cannot guarantee', because: 'says that nothing is promised' },
  { words: 'personal guarantee', because: 'a term of lending: the owner signs for the debt' },
  { words: 'guaranteed renewable', because: 'a defined policy provision of disability and long-term care contracts' },
  { words: 'guaranteed-renewable', because: 'the address of that provision in the glossary' },
  { words: 'guaranty association', because: 'the name of the state fund' },
];
