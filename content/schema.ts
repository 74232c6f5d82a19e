/**
 * The shape of every word on the site. Each field says what it is for, so this
 * file is also the editor's manual. `npm run check:content` checks all content
 * against it; a mistake names the file, the field and what to change.
 */
import { z } from 'zod';
import { pictureNames } from '../app/lib/picture-manifest.ts';
import { countWords } from './count-words.ts';

const text = (min: number, max: number, what: string) =>
  z
    .string()
    .min(min, `too short: at least ${min} characters (${what})`)
    .max(max, `too long: at most ${max} characters (${what})`)
    .refine((s) => s === s.trim(), 'has spaces at the start or end')
    .describe(what);

/** Cards of one row are of one height, so their texts are of about one length. */
const cardText = text(60, 260, '18 to 30 words').refine(
  (s) => countWords(s) >= 18 && countWords(s) <= 30,
  'a card has 18 to 30 words: shorten or lengthen the text',
);

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
  .describe('Part of an address: lower-case words joined by hyphens');

const path = z.string().regex(/^\/[a-z0-9/#-]*$/, 'an address on this site, starting with /');

/* ---------- shared parts ---------- */

/** On every page that prints law or a figure of a program; the sitemap has it too. */
const reviewed = z.iso.date().describe('Day on which the law and the figures on the page were last reviewed');

export const pageMeta = z.strictObject({
  title: text(15, 65, 'Title in the browser tab and in search results. Unique. Without the company name'),
  description: text(70, 165, 'One or two sentences for search results. Unique'),
});

const scene = z
  .enum(pictureNames, 'not a picture of art/masters (after adding one there, run npm run images)')
  .describe('Name of the picture in art/masters; its points, if any are used, stand in content/pictures.ts');

export const picture = z.strictObject({
  scene,
  alt: text(0, 160, 'What the model shows, for people who cannot see it. Empty only if it repeats the text beside it'),
});

export const point = z.strictObject({ title: text(2, 60, 'Short heading'), text: text(20, 420, 'One to three sentences') });

/** A numbered pin: `at` names a point of the picture (see content/pictures.ts). */
export const keyedPoint = z.strictObject({
  title: text(2, 50, 'Short heading beside the pin'),
  text: text(15, 240, 'One or two sentences'),
  at: z.string().describe('Name of a point of the picture, from content/pictures.ts'),
});

const lossWords = z
  .strictObject({
    label: text(4, 40, 'Says that the loss is invented'),
    figures: text(4, 40, 'On the sheet of figures'),
    note: text(4, 40, 'Says that the figures are examples'),
  })
  .describe('What stands around an illustrative loss');

const loss = z
  .strictObject({
    title: text(8, 80, 'What happened, in a few words'),
    story: text(150, 900, 'An invented loss, told plainly. The page labels it as illustrative'),
    figures: z
      .array(
        z.strictObject({
          label: text(3, 70, 'What the amount is'),
          amount: text(1, 24, 'For example $400,000 or 2%'),
          total: z.boolean().optional().describe('Draws a line above: this row is the result'),
        }),
      )
      .min(3)
      .max(6)
      .describe('The loss in numbers, in the order they are added or subtracted'),
    lesson: text(40, 320, 'What would have changed the outcome'),
  })
  .describe('One illustrative loss with numbers that add up');

const texasNote = z.strictObject({
  title: text(6, 70, 'Heading of the Texas note'),
  lead: text(30, 420, 'What is different in Texas, exact and careful; one sentence or two'),
  points: z
    .array(text(30, 640, 'One more rule or custom, with its law or agency by name'))
    .min(2)
    .max(6),
  sources: z
    .array(text(6, 70, 'A statute or an agency, for example Insurance Code chapter 151'))
    .min(1)
    .max(4)
    .optional()
    .describe('What the note rests on, printed under it: only laws, agencies and programs that the note itself names'),
});
/** Numbers of laws and short names of agencies. */
const marksOf = (source: string) => source.match(/\d[\d.]*|[A-Z]{2,}/g) ?? [];
const texas = texasNote.refine(
  ({ lead, points, sources = [] }) => sources.flatMap(marksOf).every((mark) => [lead, ...points].join(' ').includes(mark)),
  { path: ['sources'], error: 'names a law or an agency that the note does not name' },
);

const hero = z.strictObject({
  title: text(4, 50, 'The h1'),
  subtitle: text(15, 110, 'One line under the title'),
  description: text(80, 360, 'Two or three sentences'),
});

/* ---------- figures ---------- */

const countOf = (value: string) => value.split(/\s+/).length;

/** A line of a figure. An amount of the page's own sketch is written as the label of its row in braces, {Settlement}, never typed again. */
const line = (max: number, what: string) =>
  z
    .string()
    .min(1, `empty (${what})`)
    .refine((s) => s.replaceAll(/\{[^}]+\}/g, '$000,000').length <= max, `too long: at most ${max} characters (${what})`)
    .refine((s) => s === s.trim(), 'has spaces at the start or end')
    .describe(what);
const sentence = (words: number, what: string) =>
  line(9 * words, what).refine((s) => countOf(s.replaceAll(/\{[^}]+\}/g, '$0')) <= words, `at most ${words} words (${what})`);

const figureBase = {
  heading: line(45, 'The h2 over the drawing: what it shows, said as a fact'),
  lead: sentence(28, 'One sentence beside the heading'),
  reading: z
    .strictObject({
      row: z.string().describe('Label of the row of the page’s sketch whose amount is set large'),
      text: sentence(30, 'Goes on after the amount, in lower case'),
    })
    .optional()
    .describe('The amount the drawing comes to. Left out where the sketch is another story'),
  copper: line(30, 'What the copper mark is; stands in the legend'),
  note: line(60, 'Under the drawing: that it is illustrative, and what its scale is'),
  ground: z.enum(['page', 'stone', 'mist', 'deep']).optional().describe('What the figure stands on. Without it, the kind decides'),
};

const listed = z
  .array(z.strictObject({ head: line(50, 'Heading'), text: sentence(40, 'What the drawing shows here, in words') }))
  .min(3)
  .max(4)
  .describe('The drawing in words: seen on phones and on paper, heard everywhere');
const shows = line(320, 'What the drawing shows, for people who cannot see it');

const span = z.strictObject({
  from: z.number(),
  to: z.number(),
  label: line(40, 'Written in the bar'),
  could: z
    .strictObject({ from: z.number(), to: z.number(), label: line(40, 'Written in the dashed bar') })
    .optional()
    .describe('What could have been bought'),
});
const moment = z.strictObject({
  at: z.number().describe('Months from the start'),
  label: line(30, 'What happens'),
  date: line(34, 'When'),
  narrow: z.array(line(10, 'A line')).min(2).max(3).describe('The same in two or three very short lines, for phones'),
});
const timelinePolicy = z.strictObject({
  name: line(20, 'Name of the policy'),
  place: line(16, 'Small, after the name').optional(),
  act: span,
  claim: span,
  verdict: z.strictObject({ head: line(34, 'Who says what'), why: line(42, 'Why') }),
});

/** Why a policy that was bought does not answer: it asks two dates, and both must fall inside. */
export const timelineFigure = z.strictObject({
  ...figureBase,
  kind: z.literal('timeline'),
  shows,
  months: z.number().int().min(12).max(48).describe('Length of the axis, one tick each'),
  asks: z.tuple([line(8, 'First question'), line(8, 'Second question')]).describe('Over the two bars of a policy on phones'),
  turn: moment.describe('Where one policy ends and the other begins; at 35 to 50% of the axis'),
  act: moment.describe('The first date'),
  claim: moment.describe('The second date, in copper'),
  policies: z.tuple([timelinePolicy, timelinePolicy]),
  list: listed,
});
export type TimelineFigure = z.infer<typeof timelineFigure>;

/** A promise is worth what the policy on that step will pay: contracts step down, the suit climbs back up. */
export const chainFigure = z.strictObject({
  ...figureBase,
  kind: z.literal('chain'),
  tiers: z
    .array(
      z.strictObject({
        name: line(20, 'A party'),
        text: sentence(22, 'What it does in this loss'),
        post: z.enum(['answers', 'excluded', 'untested', 'loss']).describe('What its policy does; the last tier is the loss'),
        verdict: line(30, 'The same in at most four words'),
        leg: z.number().int().optional().describe('Number of the leg that ends here'),
        down: z
          .strictObject({
            name: line(20, 'The contract, or what else leads one step down'),
            text: sentence(14, 'What it promises'),
            leg: z.number().int().optional(),
            tested: z.boolean().optional().describe('Drawn in ink: this claim tried it'),
          })
          .optional()
          .describe('To the next tier; all but the last have one'),
      }),
    )
    .min(3)
    .max(4)
    .describe('Highest first, the injured person last'),
  suit: z.strictObject({
    to: z.number().int().min(0).describe('The tier the suit reaches, counted from 0; it starts at the last'),
    label: line(40, 'Along the line'),
    leg: z.number().int(),
  }),
  legs: z.array(line(60, 'A short sentence')).min(3).max(5).describe('What happened, in order; the drawing carries the numbers'),
});
export type ChainFigure = z.infer<typeof chainFigure>;

const answer = z.strictObject({
  who: line(24, 'Whom it is for, where two parties have two answers').optional(),
  line: line(44, 'The policy, or what happens'),
  pays: sentence(22, 'What it pays, or does not'),
});
const band = z.strictObject({
  name: line(30, 'What lies here'),
  policies: z.array(answer).min(1).max(2).describe('One for all, or two side by side'),
});

/** Which policy answers at which depth or height. */
export const groundFigure = z.strictObject({
  ...figureBase,
  kind: z.literal('ground'),
  scene: z.enum(['well', 'tank', 'building']).describe('The drawing; app/sections/figures/cross-section-drawings.tsx has them'),
  shows,
  bands: z.tuple([band, band, band, band]).describe('Top to bottom, at the heights of the drawing'),
  mark: z.strictObject({
    value: line(24, 'Beside the copper mark, set large'),
    text: sentence(18, 'What happened there'),
  }),
});
export type GroundFigure = z.infer<typeof groundFigure>;

/** A limit is flat and a year is not: what stands above the line is hatched. */
export const yearFigure = z.strictObject({
  ...figureBase,
  kind: z.literal('year'),
  shows,
  unit: line(60, 'What the numbers count'),
  values: z.array(z.number().min(0)).length(12),
  limit: z.strictObject({
    value: z.number(),
    label: line(44, 'On the line'),
    short: line(30, 'The same on phones'),
    text: line(44, 'Under the label'),
    setIn: z.number().int().min(0).max(11).describe('Month it was set in, from 0'),
  }),
  could: z
    .strictObject({
      value: z.number(),
      from: z.number().int().min(0).max(11),
      label: line(44, 'What could have been bought'),
      note: line(40, 'Under it'),
      narrow: z.tuple([line(14, 'A line'), line(14, 'A line')]).describe('The same on phones'),
    })
    .optional(),
  loss: z.strictObject({
    month: z.number().int().min(0).max(11),
    label: line(44, 'What happens'),
    short: line(24, 'What is over the limit, on phones'),
  }),
  list: listed,
});
export type YearFigure = z.infer<typeof yearFigure>;

/** Whose policy answers where: what could be lost runs left to right, and a lane breaks where the answer changes. */
export const handoffFigure = z.strictObject({
  ...figureBase,
  kind: z.literal('handoffs'),
  lanes: z
    .array(z.strictObject({ name: line(20, 'What could be lost'), short: line(8, 'The same, upright on phones') }))
    .min(2)
    .max(3),
  stations: z
    .array(
      z.strictObject({
        name: line(18, 'Where it is'),
        place: line(28, 'Small, under the name'),
        text: sentence(22, 'What can happen here'),
        vignette: z
          .enum(['dock', 'road', 'lot', 'yard', 'bay', 'shelf', 'ship', 'line', 'table', 'rows'])
          .describe('The plan above it; app/sections/figures/handoff-drawings.tsx has them'),
        loss: z.literal(true).optional().describe('Here it happens; once per figure'),
        cells: z
          .array(
            z.strictObject({
              state: z.enum(['answers', 'condition', 'none']),
              line: line(66, 'The policy, or why there is none. The same words as the cell before continue its bar'),
            }),
          )
          .min(2)
          .max(3)
          .describe('One per lane'),
      }),
    )
    .min(4)
    .max(5),
});
export type HandoffFigure = z.infer<typeof handoffFigure>;

/** A policy in force is not a policy that answers: one bar with a hole wherever an exclusion bites. */
export const nightFigure = z.strictObject({
  ...figureBase,
  kind: z.literal('night'),
  scale: z.strictObject({
    unit: z.enum(['hours', 'months']),
    from: z.number(),
    to: z.number(),
    labels: z.array(line(10, 'A label')).describe('Hours: one for each line of the scale. Months: one for each space'),
  }),
  base: z.strictObject({ line: line(24, 'The policy that runs through'), note: line(24, 'In the bar, after it') }),
  events: z
    .array(
      z.strictObject({
        at: z.number(),
        time: line(10, 'Set large'),
        half: z.enum(['am', 'pm']).optional(),
        title: line(34, 'What happens'),
        base: z.strictObject({ answers: z.boolean(), text: sentence(14, 'What the policy that runs through says') }),
        written: z.strictObject({ line: line(50, 'The policy written for it'), note: sentence(14, 'Goes on after it').optional() }),
        loss: z.literal(true).optional().describe('The page’s own loss; once per figure'),
      }),
    )
    .min(5)
    .max(6)
    .describe('In order'),
});
export type NightFigure = z.infer<typeof nightFigure>;

export const figure = z
  .discriminatedUnion('kind', [timelineFigure, chainFigure, groundFigure, yearFigure, handoffFigure, nightFigure])
  .describe(
    'The loss of the page, drawn. Six kinds, one grammar: solid answers, hatched does not, dashed could have been bought, copper is the loss',
  );
export type AnyFigure = z.infer<typeof figure>;

/** The words of all figures of a kind: legends, and what the drawing cannot say. */
export const figureWords = z.strictObject({
  timeline: z.strictObject({
    inForce: text(4, 40, 'Legend: a solid bar'),
    could: text(4, 40, 'Legend: a dashed bar'),
    inside: text(4, 40, 'Legend: a tick'),
    outside: text(4, 40, 'Legend: a cross'),
    narrow: text(4, 120, 'For screen readers: the drawing of phones'),
  }),
  chain: z.strictObject({
    answers: text(4, 40, 'Legend: a solid post'),
    excluded: text(4, 40, 'Legend: a hatched post'),
    untested: text(4, 40, 'Legend: an open post'),
  }),
  ground: z.strictObject({ dashed: text(4, 40, 'Legend of the well: its dashed line') }),
  year: z.strictObject({
    limit: text(4, 40, 'Legend: the level line'),
    above: text(4, 40, 'Legend: hatched ground'),
    could: text(4, 40, 'Legend: the dashed line'),
    narrow: text(4, 120, 'For screen readers: the drawing of phones'),
    months: z.array(text(3, 3, 'A month')).length(12),
  }),
  handoffs: z.strictObject({
    answers: text(4, 40, 'Legend: a solid bar'),
    condition: text(4, 40, 'Legend: a hatched bar, where all answer on a condition'),
    none: text(4, 40, 'Legend: a hatched bar, where none answers'),
    either: text(4, 60, 'Legend: a hatched bar, where both occur'),
  }),
  night: z.strictObject({
    answers: text(4, 40, 'Legend, after the name of the policy: a solid bar'),
    hole: text(4, 40, 'Legend: a hatched hole'),
    written: text(4, 40, 'Before the policy written for an event'),
  }),
});
export type FigureWords = z.infer<typeof figureWords>;

/* ---------- industries ---------- */

/** The sections that may stand anywhere between the eight shared ones. */
const freeSection = z.enum(['wrong', 'words', 'loss', 'leftOut', 'texas', 'finePrint']);
export type FreeSection = z.infer<typeof freeSection>;
const free = z.array(freeSection).optional();

export const layout = z
  .strictObject({
    after: z
      .strictObject({ approach: free, why: free, products: free, serve: free, faq: free })
      .refine((after) => {
        const all = Object.values(after).flat().sort().join();
        return all === 'finePrint,loss,words,wrong' || all === 'leftOut,loss,texas,words,wrong';
      }, 'wrong, words and loss stand once each, and either finePrint or both of leftOut and texas')
      .describe('Which free sections follow which shared one. finePrint is leftOut and texas side by side'),
    headings: z.strictObject({
      products: text(10, 60, 'Heading of products and services').startsWith('Products and services', 'begins with Products and services'),
      words: text(8, 60, 'Heading of the words of the trade'),
    }),
  })
  .describe('Where the free sections stand and what they are called. Without it, the order of the first pages');
export type IndustryLayout = z.infer<typeof layout>;

export const industry = z.strictObject({
  order: z.number().int().min(1).describe('Place in menu, footer and index'),
  name: text(3, 30, 'Short name in title case, as in the menu. "<name> Insurance", hyphenated, must be the file name plus -insurance'),
  reviewed,
  card: z.strictObject({
    line: text(12, 70, 'Under the name on cards: who it is for'),
    goesWrong: text(40, 200, 'Industry index: what goes wrong in this trade, one line'),
    wePlace: text(30, 180, 'Industry index: what we place for it, one line'),
  }),
  meta: pageMeta,
  hero,
  picture,
  approach: z.strictObject({
    note: text(8, 60, 'Small label at the right of the hairline'),
    statement: text(120, 420, 'Set in large type: how we look at this trade'),
    steps: z.array(point).length(3).describe('What we do, in order'),
  }),
  why: z.strictObject({
    heading: text(8, 60, 'Heading of the section; contains the word Benchmark'),
    picture,
    reasons: z.array(keyedPoint).length(4).describe('Four reasons, each pinned to a thing in the picture'),
  }),
  products: z.strictObject({
    lead: text(30, 200, 'Beside the heading Products and services'),
    lines: z
      .array(
        z.strictObject({
          line: text(3, 60, 'Name of the coverage'),
          pays: text(40, 260, 'What it really pays, and when: reads on from the words What it pays, so it begins with a noun'),
          who: text(4, 60, 'Who needs it'),
        }),
      )
      .min(6)
      .max(11)
      .refine(
        (lines) => [/workers’ compensation/i, /auto/i, /umbrella|excess/i].every((name) => lines.some(({ line }) => name.test(line))),
        'workers’ compensation, auto, and umbrella or excess stand in every list, each alone or together in one row',
      ),
  }),
  exposures: z.array(point).min(3).max(5).describe('What goes wrong here and how it turns into money'),
  notCovered: z.strictObject({
    heading: text(10, 80, 'Heading, for example What the usual policy does not do'),
    items: z
      .array(text(40, 260, 'One exclusion, condition or limit in plain words'))
      .min(4)
      .max(7),
  }),
  figure: figure.optional().describe('Stands over what goes wrong, and draws the loss'),
  layout: layout.optional(),
  loss,
  texas,
  words: z.array(slug).min(3).max(6).describe('Words of the trade: terms of content/glossary, by key'),
  serve: z
    .array(text(3, 34, 'A kind of client'))
    .min(7)
    .max(12)
    .describe('Who we serve; read as a sentence, set in large type'),
  faq: z.strictObject({
    heading: text(8, 50, 'For example Questions owners ask'),
    first: z.array(z.string()).min(3).max(5).describe('Ids of the shared questions that come first, from content/faq.ts'),
  }),
  posts: z.array(slug).length(3).describe('Three posts that fit, by file name'),
  contact: z.strictObject({
    heading: text(10, 60, 'Heading of the closing section, of this industry alone'),
    lead: text(60, 260, 'The next step: what to send and what happens then'),
  }),
});
export type IndustryWords = z.infer<typeof industry>;

/* ---------- personal lines ---------- */

/** Icons a differentiator may use; drawn in app/ui/icon.tsx. */
export const iconName = z.enum([
  'ruler',
  'scale',
  'file-text',
  'phone',
  'shield',
  'house',
  'car',
  'key',
  'umbrella',
  'calendar',
  'clock',
  'camera',
  'map',
  'droplets',
  'wrench',
  'hard-hat',
  'heart',
  'users',
  'user',
  'search',
  'banknote',
  'percent',
  'handshake',
  'landmark',
  'building',
  'truck',
  'compass',
  'clipboard-check',
  'message',
  'mail',
  'award',
  'layers',
  'trending-up',
  'briefcase',
  'graduation-cap',
]);
export type IconName = z.infer<typeof iconName>;

const workedExample = z.strictObject({
  title: text(10, 80, 'Heading of the worked example'),
  story: text(80, 700, 'The situation, invented; the page labels it as illustrative'),
  rows: z
    .array(
      z.strictObject({
        label: text(3, 80, 'What the amount is'),
        amount: text(1, 24, 'For example $8,000'),
        total: z.boolean().optional().describe('Draws a line above: this row is the result'),
      }),
    )
    .min(3)
    .max(7),
  lesson: text(40, 320, 'What the reader should take from it'),
});

const notDone = z.strictObject({
  heading: text(10, 80, 'Heading'),
  items: z
    .array(text(30, 260, 'One thing it usually does not do'))
    .min(4)
    .max(7),
});

export const personalLine = z.strictObject({
  order: z.number().int().min(1).describe('Place in footer, cards and overview'),
  name: text(3, 30, 'Short name in title case, as in the footer'),
  reviewed,
  card: z.strictObject({
    line: text(12, 70, 'Under the name on cards'),
    forWhom: text(30, 180, 'Personal overview: a sentence that says who needs it').startsWith(
      'You need this if ',
      'begins with “You need this if”',
    ),
  }),
  meta: pageMeta,
  hero,
  picture,
  rise: z
    .strictObject({
      label: text(8, 60, 'Label of the slider'),
      dry: picture.describe('The same lot without water, on the same pixels as the picture of the page'),
      levels: z
        .array(text(8, 40, 'How far the water has come'))
        .length(5)
        .describe('From dry ground to the picture of the page'),
    })
    .optional()
    .describe('Only flood: the visitor lets the water rise in the hero'),
  overview: z.strictObject({
    heading: text(8, 60, 'Heading'),
    lead: text(60, 280, 'First paragraph, larger'),
    paragraphs: z
      .array(text(80, 700, 'A paragraph'))
      .min(1)
      .max(3),
  }),
  covers: z.strictObject({
    heading: text(8, 60, 'Heading; begins What we cover'),
    picture,
    items: z.array(keyedPoint).min(5).max(7),
  }),
  highlights: z.strictObject({
    lead: text(20, 140, 'Beside the heading Coverage highlights'),
    cards: z
      .array(
        z.strictObject({
          title: text(3, 50, 'Heading of the card'),
          text: cardText,
          figure: z
            .strictObject({ value: text(1, 9, 'Large figure'), unit: z.string().max(8).describe('Small unit after it, may be empty') })
            .optional()
            .describe('Only on the first card, which is twice as wide'),
        }),
      )
      .length(7, 'exactly seven cards')
      .refine((cards) => cards.every((card, i) => (i === 0) === Boolean(card.figure)), 'the first card, and only it, has a figure'),
  }),
  enhancements: z.strictObject({
    lead: text(30, 200, 'Says that these are available at additional cost, on eligible policies').regex(
      /additional cost/i,
      'says “at additional cost”',
    ),
    items: z
      .array(text(4, 60, 'One enhancement'))
      .min(6)
      .max(12),
  }),
  figure: figure.optional().describe('Draws the example; only where it explains more than words'),
  example: workedExample,
  notCovered: notDone,
  texas,
  differentiators: z
    .array(z.strictObject({ icon: iconName, title: text(4, 50, 'Heading'), text: cardText }))
    .length(4, 'exactly four cards'),
  workWith: z
    .array(text(3, 34, 'A kind of client'))
    .min(6)
    .max(12),
  questions: z
    .array(text(20, 160, 'A question to ask at the meeting'))
    .min(5)
    .max(8)
    .describe('Printed on the sheet to bring along'),
  cta: z.strictObject({ heading: text(12, 80, 'Closing heading'), lead: text(30, 200, 'What to bring and what happens next') }),
  sisters: z.array(slug).length(2).describe('The two nearest personal lines, by file name'),
});
export type PersonalLineWords = z.infer<typeof personalLine>;

/** The overview of personal lines, and the words that all their pages share. */
export const personalIndex = z.strictObject({
  meta: pageMeta,
  reviewed,
  hero,
  picture,
  groups: z
    .array(
      z.strictObject({
        id: slug,
        question: text(15, 70, 'A question anyone can answer; leads from the hero to the group'),
        heading: text(4, 40, 'Heading of the group'),
        lead: text(40, 240, 'What decides within the group'),
        lines: z.array(slug).min(1).describe('Personal lines, by file name; each line stands in one group'),
      }),
    )
    .length(3),
  changes: z.strictObject({
    heading: text(8, 80, 'Heading'),
    lead: text(30, 200, 'Beside the heading'),
    start: text(2, 40, 'Before the line to start with'),
    after: text(2, 20, 'Between the two lines'),
    rows: z
      .array(
        z.strictObject({
          change: text(10, 60, 'What has just changed in a life'),
          first: slug.describe('The line to start with'),
          next: slug.describe('The line to look at after it'),
          why: text(40, 200, 'Why the second one'),
        }),
      )
      .min(5)
      .max(9),
  }),
  example: workedExample,
  notCovered: notDone,
  texas,
  cta: z.strictObject({ heading: text(12, 80, 'Closing heading'), lead: text(30, 200, 'What to bring and what happens next') }),
  call: text(4, 40, 'Before the phone number, under the closing button'),
  page: z
    .strictObject({
      crumb: text(4, 20, 'The way back to this overview'),
      quote: z.literal('Get Quote'),
      sheet: text(4, 60, 'Only on paper, after the name of the line: what the printed page is for'),
      highlights: text(4, 40, 'Heading'),
      figure: text(4, 60, 'Over the heading of a figure'),
      enhancements: text(4, 60, 'Heading'),
      example: lossWords,
      differentiators: text(4, 60, 'Heading'),
      questions: z.strictObject({
        heading: text(4, 60, 'Heading'),
        lead: text(30, 200, 'Under the heading; not printed'),
        print: text(4, 30, 'Button that prints the page'),
      }),
      workWith: text(4, 40, 'Heading'),
      sisters: z.strictObject({ heading: text(4, 40, 'Heading'), note: text(4, 60, 'Small label at the right of the hairline') }),
    })
    .describe('What is the same on every personal page'),
});
export type PersonalIndexWords = z.infer<typeof personalIndex>;

/* ---------- services ---------- */

export const prose = z.strictObject({
  heading: text(4, 80, 'Heading of the part'),
  paragraphs: z
    .array(text(60, 800, 'A paragraph'))
    .min(1)
    .max(4),
  points: z.array(point).min(2).max(8).optional().describe('A list with headings under the paragraphs'),
});

const serviceBase = {
  order: z.number().int().min(1),
  name: text(3, 40, 'Name in title case, as in menu and footer'),
  reviewed,
  card: z.strictObject({ line: text(12, 70, 'Under the name on cards') }),
  meta: pageMeta,
  hero,
  picture,
  loss,
  notCovered: z.strictObject({
    heading: text(10, 80, 'Heading: what this service does not do'),
    items: z
      .array(text(30, 260, 'One thing'))
      .min(3)
      .max(6),
  }),
  texas,
  next: z.strictObject({
    heading: text(8, 80, 'Closing heading'),
    text: text(
      40,
      320,
      'The one next step. On claims advocacy and alternative risk financing: words only, no button. {phone} and {email} become links to ours',
    ),
  }),
};

const rows = <T extends z.ZodRawShape>(shape: T, min: number, max: number) => z.array(z.strictObject(shape)).min(min).max(max);

export const commercialProperty = z.strictObject({
  ...serviceBase,
  intro: prose,
  cycle: z.strictObject({
    heading: text(8, 80, 'Heading over the drawn loop'),
    lead: text(40, 320, 'What the loop shows'),
    steps: rows(
      {
        verb: text(4, 12, 'Value, Place, Protect, Recover'),
        title: text(8, 70, 'Heading'),
        text: text(80, 500, 'What happens in this part of the cycle'),
        service: slug.describe('The sub-service that does it, by file name'),
      },
      4,
      4,
    ),
  }),
  parts: z.array(prose).min(2).max(4).describe('Valuation, catastrophe modeling, layered programs, lender compliance …'),
});

export const claimsAdvocacy = z.strictObject({
  ...serviceBase,
  intro: prose,
  timeline: z.strictObject({
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'What the timeline shows, and that the clocks are summaries'),
    steps: rows(
      {
        when: text(3, 30, 'For example Day 0'),
        title: text(4, 60, 'What happens'),
        you: text(20, 240, 'What you do'),
        limit: z.string().max(20).describe('The clock in two or three words, set large, for example 15 days; or empty'),
        clock: z
          .string()
          .max(240)
          .describe('The statutory clock on the insurer; goes on from the limit as one sentence. Empty if there is none'),
      },
      6,
      9,
    ),
  }),
  parts: z.array(prose).min(2).max(4),
});

export const alternativeRisk = z.strictObject({
  ...serviceBase,
  intro: prose,
  layers: z.strictObject({
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'What the drawing shows; example figures'),
    items: rows(
      {
        name: text(4, 50, 'Name of the layer'),
        from: z.number().int().min(0).describe('Bottom of the layer in dollars'),
        to: z.number().int().describe('Top of the layer in dollars: the bottom of the next'),
        payer: text(4, 60, 'Who pays it'),
        text: text(30, 240, 'How it works'),
      },
      4,
      4,
    ).describe('From the bottom up'),
    claims: z.array(z.number().int().min(1)).length(3).describe('Three example claims in dollars; the page works out who pays what'),
    note: text(20, 160, 'Under the drawing: what is to scale and what is not'),
  }),
  options: z.strictObject({
    heading: text(8, 80, 'Heading'),
    rows: rows(
      {
        name: text(4, 50, 'The option'),
        keep: text(20, 200, 'What you keep'),
        collateral: text(10, 160, 'Collateral and cash'),
        suits: text(20, 200, 'Whom it suits'),
        exit: text(20, 200, 'How you get out'),
      },
      5,
      7,
    ),
  }),
  parts: z.array(prose).min(1).max(3),
});

export const lossControl = z.strictObject({
  ...serviceBase,
  intro: prose,
  surveys: z.strictObject({ heading: text(8, 80, 'Heading'), items: z.array(point).min(6).max(9) }),
  emergency: z.strictObject({
    heading: text(8, 80, 'Heading; the part is linked as #emergency-response'),
    paragraphs: z
      .array(text(60, 700, 'A paragraph'))
      .min(1)
      .max(3),
    storm: rows(
      {
        hours: z.number().int().min(0).max(120).describe('Hours before tropical-storm-force winds are forecast to arrive'),
        title: text(4, 60, 'Heading'),
        actions: z
          .array(text(15, 140, 'One action'))
          .min(2)
          .max(4),
        owner: text(4, 50, 'Who does it'),
      },
      5,
      7,
    ),
    after: z.strictObject({
      heading: text(8, 80, 'Heading'),
      items: z
        .array(text(20, 200, 'What to do after the storm, in order'))
        .min(4)
        .max(7),
    }),
  }),
  parts: z.array(prose).min(1).max(2),
});

export const portfolioManagement = z.strictObject({
  ...serviceBase,
  intro: prose,
  schedule: z.strictObject({
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'What the table shows; example figures'),
    rows: rows(
      {
        asset: text(4, 50, 'Invented asset'),
        county: text(3, 30, 'County'),
        value: z.number().int().describe('Insured value in dollars'),
        deductible: text(2, 30, 'Wind and hail deductible'),
        lender: text(3, 40, 'Lender requirement that binds'),
        premium: z.number().int().describe('Share of the premium in dollars'),
      },
      5,
      8,
    ),
    reading: text(60, 400, 'What the table tells you that single policies do not'),
  }),
  parts: z.array(prose).min(2).max(4),
});

export const privateClient = z.strictObject({
  ...serviceBase,
  overview: prose,
  serve: z.strictObject({ heading: text(8, 80, 'Heading'), items: z.array(point).min(4).max(6) }),
  coverages: z.strictObject({
    heading: text(8, 80, 'Heading'),
    rows: rows({ line: text(3, 60, 'Coverage'), pays: text(40, 260, 'What it does'), who: text(4, 60, 'Who needs it') }, 6, 9),
  }),
  advisory: z.strictObject({ heading: text(8, 80, 'Heading'), picture, items: z.array(keyedPoint).min(4).max(6) }),
  why: z.strictObject({ heading: text(8, 80, 'Heading'), items: z.array(point).min(3).max(4) }),
});

export const riskManagement = z.strictObject({
  ...serviceBase,
  intro: prose,
  steps: z.strictObject({
    heading: text(8, 80, 'Heading over the levelled line'),
    items: rows({ verb: text(4, 12, 'Identify, Measure, Treat, Finance, Monitor'), text: text(60, 360, 'What is done') }, 5, 5),
  }),
  register: z.strictObject({
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'What the register shows; example figures'),
    boardAt: z.number().int().min(2).max(25).describe('Likelihood times severity from which a risk goes to the board'),
    map: z.strictObject({ heading: text(8, 80, 'Heading of the heat map'), text: text(40, 400, 'How to read it') }),
    rows: rows(
      {
        id: text(2, 4, 'R1, R2 …'),
        risk: text(8, 90, 'The risk, as event and consequence'),
        likelihood: z.number().int().min(1).max(5),
        severity: z.number().int().min(1).max(5),
        treatment: text(10, 120, 'What is done about it'),
        owner: text(4, 40, 'A role, not a person'),
        due: text(3, 20, 'When'),
      },
      6,
      9,
    ),
  }),
  clauses: z.strictObject({
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'Insurance clauses only, not legal advice'),
    items: z.array(point).min(4).max(6),
  }),
  cost: z.strictObject({
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'What total cost of risk is'),
    rows: rows(
      { label: text(4, 60, 'Part of the cost'), before: z.number().int(), after: z.number().int(), note: text(10, 140, 'Why') },
      4,
      7,
    ),
  }),
  parts: z.array(prose).min(1).max(2),
});

export const network = z.strictObject({
  ...serviceBase,
  intro: prose,
  groups: z.strictObject({
    heading: text(8, 80, 'Heading'),
    items: rows(
      {
        category: text(5, 30, 'The group'),
        icon: iconName,
        specialties: z
          .array(text(4, 50, 'A specialty'))
          .min(3)
          .max(6),
        description: text(60, 360, 'What they do and when you would ask for one'),
      },
      6,
      6,
    ),
  }),
  screening: z.strictObject({ heading: text(8, 80, 'Heading'), items: z.array(point).min(3).max(5) }),
  money: prose.describe('Independence, that using a member is optional, what Benchmark does and does not receive'),
});

export type Service =
  | z.infer<typeof commercialProperty>
  | z.infer<typeof claimsAdvocacy>
  | z.infer<typeof alternativeRisk>
  | z.infer<typeof lossControl>
  | z.infer<typeof portfolioManagement>
  | z.infer<typeof privateClient>
  | z.infer<typeof riskManagement>
  | z.infer<typeof network>;
export type CommercialPropertyWords = z.infer<typeof commercialProperty>;
export type ClaimsAdvocacyWords = z.infer<typeof claimsAdvocacy>;
export type AlternativeRiskWords = z.infer<typeof alternativeRisk>;
export type LossControlWords = z.infer<typeof lossControl>;
export type PortfolioManagementWords = z.infer<typeof portfolioManagement>;
export type PrivateClientWords = z.infer<typeof privateClient>;
export type RiskManagementWords = z.infer<typeof riskManagement>;
export type NetworkWords = z.infer<typeof network>;

/* ---------- company pages ---------- */

const tool = <T extends z.ZodRawShape>(example: T) =>
  point.extend({
    example: z.strictObject({
      title: text(4, 60, 'What the picture of the tool shows'),
      ...example,
      foot: text(10, 120, 'What one learns from it'),
    }),
  });

export const about = z.strictObject({
  meta: pageMeta,
  hero,
  picture,
  trusted: z.strictObject({
    heading: text(8, 80, 'Heading over the scroller'),
    sample: text(4, 40, 'Says that the names are samples, while site.sampleContent is true'),
    pause: text(4, 20, 'Button that stops the scroller'),
    names: z.array(text(3, 40, 'Invented client')).length(8),
  }),
  approach: z.strictObject({
    heading: text(4, 40, 'Heading'),
    note: text(4, 60, 'Small label'),
    statement: text(120, 420, 'Large type'),
    steps: z.array(point).length(3),
  }),
  actions: z
    .strictObject({ talk: z.literal("Let's Talk"), carriers: text(4, 40, 'Link to the definition on the disclosures page') })
    .describe('Under the approach'),
  tools: z.strictObject({
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'What the tools are for; example figures'),
    note: text(4, 40, 'On every picture of a tool: says that the figures are examples'),
    quoting: tool({
      columns: z.tuple([text(2, 20, 'Insurer'), text(2, 20, 'Answer'), text(2, 20, 'Premium')]),
      rows: rows(
        { insurer: text(2, 30, 'Invented insurer'), answer: text(2, 40, 'What it said'), premium: text(1, 20, 'Or a dash') },
        3,
        5,
      ),
    }),
    certificates: tool({
      rows: rows({ label: text(3, 40, 'What is asked'), value: text(2, 60, 'The answer'), missing: z.boolean().optional() }, 4, 6),
    }),
    claims: tool({
      steps: rows({ name: text(3, 20, 'Step'), date: z.string().max(12).describe('Empty while it has not happened') }, 5, 5),
      open: text(2, 12, 'In place of an empty date'),
    }),
    market: tool({
      ends: z.tuple([text(1, 12, 'Start of the scale'), text(1, 12, 'End of the scale')]),
      ranges: rows(
        {
          name: text(3, 40, 'Which risks'),
          from: z.number().min(0).max(100).describe('In per cent of the scale'),
          to: z.number().min(0).max(100).describe('In per cent of the scale'),
          middle: z.number().min(0).max(100).describe('In per cent of the scale'),
          text: text(4, 40, 'The range in words and numbers'),
        },
        3,
        4,
      ),
    }),
  }),
  memberships: z.strictObject({
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'What membership is for'),
    items: z.array(text(10, 90, 'In general words, no real organisation')).length(5),
  }),
  operators: z.strictObject({
    heading: text(8, 80, 'Heading: real-operators insight'),
    paragraphs: z
      .array(text(80, 700, 'A paragraph'))
      .min(2)
      .max(3),
    picture,
    points: z.array(keyedPoint).min(3).max(5),
  }),
  family: z.strictObject({
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'Lead'),
    companies: rows({ name: text(4, 40, 'Company'), does: text(40, 260, 'What it does'), role: text(6, 60, 'Short label') }, 4, 4),
  }),
  team: z.strictObject({
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'Lead'),
    more: z.literal('Load More'),
    less: z.literal('Load Less'),
    of: text(2, 20, 'Between the number of people shown and that of all'),
    about: text(3, 20, 'Opens what is told about a person; the name follows for screen readers'),
    linkedin: text(4, 40, 'Link'),
    meet: z.literal('Schedule a Meeting'),
    with: text(2, 20, 'Between that link and the name, for screen readers'),
  }),
  careers: z.strictObject({
    heading: text(8, 80, 'Heading'),
    text: text(40, 320, 'Text'),
    link: text(4, 40, 'Label of the link to /careers'),
  }),
  contact: z.strictObject({ heading: text(10, 60, 'Heading'), lead: text(60, 260, 'Lead') }),
});
export type AboutWords = z.infer<typeof about>;

export const careers = z.strictObject({
  meta: pageMeta,
  hero,
  picture,
  pitch: prose,
  plan: z.strictObject({
    heading: text(8, 80, 'Heading'),
    lead: text(40, 320, 'An onboarding plan, not a promise of income'),
    worked: text(4, 40, 'Before what tells that a phase went well'),
    phases: rows(
      {
        days: text(4, 20, 'Days 1–30'),
        title: text(4, 60, 'Heading'),
        text: text(60, 400, 'What happens'),
        done: text(20, 200, 'How one knows that it worked'),
      },
      3,
      3,
    ),
  }),
  tracks: z.strictObject({
    heading: text(8, 80, 'Heading'),
    items: rows(
      {
        title: z.enum(['Expert', 'Leadership', 'Producer']),
        description: text(60, 360, 'Description'),
        features: z
          .array(text(10, 90, 'A feature'))
          .min(4)
          .max(6),
      },
      3,
      3,
    ),
  }),
  voices: z.strictObject({
    heading: text(8, 80, 'Heading'),
    sample: text(4, 40, 'Says that the quotations are samples, while site.sampleContent is true'),
    items: rows({ quote: text(80, 420, 'Quote'), author: text(3, 40, 'Author'), role: text(3, 60, 'Role') }, 2, 2),
  }),
  apply: z.strictObject({
    heading: text(8, 80, 'Heading'),
    text: text(40, 320, 'Text'),
    applyLabel: text(4, 40, 'Button to the recruiting site'),
    networkLabel: text(4, 40, 'Button to the professional-network page'),
  }),
});
export type CareersWords = z.infer<typeof careers>;

export const portal = z.strictObject({
  meta: pageMeta,
  title: text(4, 50, 'The h1'),
  lead: text(60, 360, 'What happens: a new tab opens with the outside application'),
  button: text(4, 40, 'Label of the fallback button'),
  linkText: text(10, 120, 'Sentence before the plain link'),
  waiting: text(10, 200, 'Shown while it is not known, and without scripts'),
  opened: text(10, 160, 'Shown once the new tab is open'),
  blocked: text(10, 200, 'Shown when the browser held the tab back: calm, and what to do'),
  have: z.strictObject({ heading: text(8, 60, 'Heading'), items: z.array(point).min(3).max(5) }),
  safety: z.strictObject({ heading: text(8, 60, 'Heading'), text: text(60, 500, 'What to know') }),
});
export type PortalWords = z.infer<typeof portal>;

/** The overview of industries, and the words that all industry pages share. */
export const industryIndex = z.strictObject({
  meta: pageMeta,
  hero,
  picture,
  actions: z.strictObject({ find: text(4, 40, 'Leads to the list of trades'), talk: text(4, 40, 'Leads to the contact section') }),
  trades: z.strictObject({
    heading: text(8, 60, 'Heading of the list'),
    goesWrong: text(4, 40, 'Label before what goes wrong in a trade'),
    wePlace: text(4, 40, 'Label before what we place for it'),
    finder: z.strictObject({
      label: text(4, 60, 'Label of the field that narrows the list'),
      hint: text(10, 120, 'What can be typed'),
      all: text(4, 60, 'Said after the number of trades while nothing is typed'),
      of: text(2, 20, 'Between the number of trades that fit and that of all'),
      some: text(4, 60, 'Said after “3 of 14”'),
      fits: text(2, 30, 'Before the kinds of client that were found'),
      none: text(10, 160, 'Said when nothing fits'),
    }),
  }),
  overlaps: z
    .strictObject({
      heading: text(8, 60, 'Heading'),
      lead: text(30, 200, 'Beside the heading'),
      items: rows(
        {
          title: text(8, 60, 'What the firm does, as its owner would say it'),
          text: text(60, 260, 'Where the two trades part ways'),
          industries: z.array(slug).length(2).describe('The two industries, by file name'),
        },
        4,
        8,
      ),
    })
    .describe('Firms that belong to two trades'),
  contact: z.strictObject({ heading: text(10, 60, 'Closing heading'), lead: text(60, 260, 'The next step') }),
  page: z
    .strictObject({
      crumb: text(4, 20, 'The way back to this overview'),
      quote: z.literal('Request a Quote'),
      talk: text(4, 40, 'Beside the quote button; leads to the contact section'),
      consultation: z.literal('Schedule a Consultation'),
      sheet: text(4, 60, 'Only on paper, after the name of the industry: what the printed page is for'),
      approach: text(4, 40, 'Heading'),
      products: text(4, 40, 'Heading'),
      columns: z.tuple([text(4, 30, 'First column'), text(4, 30, 'Second column'), text(4, 30, 'Third column')]),
      exposures: text(4, 60, 'Heading'),
      words: text(4, 60, 'Heading'),
      loss: lossWords,
      serve: text(4, 40, 'Heading'),
      partners: z.strictObject({
        title: text(4, 40, 'Beside the trusted icon'),
        note: text(4, 60, 'Links to the definition on the disclosures page'),
        carriers: text(4, 40, 'Names the row of logos for screen readers'),
        bullet: text(4, 40, 'Names a bullet under it for screen readers; its number follows'),
      }),
      faq: z.strictObject({
        missing: text(4, 40, 'Before the link to the contact section'),
        ask: text(4, 40, 'The link itself'),
        more: z.literal('Load More'),
      }),
      posts: z.strictObject({ heading: text(4, 40, 'Heading over three posts'), all: text(4, 30, 'Link to the blog') }),
    })
    .describe('What is the same on every industry page'),
});
export type IndustryIndexWords = z.infer<typeof industryIndex>;

export const onboarding = z.strictObject({
  meta: pageMeta,
  title: text(3, 40, 'The h1'),
  advisor: z.strictObject({
    label: text(4, 40, 'Names the card'),
    phone: text(3, 12, 'Label'),
    chat: text(3, 12, 'Label'),
    email: text(3, 12, 'Label'),
  }),
  progress: z.number().int().min(0).max(100).describe('In per cent. Nothing on the site changes it'),
  of: text(4, 40, 'After the percentage'),
  progressLabel: text(4, 40, 'Names the progress bar'),
  stepsLabel: text(4, 40, 'Names the list of steps'),
  done: text(2, 20, 'Said of a ticked step'),
  open: text(2, 20, 'Said of a step that is not ticked'),
  steps: rows(
    { label: text(3, 24, 'In capitals'), at: z.number().int().min(1).max(100).describe('Ticked once progress reaches it') },
    2,
    8,
  ),
});
export type OnboardingWords = z.infer<typeof onboarding>;

export const notFound = z.strictObject({
  meta: pageMeta,
  title: text(3, 60, 'The h1'),
  lead: text(30, 320, 'Under the title'),
  picture,
  home: text(4, 40, 'Label of the button to the home page'),
  places: z.strictObject({
    heading: text(4, 60, 'Heading'),
    items: rows({ label: text(3, 40, 'Place'), text: text(10, 120, 'What is there'), path }, 4, 8),
  }),
  call: text(10, 160, 'Before the phone number'),
});
export type NotFoundWords = z.infer<typeof notFound>;

export const offlinePage = z.strictObject({
  meta: pageMeta,
  title: text(3, 60, 'The h1'),
  lead: text(30, 320, 'Under the title'),
  retry: text(4, 40, 'Label of the button that tries again'),
  kept: text(4, 60, 'Heading over the list of pages that were kept'),
  call: point.describe('Over the phone number'),
});
export type OfflineWords = z.infer<typeof offlinePage>;

export const legalMatter = z.strictObject({
  title: text(3, 60, 'The h1'),
  meta: pageMeta,
  lead: text(30, 320, 'Under the title'),
  effective: z.iso.date().describe('Since when'),
  reviewed,
});
export type LegalMatter = z.infer<typeof legalMatter>;

/* ---------- people, reviews, questions, partners ---------- */

/** A person's portrait is found by the id. */
const portraitId = (...kinds: string[]) =>
  z
    .string()
    .regex(new RegExp(`^(${kinds.join('|')})_\\d+$`), {
      error: `${kinds.map((kind) => `${kind}_`).join(' or ')} and a number`,
      abort: true,
    })
    .refine((id) => pictureNames.some((name) => name === `portrait_${id}`), {
      error: ({ input }) => `no portrait: put a square picture at art/masters/portrait_${input}.webp and run npm run images`,
    })
    .describe('Names the portrait: art/masters/portrait_<id>.webp');

export const teamMember = z.strictObject({
  id: portraitId('founder', 'exec'),
  name: text(3, 40, 'Name'),
  position: text(5, 60, 'Never "risk manager" or "adjuster": both are licensed roles'),
  email: z.email(),
  linkedin: z.url(),
  description: text(120, 420, 'Two to four sentences'),
});
export type TeamMember = z.infer<typeof teamMember>;

export const review = z.strictObject({
  id: portraitId('customer'),
  name: text(3, 40, 'Name as shown'),
  role: text(3, 40, 'For example home builder'),
  date: z.iso.date(),
  rating: z.number().min(1).max(5),
  review: text(80, 320, 'The words'),
  tags: z
    .array(text(3, 24, 'Tag'))
    .min(1)
    .max(3),
});
export type Review = z.infer<typeof review>;

export const faqItem = z.strictObject({
  id: slug,
  question: text(15, 110, 'The question, as people ask it'),
  answer: z
    .array(text(40, 700, 'A paragraph of the answer'))
    .min(1)
    .max(4),
});
export type FaqItem = z.infer<typeof faqItem>;

export const partner = z.strictObject({ id: slug, name: text(3, 40, 'Name'), logo: z.string().regex(/^\/images\/partners\/.+\.svg$/) });
export type Partner = z.infer<typeof partner>;

/* ---------- blog ---------- */

export const categories = ['Claims', 'Customer experience', 'Disability insurance', 'Long-term care insurance'] as const;
export type Category = (typeof categories)[number];

export const postMatter = z.strictObject({
  number: z.number().int().min(1).describe('The next free one. /blog/<number>, the old address, leads to the post'),
  title: text(10, 80, 'The h1'),
  category: z.enum(categories).describe('One of the four buttons of /blog'),
  date: z.iso.date().describe('Day of publication; the newest post comes first'),
  reviewed,
  author: text(5, 60, 'A role, not a person, for example Claims advocacy team'),
  reviewedBy: text(5, 60, 'A role, for example Director, Claims Advocacy'),
  description: text(70, 165, 'For search results and lists'),
  scene,
  alt: text(10, 160, 'What the picture shows'),
  summary: z
    .array(text(20, 200, 'One line of the summary box'))
    .min(3)
    .max(5),
  related: z.array(slug).min(2).max(3).describe('Related posts, by file name'),
});
export type PostMatter = z.infer<typeof postMatter>;

const label = (what: string) => text(2, 60, what);

export const blog = z.strictObject({
  meta: pageMeta,
  title: label('The h1 of /blog'),
  allPosts: label('First category button'),
  category: label('The single label under 769 px, and the name of the group of buttons'),
  categoryNames: z.array(z.enum(categories)).describe('The category buttons, in order'),
  newestFirst: label('After the number of all posts'),
  inCategory: label('Between the number of posts and the name of the chosen category'),
  by: label('Before the role of the author of the newest post'),
  more: label('Heading over the grid'),
  feed: label('Link to the feed'),
  pages: label('Names the page numbers for screen readers'),
  search: z.strictObject({
    label: label('Names the search field for screen readers'),
    placeholder: z.literal('Search...'),
    button: label('Names the button'),
  }),
  post: z.strictObject({
    author: label('Before the role of the author'),
    published: label('Before the date'),
    reading: label('Before the reading time'),
    minutes: label('After the number of minutes'),
    reviewedBy: label('Between that date and the role of the reviewer'),
    summary: label('Heading of the summary box'),
    disclaimer: text(80, 500, 'Under every post'),
    ask: label('Before the quiet link under a post. Long-term care posts do not have it'),
    askLink: label('The link itself'),
    related: label('Heading over the related posts'),
  }),
});
export type BlogWords = z.infer<typeof blog>;

export const searchPage = z.strictObject({
  meta: pageMeta,
  heading: z.literal('Best General').describe('The h1 while nothing is searched for'),
  best: z.array(slug).length(11, 'exactly eleven posts').describe('What stands there then, by file name'),
  results: z.strictObject({ one: label('After the number 1'), many: label('After any other number') }),
  resultsFor: label('Before the words that were searched for'),
  posts: label('Heading over posts'),
  coverage: label('Heading over coverage pages'),
  terms: label('Heading over terms of the glossary'),
  kinds: z
    .strictObject({
      post: label('A post'),
      industry: label('An industry page'),
      personal: label('A personal page'),
      service: label('A service page'),
      tool: label('A tool of the workbench'),
      term: label('A term of the glossary'),
    })
    .describe('What kind of page a result is'),
  inText: label('Before the words that were found in the text only'),
  pages: label('Names the page numbers for screen readers'),
  browse: label('Heading over the categories'),
  searching: label('While the index is fetched'),
  cut: text(20, 160, 'When the words were too long'),
  noScripts: text(40, 200, 'Without scripts; a link to /blog follows'),
  none: z.strictObject({
    text: text(40, 240, 'When nothing was found'),
    try: label('Heading over the suggestions'),
    suggestions: z.array(label('Words that find something')).min(3).max(8),
    ask: label('Link to the contact section'),
    glossary: label('Link to the glossary'),
  }),
  failed: z.strictObject({ text: text(20, 160, 'When the index could not be fetched'), retry: label('Button') }),
});
export type SearchWords = z.infer<typeof searchPage>;

/* ---------- the workbench ---------- */

const fieldName = z
  .string()
  .regex(/^[a-z]+$/)
  .describe('As it stands in the address; links that people have sent break when it changes');
const fieldWords = {
  name: fieldName,
  label: text(3, 60, 'Label of the field'),
  hint: text(8, 120, 'Under the field').optional(),
  only: z
    .strictObject({ field: fieldName, is: z.string().describe('The value') })
    .optional()
    .describe('Shown only while another field has a certain value'),
};
const toolField = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['money', 'percent', 'count']),
    ...fieldWords,
    unit: text(2, 12, 'After a number of something').optional(),
    min: z.number().min(0).describe('The least that is accepted'),
    max: z.number().describe('The most that is accepted'),
    example: z.number().describe('What stands there at first'),
    slider: z
      .strictObject({ min: z.number(), max: z.number(), step: z.number().positive() })
      .optional()
      .describe('A rule beside the field, for playing; the field takes values past its ends'),
  }),
  z.strictObject({
    kind: z.literal('choice'),
    ...fieldWords,
    options: z
      .array(z.strictObject({ value: z.union([z.string(), z.number()]), label: text(2, 40, 'The choice') }))
      .min(2)
      .max(3),
    example: z.union([z.string(), z.number()]),
  }),
  z.strictObject({ kind: z.literal('day'), ...fieldWords, min: z.iso.date(), max: z.iso.date(), example: z.iso.date() }),
  z.strictObject({ kind: z.literal('flag'), ...fieldWords, example: z.boolean() }),
]);

/** Words with the visitor’s numbers in them: {paid}. */
const filled = (min: number, max: number, what: string) => text(min, max, `${what}. {name} becomes a figure`);

const toolBase = {
  order: z.number().int().min(1).describe('Place on the index'),
  name: text(4, 30, 'The trade’s name, for crumbs and captions'),
  question: text(12, 70, 'The question in the visitor’s words: the h1 and every link'),
  meta: pageMeta,
  lead: text(60, 260, 'Under the question'),
  reviewed,
  of: text(30, 130, 'On the index, under the question'),
  leavesOut: z.strictObject({
    lead: text(20, 160, 'Beside the list'),
    items: z
      .array(z.strictObject({ title: text(4, 90, 'Heading').optional(), text: text(15, 220, 'One thing it leaves out') }))
      .min(3)
      .max(6),
  }),
  related: z
    .array(z.strictObject({ kind: text(4, 20, 'What kind of page'), label: text(4, 70, 'Its name'), path }))
    .min(2)
    .max(3, 'two or three, never more'),
};

/** A tool that computes. Fields, results and outcomes are those of app/tools/calculators.ts; a test holds them together. */
export const calculator = z.strictObject({
  ...toolBase,
  sheet: text(4, 40, 'Caption of the sheet'),
  picture: picture.optional().describe('Beside the question; without it the hero is dark and drawn'),
  reading: z.strictObject({ figure: filled(4, 30, 'On the index: the example’s answer'), text: filled(10, 70, 'What it is') }),
  fields: z.array(toolField).min(3).max(9),
  tries: z
    .array(z.strictObject({ label: text(4, 30, 'Button'), set: z.record(fieldName, z.union([z.string(), z.number(), z.boolean()])) }))
    .max(3)
    .describe('“Try a change”: each sets one or two values'),
  figures: z
    .array(z.strictObject({ result: z.string(), label: text(4, 40, 'Over the figure') }))
    .min(2)
    .max(3)
    .describe('The answer, and what stands beside it'),
  parts: z
    .array(
      z.strictObject({
        part: z.string().describe('Its name in app/tools/calculators.ts'),
        label: text(4, 60, 'In the list under the bar'),
        strata: z.number().int().min(0).max(4).describe('Color: 4 petrol, 3 copper (only what you pay), 2 sand, 1 sage, 0 dashed'),
        hatched: z.literal(true).optional().describe('Lines over the color, where another part has it too'),
        whenSome: z.boolean().optional().describe('Left out while it is nothing'),
      }),
    )
    .max(6),
  whole: z.strictObject({ label: text(4, 40, 'Under the parts'), figure: z.string().describe('The figure they add up to') }).optional(),
  outcomes: z.record(z.string(), filled(60, 420, 'One for each outcome')),
  refusals: z.record(fieldName, filled(20, 160, 'Beside a field that contradicts another')),
  drawing: z.strictObject({
    description: filled(30, 260, 'What the drawing shows, for people who cannot see it'),
    words: z.record(z.string(), filled(2, 60, 'A word in the drawing')),
  }),
  how: z.strictObject({
    heading: text(8, 40, 'Heading'),
    lead: text(20, 240, 'Under the heading'),
    steps: z
      .array(
        z.strictObject({
          label: text(4, 50, 'What is computed'),
          rule: text(6, 120, 'The formula in words'),
          sum: filled(3, 120, 'With the visitor’s numbers'),
          result: filled(3, 30, 'What it comes to'),
        }),
      )
      .min(1)
      .max(7),
    aside: filled(30, 220, 'A remark with the visitor’s numbers').optional(),
  }),
  live: z.strictObject({ fields: z.array(fieldName).min(2).max(4).describe('The fields of the small sheet inside pages') }).optional(),
});
export type CalculatorWords = z.infer<typeof calculator>;

/** The claim clock has a table and a calendar beside its sheet. */
export const claimClockTool = calculator.omit({ how: true }).extend({
  table: z.strictObject({
    heading: text(8, 40, 'Heading'),
    lead: text(20, 160, 'Under the heading'),
    columns: z.tuple([label('Step'), label('Counted from'), label('Count'), label('Date')]),
    rows: rows(
      {
        date: z.string().describe('The field or result whose date it is'),
        step: filled(4, 80, 'What is to be done'),
        from: text(4, 60, 'What starts the count'),
        count: z.string().max(60).describe('How long, for a standard insurer; empty for a day that was entered'),
        surplus: text(4, 60, 'How long, for a surplus lines insurer, if that differs').optional(),
        short: text(3, 30, 'On the line of weeks'),
      },
      7,
      7,
    ),
    disaster: text(8, 40, 'After a count that a declared disaster extends'),
  }),
  count: z.strictObject({
    heading: text(8, 40, 'Heading'),
    paragraphs: z
      .array(filled(40, 500, 'How days are counted'))
      .min(2)
      .max(3),
    holidays: text(8, 60, 'Over the list of holidays'),
    names: z.record(z.string(), text(4, 40, 'Name of a holiday')),
    none: text(20, 120, 'When no holiday falls into the calendar'),
  }),
  calendar: z.strictObject({
    button: text(4, 30, 'Saves the calendar file'),
    title: filled(8, 60, 'Title of an entry'),
    file: text(4, 40, 'Name of the file, without its ending'),
  }),
});
export type ClaimClockWords = z.infer<typeof claimClockTool>;

const texts = (min: number, max: number, what: string) => z.array(text(min, max, what));

const toolSlug = z.enum([
  'percent-deductible',
  'coinsurance',
  'rebuild-limit',
  'business-income',
  'cost-of-risk',
  'life-needs',
  'flood-start',
  'claim-clock',
]);
const paperSlug = z.enum(['certificate-request', 'storm-plan', 'conversation']);

/** By the file of the page that a small sheet stands in. */
const besideSheet = {
  heading: text(8, 60, 'Beside the sheet'),
  text: text(40, 240, 'Under it'),
  start: z
    .record(fieldName, z.union([z.string(), z.number(), z.boolean()]))
    .optional()
    .describe('Values that differ from the tool’s example, because the page tells of others'),
};

export const liveSheets = z.record(
  z.string().regex(/^(industries|personal|services|blog)\/[a-z0-9-]+$/, 'a file of content/ without its ending'),
  z
    .array(
      z.union([
        z.strictObject({
          tool: toolSlug,
          ...besideSheet,
          points: texts(30, 120, 'Under the text: what to look for when a figure is changed').min(2).max(3),
          shows: z.array(fieldName).min(1).max(4).optional().describe('Fields, if not those that the tool itself names'),
        }),
        z.strictObject({ leadsTo: z.enum([...toolSlug.options, ...paperSlug.options]), ...besideSheet }).describe('A link alone'),
      ]),
    )
    .min(1)
    .max(2),
);
export type LiveSheets = z.infer<typeof liveSheets>;

/** A tool that writes a request for a certificate. */
export const certificateTool = z.strictObject({
  ...toolBase,
  picture: picture.optional(),
  paper: z.strictObject({
    lines: texts(20, 160, 'Two lines of the paper on the index, with __ around what is filled in').length(2),
    warning: text(20, 120, 'Under them'),
    ticks: texts(10, 80, 'What it cannot do').length(2),
    by: text(4, 40, 'At its foot'),
  }),
  sheet: text(4, 40, 'Caption of the sheet'),
  fields: z.strictObject({
    holder: label('Who asks'),
    address: label('Their address'),
    job: label('For which job'),
    liability: label('Which limits: general liability'),
    other: label('Which other limits'),
    by: label('By when'),
    hints: z.strictObject({
      holder: text(8, 120, 'Under the field'),
      job: text(8, 120, 'Under the field'),
      liability: text(8, 120, 'Under the field'),
      other: text(8, 120, 'Under the field'),
    }),
    optional: label('Beside the label of a field that may stay empty'),
  }),
  wishes: z.strictObject({
    heading: text(8, 60, 'Over the boxes'),
    items: rows(
      {
        id: slug,
        label: text(8, 80, 'Beside the box'),
        asks: text(10, 160, 'In the request'),
        warning: text(20, 200, 'A neutral sentence: it usually needs an endorsement, not only a certificate'),
      },
      4,
      6,
    ),
  }),
  request: z.strictObject({
    heading: text(8, 60, 'Over the request'),
    subject: filled(10, 80, 'Subject of the email'),
    greeting: text(4, 40, 'First line'),
    holder: filled(20, 160, 'With {holder} and {address}'),
    job: filled(10, 120, 'With {job}'),
    limits: text(10, 80, 'Before the limits'),
    wishes: text(10, 120, 'Before the endorsements'),
    noWishes: text(10, 120, 'When none is asked for'),
    by: filled(10, 120, 'With {by}'),
    check: text(20, 240, 'Asks the advisor to say what the policy does not carry'),
    thanks: text(4, 40, 'Last line'),
    blank: text(3, 30, 'Stands for what was not filled in'),
  }),
  warnings: text(8, 60, 'Over the warnings'),
  cannot: z.strictObject({
    heading: text(8, 60, 'Heading'),
    lead: text(20, 160, 'Under it'),
    items: texts(20, 200, 'One thing a certificate cannot do').min(4).max(6),
  }),
  actions: z.strictObject({
    copy: label('Button'),
    copied: text(8, 80, 'Beside it'),
    email: label('Link that opens the own email program'),
  }),
});
export type CertificateWords = z.infer<typeof certificateTool>;

/** A tool that ticks off the hours before a storm. */
export const stormTool = z.strictObject({
  ...toolBase,
  picture: picture.optional(),
  paper: z.strictObject({
    rows: rows({ hours: z.number().int().min(0), text: text(6, 50, 'What is done') }, 5, 5),
    by: text(4, 40, 'At its foot'),
  }),
  sheet: text(4, 40, 'Caption of the sheet'),
  which: text(4, 40, 'Over the choice of plans'),
  overrides: z.strictObject({ title: text(8, 80, 'Heading'), text: text(60, 320, 'Evacuation orders override everything') }),
  counted: text(40, 240, 'Hours are counted to the arrival of tropical-storm-force winds'),
  hours: text(2, 20, 'After the number of hours'),
  wind: text(10, 60, 'At zero hours'),
  done: filled(8, 40, 'How many are ticked: {done} of {all}'),
  forget: label('Button that forgets the ticks'),
  forgotten: text(8, 80, 'Said once they are forgotten'),
  kept: text(20, 160, 'Says where the ticks are kept'),
  notKept: text(20, 160, 'When the browser keeps nothing'),
  plans: rows(
    {
      id: slug,
      label: text(4, 30, 'Home, building or job site'),
      stages: rows(
        {
          hours: z.number().int().min(0).describe('Before tropical-storm-force winds arrive'),
          title: text(6, 60, 'What this stage is for'),
          steps: rows({ id: slug, text: text(15, 180, 'One thing to do') }, 2, 7),
        },
        4,
        6,
      ),
    },
    3,
    3,
  ),
});
export type StormWords = z.infer<typeof stormTool>;

/** A tool that lists what to raise with an advisor. */
export const conversationTool = z.strictObject({
  ...toolBase,
  picture: picture.optional(),
  paper: z.strictObject({ ticks: texts(8, 80, 'A line of the paper on the index').length(3), by: text(4, 40, 'At its foot') }),
  sheet: text(4, 40, 'Caption of the sheet'),
  groups: rows(
    {
      heading: text(4, 40, 'What you own, rent, drive, employ, sign, worry about'),
      chips: rows(
        {
          id: slug,
          label: text(4, 40, 'The chip, in the first person'),
          topics: texts(20, 200, 'A topic to raise; never advice, never “you need”').min(1).max(3),
          bring: texts(6, 80, 'A document to bring').max(3),
          words: z.array(slug).max(4).describe('Terms of the glossary'),
        },
        2,
        6,
      ),
    },
    4,
    6,
  ),
  topics: text(4, 60, 'Heading'),
  bring: text(4, 60, 'Heading'),
  words: text(4, 60, 'Heading'),
  nothing: text(20, 160, 'While nothing is chosen'),
  chosen: filled(8, 60, 'How many are chosen: {count}'),
  clear: label('Button that starts again'),
});
export type ConversationWords = z.infer<typeof conversationTool>;

/** The index of the workbench, and what all its sheets say. */
export const toolIndex = z.strictObject({
  meta: pageMeta,
  crumb: text(4, 20, 'The way back to the index'),
  title: text(8, 50, 'The h1'),
  lead: text(60, 260, 'Under it'),
  picture,
  groups: z.strictObject({
    clause: z.strictObject({ heading: text(4, 40, 'Heading'), lead: text(30, 160, 'Beside it') }),
    date: z.strictObject({ heading: text(4, 40, 'Heading'), lead: text(30, 160, 'Beside it') }),
    paper: z.strictObject({ heading: text(4, 40, 'Heading'), lead: text(30, 160, 'Beside it') }),
  }),
  tryIt: z.strictObject({
    label: filled(10, 60, 'Label of the slider in the hero'),
    of: filled(6, 40, 'Over the answer'),
    note: text(20, 120, 'Under the slider'),
  }),
  watch: z.strictObject({ answer: label('On the line of the claim clock'), longest: label('At its end') }),
  cannot: z.strictObject({
    heading: text(8, 40, 'Heading'),
    items: z
      .array(text(30, 200, 'One thing a tool cannot do'))
      .min(2)
      .max(4),
    next: z
      .array(z.strictObject({ kind: text(4, 20, 'What kind of page'), label: text(4, 70, 'Its name'), path }))
      .min(1)
      .max(3),
  }),
  sheet: z
    .strictObject({
      reviewed: text(4, 20, 'Before the date of review'),
      stays: text(10, 60, 'Says that nothing is sent'),
      example: text(8, 60, 'While the example’s figures stand'),
      exampleShort: text(8, 30, 'The same, on a small sheet and on paper'),
      yours: text(6, 30, 'Once a figure was changed'),
      disclaimer: z.literal('Example arithmetic, not an offer, a quote or legal advice. Your policy decides.'),
      tries: text(4, 30, 'Over the buttons that change one thing'),
      slider: text(4, 20, 'After the label of a field: names its slider'),
      copy: text(4, 20, 'Button'),
      copied: text(10, 80, 'Beside it, once it worked'),
      copyFailed: text(10, 100, 'Label of the address, when the browser refused to copy it'),
      print: text(4, 20, 'Button'),
      printed: text(4, 20, 'Only on paper, before the date'),
      back: text(4, 30, 'Button that brings the example back'),
      ignored: filled(20, 160, 'When an address held something that could not be used; {fields} are their labels'),
      leavesOut: text(4, 40, 'Heading'),
      near: text(4, 30, 'Heading over the related pages'),
      noScripts: text(30, 160, 'Without scripts, under the worked example'),
      yes: text(2, 10, 'Says that a switch is on, in the worked example'),
      open: text(4, 30, 'On a small sheet: leads to the whole one'),
      refusals: z.strictObject({
        money: filled(20, 120, 'Beside an amount that cannot be read or is out of range'),
        percent: filled(20, 120, 'Beside a percent'),
        count: filled(20, 120, 'Beside a number of something'),
        day: filled(20, 120, 'Beside a date'),
      }),
    })
    .describe('What is the same on every sheet'),
});
export type ToolIndexWords = z.infer<typeof toolIndex>;

/* ---------- glossary ---------- */

const name = (what: string) => text(2, 60, what).regex(/^[\p{L}\p{N}’&/%, -]+$/u, 'letters, digits, spaces and ’ & / % , - alone');
const definitionWords = 45;

export const glossaryTerm = z.strictObject({
  term: name('The term as a reader meets it, in sentence case'),
  also: z.array(name('Another name')).min(1).max(4).optional().describe('Also called; printed under the term'),
  forms: z
    .array(name('A plural, an abbreviation or another spelling'))
    .min(1)
    .optional()
    .describe('Besides the term itself, what is found in a text and explained there. Capitals alone, such as NFIP, are found as capitals'),
  definition: text(40, 340, 'Plain to someone who hears the word for the first time, exact to a specialist').refine(
    (s) => countWords(s) <= definitionWords,
    `a definition has at most ${definitionWords} words: shorten it`,
  ),
  meet: text(10, 120, 'Where you meet it: goes on after “You meet it:”').regex(/^[a-z].*\.$/, 'begins small and ends with a period'),
  pages: z
    .array(z.string().regex(/^[a-z]+\/[a-z0-9-]+$/, 'a file of content/ without its ending, for example personal/flood'))
    .min(1)
    .max(3)
    .optional()
    .describe('Pages and tools that say more, by file of content/'),
  terms: z.array(slug).min(1).max(3).describe('Related terms, by key'),
});
export type GlossaryTerm = z.infer<typeof glossaryTerm>;

/** The key is the term in the address: /glossary#coinsurance. */
export const glossary = z.record(slug, glossaryTerm);
export type GlossaryTerms = z.infer<typeof glossary>;

const because = z.record(text(2, 60, 'The word'), text(10, 120, 'Why'));

/** Rules about words of the trade. */
export const tradeWords = z.strictObject({
  leftOut: because.describe('Terms, by key, that are not explained in the text of pages'),
  mustBeDefined: z.array(name('A word of the trade')).min(1).describe('What a definition may use only if the glossary defines it'),
  plain: because.describe('What a definition may use undefined, with what everybody takes it to mean'),
});
export type TradeWords = z.infer<typeof tradeWords>;

export const glossaryPage = z.strictObject({
  meta: pageMeta,
  reviewed,
  title: text(4, 40, 'The h1'),
  lead: text(40, 160, 'Under it. {count} becomes the number of terms').includes('{count}', 'says {count}'),
  crumb: label('In the way back'),
  find: z.strictObject({
    label: label('Over the field'),
    hint: label('In the empty field'),
    submit: label('Names the button for screen readers'),
  }),
  found: z.strictObject({ of: label('Between the number found and the number of all'), terms: label('After the number of terms') }),
  none: z.strictObject({
    text: label('Before the words that nothing matches'),
    advice: text(10, 80, 'What to do; the link follows'),
    ask: label('Link to the contact section'),
  }),
  letters: label('Names the row of letters'),
  also: label('Before the other names'),
  meet: label('Before the place where it is met'),
  example: z.strictObject({
    heading: text(8, 60, 'Heading'),
    text: text(60, 240, 'What a dotted word does'),
    paragraphs: z
      .array(text(60, 300, 'A paragraph that has dotted words'))
      .min(1)
      .max(4),
  }),
  popover: z.strictObject({ more: label('After the term, as the link to it'), close: label('Names the button in the corner') }),
});
export type GlossaryWords = z.infer<typeof glossaryPage>;

/* ---------- pictures ---------- */

const percent = z.number().min(0).max(100);

export const pictures = z.partialRecord(
  z.enum(pictureNames),
  z.strictObject({
    points: z.record(z.string(), z.tuple([percent, percent])).describe('Name of a thing on the picture: x and y, in per cent of its frame'),
  }),
);
export type Pictures = z.infer<typeof pictures>;

/* ---------- the home page ---------- */

const callout = z.strictObject({
  x: percent.describe('The thing measured, in per cent of the frame'),
  y: percent,
  side: z.enum(['start', 'end']).describe('Where its words stand'),
  below: z.boolean(),
  title: text(4, 40, 'What is read'),
  note: text(0, 40, 'Under it; may be empty'),
});

const linkTo = (what: string) =>
  z.strictObject({ label: label(what), path: z.string().startsWith('/', 'an address on this site, starting with /') });

export const home = z.strictObject({
  meta: pageMeta,
  hero: z.strictObject({
    title: text(8, 60, 'The h1'),
    lead: text(60, 320, 'Under it'),
    button: z.literal('GET A QUOTE'),
    how: label('Link to the four steps'),
    alt: text(20, 200, 'What the large model shows'),
    narrow: picture.describe('The picture of small screens'),
    model: label('On the picture: says that it is a model'),
    readings: label('Names the readings for screen readers: says that they are examples'),
    callouts: z
      .strictObject({ wide: z.array(callout).max(3), narrow: z.array(callout).max(3) })
      .describe('Readings on the picture. At most three, over free ground'),
  }),
  partners: z.strictObject({
    title: label('Beside the trusted icon'),
    note: label('Links to the definition on the disclosures page'),
    carriers: label('Names the row of logos for screen readers'),
    bullet: label('Names a bullet under it for screen readers; its number follows'),
  }),
  how: z.strictObject({
    heading: text(8, 60, 'Heading'),
    lead: text(30, 200, 'Beside the heading'),
    steps: rows(
      {
        title: text(8, 40, 'Heading of the step'),
        info: text(60, 240, 'What happens'),
        icon: iconName,
        background: z.string().describe('A drawing of app/pages/home/steps, without .svg'),
      },
      4,
      4,
    ),
  }),
  compare: z.strictObject({
    heading: text(8, 60, 'Heading'),
    lead: text(60, 280, 'Under the heading'),
    search: z.strictObject({
      label: label('Names the search field for screen readers'),
      placeholder: z.literal('Search...'),
      button: label('Names the button'),
      results: label('Names the results for screen readers'),
      none: text(10, 120, 'When nothing was found'),
    }),
    often: label('Before the links'),
    oftenLinks: z.array(linkTo('What is often looked up')).min(3).max(6),
    sheet: z.strictObject({
      title: text(10, 80, 'What is compared'),
      note: label('Says that the figures are examples'),
      gap: label('Said of a marked cell'),
      columns: z.array(label('Head of a column')).length(4),
      rows: z
        .array(z.array(text(1, 40, 'A cell; a * at its end marks a gap')).length(4))
        .min(4)
        .max(8),
      total: z.array(text(1, 40, 'A cell of the last row')).length(4),
    }),
  }),
  apart: z.strictObject({
    heading: text(8, 60, 'Heading'),
    lead: text(30, 200, 'Beside the heading'),
    link: label('Link to /about'),
    sample: label('Says that a figure is a sample, while site.sampleContent is true'),
    claims: rows(
      {
        figure: text(1, 5, 'Large'),
        after: text(0, 8, 'Small, after the figure; may be empty'),
        title: text(8, 60, 'What is counted'),
        text: text(20, 160, 'What it means for a client'),
        link: linkTo('Where it is defined').optional(),
        sample: z.boolean().optional().describe('Whether it is a sample figure'),
      },
      4,
      4,
    ),
  }),
  specialties: z.strictObject({
    heading: text(8, 60, 'Heading'),
    label: label('Names the tabs for screen readers'),
    tabs: z.strictObject({ commercial: label('Tab'), personal: label('Tab'), services: label('Tab') }),
    lot: label('Before the number of a card'),
    all: z.strictObject({
      commercial: linkTo('Under the cards'),
      personal: linkTo('Under the cards'),
      services: linkTo('Under the cards'),
    }),
    emergency: z
      .strictObject({ name: label('Heading'), line: text(12, 70, 'Under the name'), path: z.string(), scene })
      .describe('The ninth service card: a part of the page of loss control'),
  }),
  voices: z.strictObject({
    heading: text(8, 60, 'Heading'),
    label: label('Names the reviews for screen readers'),
    rating: z.number().min(1).max(5),
    ofFive: label('After the rating'),
    summary: label('Beside the rating'),
    sample: label('Says that the reviews are samples, while site.sampleContent is true'),
    previous: label('Button'),
    next: label('Button'),
  }),
  contact: z.strictObject({ heading: text(10, 60, 'Closing heading'), lead: text(60, 260, 'The next step') }),
});
export type HomeWords = z.infer<typeof home>;

/* ---------- the site ---------- */

const subItem = z.strictObject({ label: label('As shown'), path: z.string().describe('Where it leads') });

const menuEntry = z.strictObject({
  label: label('As shown'),
  path: z.string().describe('Where it leads; the start of the addresses of its sub-items'),
  subItems: z
    .union([z.literal('industries'), z.array(z.union([z.string(), subItem]))])
    .optional()
    .describe("Plain text: the address is the path above plus the hyphenated label. 'industries': one entry for each industry"),
  isExternal: z.boolean().optional().describe('Opens in a new tab'),
  also: z
    .strictObject({ label: label('As shown'), path: z.string() })
    .optional()
    .describe('Below the sub-items: a neighbour that people look for here'),
});

const footerSection = z.strictObject({
  heading: label('Heading'),
  all: subItem.optional().describe('The page of the heading, where there is one'),
  links: z.union([
    z.enum(['industries', 'personal', 'services']),
    z.array(z.strictObject({ label: label('As shown'), path: z.string().optional(), isExternal: z.boolean().optional() })),
  ]),
});

const outside = z.url('an outside address, starting with https://');

export const site = z.strictObject({
  name: label('Name of the brokerage'),
  legalName: label('Name on its license'),
  licenseNumber: z.string().regex(/^\d+$/, 'digits only').describe('Of the license in Texas'),
  line: label('The line under the name'),
  origin: z
    .url()
    .refine((s) => !s.endsWith('/'), 'without a slash at the end')
    .describe('Where the site is published; canonical addresses, the sitemap and the feed start with it'),
  phone: z.strictObject({
    display: label('As people read it'),
    href: z.string().regex(/^tel:\+\d{8,15}$/, 'tel:+ and the digits with the country code'),
  }),
  email: z.email(),
  address: z.strictObject({
    street: label('Street'),
    city: label('City'),
    state: z.string().regex(/^[A-Z]{2}$/, 'two capitals'),
    zip: z.string().regex(/^\d{5}$/, 'five digits'),
  }),
  hours: label('When the phone is answered'),
  coordinates: z.strictObject({ text: label('As shown'), latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  urls: z
    .strictObject({
      quote: outside,
      booking: outside,
      payment: outside,
      onboarding: outside,
      chat: outside,
      jobs: outside,
      network: outside,
    })
    .describe('Outside applications. All open in a new tab'),
  social: z.array(z.strictObject({ id: z.enum(['facebook', 'instagram', 'linkedin']), label: label('Name'), href: outside })),
  header: z.strictObject({
    menu: z.literal('MENU'),
    person: subItem.describe('The icon of a person'),
    phone: label('The icon of a phone'),
    contact: z.literal('Contact Us'),
    skip: label('First link of every page, for the keyboard'),
  }),
  theme: z
    .strictObject({ dark: label('Leads to it'), light: label('Leads to it') })
    .describe('The toggle names the theme that it leads to'),
  crumbs: z
    .strictObject({ home: label('Home'), about: label('About'), careers: label('Careers') })
    .describe('The way back above a title. Industries, personal lines, services and the blog bring their own names'),
  menu: z.array(menuEntry).min(1),
  footer: z.strictObject({
    blurb: text(40, 200, 'Under the name; also the description of the site'),
    legal: z.array(subItem),
    sections: z.array(footerSection).length(5),
  }),
  reading: z
    .strictObject({ contents: label('Heading'), effective: label('Before a date') })
    .describe('Around a long text: its contents, and the date from which a legal one holds'),
  reviewed: label('Before the date on every page that prints law or a figure of a program'),
  sources: z
    .strictObject({ one: label('Before one'), several: label('Before several') })
    .describe('Before the laws and agencies that a note on Texas rests on'),
  updated: z.iso.date().describe('When the words were last gone over: the date in the sitemap of pages without a date of review'),
  offline: z
    .boolean()
    .describe('Whether the site keeps visited pages for reading without a connection. False also removes what browsers have kept'),
  sampleContent: z.boolean().describe('While true, a caption says that the reviews are samples'),
});
export type Site = z.infer<typeof site>;

/* ---------- forms ---------- */

const mistake = text(10, 160, 'Says what to write');

/** The words of the contact section, its two forms, the result dialog and the newsletter card. */
export const forms = z.strictObject({
  tabs: z.strictObject({ label: label('Names the tabs'), customer: z.literal('I’m a customer'), lender: z.literal('Lenders / Mortgages') }),
  details: z.strictObject({ call: label('Phone'), write: label('Email'), visit: label('Address'), open: label('Hours') }),
  identity: text(40, 240, 'Under the form: who reads it, with the license'),
  demonstration: text(20, 160, 'Beside each form while nothing is delivered, that is, in a build without FORMS_ENDPOINT'),
  notLoaded: text(20, 180, 'Beside a form whose code did not arrive'),
  noScripts: text(20, 200, 'Without scripts'),
  optional: label('Beside a field that may stay empty'),
  sending: z.literal('Sending...'),
  pleaseCheck: label('When fields are marked'),
  contact: z.strictObject({
    name: label('Field'),
    email: label('Field'),
    phone: label('Field'),
    message: label('Field'),
    messageHint: text(10, 100, 'What could be written'),
    about: text(4, 60, 'What a message begins with that was started on another page; {subject} stands for it'),
    submit: label('Button'),
    privacy: text(40, 240, 'Before the link to the privacy notice'),
    privacyLink: label('The link'),
  }),
  mortgage: z.strictObject({
    notALender: text(60, 240, 'Says that Benchmark is not a lender'),
    fullName: label('Field'),
    bestContact: label('Field'),
    bestContactHint: label('What may be written'),
    emailDetected: z.literal('Email detected'),
    phoneDetected: z.literal('Phone detected'),
    loanType: label('Field'),
    loanTypes: z.array(label('A kind of loan')).min(2),
    loanAmount: label('Field'),
    propertyZip: label('Field'),
    creditRange: label('Field'),
    creditRanges: z.array(label('A range')).min(2),
    choose: label('While nothing is chosen'),
    notes: label('Field'),
    notesHint: text(10, 100, 'What could be written'),
    consent: z.literal('I agree to be contacted *'),
    consentCovers: text(40, 200, 'What the consent covers'),
    submit: z.literal('Submit Request'),
  }),
  errors: z.strictObject({
    name: mistake,
    email: mistake,
    message: mistake,
    bestContact: mistake,
    loanAmount: mistake,
    propertyZip: mistake,
    consent: mistake,
    terms: mistake,
    tooLong: mistake,
  }),
  result: z.strictObject({
    sent: z.strictObject({ message: z.literal('Your message has been successfully sent'), action: z.literal('OK') }),
    failed: z.strictObject({
      message: z.literal('Your message was not successfully sent. Please try again.'),
      action: z.literal('Try Again'),
    }),
    close: label('Names the button in the corner'),
  }),
  newsletter: z.strictObject({
    heading: text(8, 60, 'Heading'),
    lead: text(20, 120, 'What the letter holds'),
    email: label('Field'),
    terms: z
      .array(z.string())
      .length(4)
      .describe('The label of the box in four pieces; the second and the fourth are links to the terms and the privacy notice'),
    submit: z.literal('Subscribe'),
    thanks: z.literal('Thanks for subscribing!'),
    thanksNote: text(20, 120, 'When the next letter comes'),
    failed: text(20, 160, 'When it could not be sent'),
  }),
});
export type FormWords = z.infer<typeof forms>;

/* ---------- words that service pages share ---------- */

const wordsFor = <K extends string>(...names: K[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label('A part of a table or a drawing')])) as Record<K, z.ZodString>);

export const serviceWords = z.strictObject({
  crumb: label('The way back above a title'),
  loss: lossWords,
  example: label('Says that figures are examples'),
  cycle: label('Names the way around the four sub-services'),
  actions: z
    .record(slug, label('The button of a page, by its file name'))
    .describe('All open the quote application. Claims advocacy and alternative risk financing have none'),
  claims: wordsFor('you', 'clock'),
  layers: wordsFor('layer', 'claim', 'to', 'nothing'),
  options: wordsFor('name', 'keep', 'collateral', 'suits', 'exit'),
  storm: wordsFor('hours', 'before', 'owner'),
  schedule: wordsFor('caption', 'asset', 'county', 'value', 'premium', 'deductible', 'lender', 'share', 'ofValue', 'ofPremium', 'total'),
  privateClient: wordsFor('overview', 'serve', 'coverages', 'advisory', 'why').extend({
    columns: z.tuple([label('Coverage'), label('What it pays'), label('Who needs it')]),
  }),
  register: wordsFor('caption', 'id', 'risk', 'likelihood', 'severity', 'rank', 'treatment', 'owner', 'due', 'board'),
  map: wordsFor('caption').extend({ legend: z.tuple([label('Low'), label('Middle'), label('High')]) }),
  cost: wordsFor('caption', 'label', 'before', 'after', 'change', 'note', 'total'),
});
export type ServiceWords = z.infer<typeof serviceWords>;
