import { z } from 'zod';
import { arithmetic } from './arithmetic.ts';
import { reviewed, rows, slug, text } from './fields.ts';
import { hero, iconName, keyedPoint, loss, pageMeta, picture, point, prose, texas } from './shared.ts';

const serviceBase = {
  order: z.number().int().min(1).describe('Place in menus and lists'),
  name: text(3, 40, 'Name in title case, as in menu and footer'),
  reviewed,
  card: z.strictObject({ line: text(12, 70, 'Under the name on cards') }).describe('The card that leads to this page from others'),
  meta: pageMeta,
  hero,
  picture,
  loss,
  ...arithmetic,
  notCovered: z
    .strictObject({
      heading: text(10, 80, 'Heading: what this service does not do'),
      items: z
        .array(text(30, 260, 'One thing'))
        .min(3)
        .max(6),
    })
    .describe('What this service does not do'),
  texas,
  next: z
    .strictObject({
      heading: text(8, 80, 'Closing heading'),
      text: text(
        40,
        320,
        'The one next step. On claims advocacy and alternative risk financing: words only, no button. {phone} and {email} become links to ours',
      ),
    })
    .meta({ title: 'Next step', description: 'The last section: the one thing to do next' }),
};

export const commercialProperty = z.strictObject({
  ...serviceBase,
  intro: prose,
  cycle: z
    .strictObject({
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
    })
    .describe('The four services around a property'),
  sections: z.array(prose).min(2).max(4).describe('Valuation, catastrophe modeling, layered programs, lender compliance …'),
});

export const claimsAdvocacy = z.strictObject({
  ...serviceBase,
  call: z
    .strictObject({ before: text(8, 60, 'Before the phone number'), after: text(20, 120, 'What to do after hours') })
    .describe('Around the phone number at the top of the page'),
  intro: prose,
  timeline: z
    .strictObject({
      heading: text(8, 80, 'Heading'),
      lead: text(40, 320, 'What the timeline shows, and that the clocks are summaries'),
      steps: rows(
        {
          when: text(3, 30, 'For example Day 0'),
          title: text(4, 60, 'What happens'),
          you: text(20, 240, 'What you do'),
          limit: text(1, 20, 'The clock in two or three words, set large, for example 15 days').optional(),
          clock: text(1, 240, 'The statutory clock on the insurer, if there is one; goes on from the limit as one sentence').optional(),
        },
        6,
        9,
      ),
    })
    .describe('A claim from the first day on'),
  sections: z.array(prose).min(2).max(4),
});

export const alternativeRisk = z.strictObject({
  ...serviceBase,
  intro: prose,
  layers: z
    .strictObject({
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
    })
    .describe('The layers of a program, from the bottom up'),
  options: z
    .strictObject({
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
    })
    .describe('Ways to finance risk, compared'),
  sections: z.array(prose).min(1).max(3),
});

export const lossControl = z.strictObject({
  ...serviceBase,
  intro: prose,
  surveys: z.strictObject({ heading: text(8, 80, 'Heading'), items: z.array(point).min(6).max(9) }).describe('What we look at on site'),
  emergency: z
    .strictObject({
      heading: text(8, 80, 'Heading. Other pages lead to this section'),
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
      after: z
        .strictObject({
          heading: text(8, 80, 'Heading'),
          items: z
            .array(text(20, 200, 'What to do after the storm, in order'))
            .min(4)
            .max(7),
        })
        .describe('What to do after the storm'),
    })
    .describe('What we do in an emergency'),
  sections: z.array(prose).min(1).max(2),
});

export const portfolioManagement = z.strictObject({
  ...serviceBase,
  intro: prose,
  schedule: z
    .strictObject({
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
      conclusion: text(60, 400, 'What the table shows that single policies do not'),
    })
    .describe('Table of properties'),
  sections: z.array(prose).min(2).max(4),
});

export const privateClient = z.strictObject({
  ...serviceBase,
  overview: prose,
  clients: z.strictObject({ heading: text(8, 80, 'Heading'), items: z.array(point).min(4).max(6) }).describe('Whom we serve'),
  coverages: z
    .strictObject({
      heading: text(8, 80, 'Heading'),
      rows: rows({ line: text(3, 60, 'Coverage'), pays: text(40, 260, 'What it does'), who: text(4, 60, 'Who needs it') }, 6, 9),
    })
    .describe('Table of coverages'),
  advisory: z
    .strictObject({ heading: text(8, 80, 'Heading'), picture, items: z.array(keyedPoint).min(4).max(6) })
    .describe('What we advise on, with pins on a picture'),
  why: z
    .strictObject({ heading: text(8, 80, 'Heading'), items: z.array(point).min(3).max(4) })
    .meta({ title: 'Why Benchmark', description: 'Reasons for working with us' }),
});

export const riskManagement = z.strictObject({
  ...serviceBase,
  intro: prose,
  steps: z
    .strictObject({
      heading: text(8, 80, 'Heading over the five steps'),
      items: rows({ verb: text(4, 12, 'Identify, Measure, Treat, Finance, Monitor'), text: text(60, 360, 'What is done') }, 5, 5),
    })
    .describe('The five steps of risk management'),
  register: z
    .strictObject({
      heading: text(8, 80, 'Heading'),
      lead: text(40, 320, 'What the register shows; example figures'),
      boardThreshold: z.number().int().min(2).max(25).describe('Likelihood times severity from which a risk goes to the board'),
      map: z
        .strictObject({ heading: text(8, 80, 'Heading of the map'), text: text(40, 400, 'How to read it') })
        .describe('The map of risks'),
      rows: rows(
        {
          id: text(2, 4, 'R1, R2 …'),
          risk: text(8, 90, 'The risk, as event and consequence'),
          likelihood: z.number().int().min(1).max(5).describe('How likely, from 1 to 5'),
          severity: z.number().int().min(1).max(5).describe('How severe, from 1 to 5'),
          treatment: text(10, 120, 'What is done about it'),
          owner: text(4, 40, 'A role, not a person'),
          due: text(3, 20, 'When'),
        },
        6,
        9,
      ),
    })
    .describe('The list of risks'),
  clauses: z
    .strictObject({
      heading: text(8, 80, 'Heading'),
      lead: text(40, 320, 'Insurance clauses only, not legal advice'),
      items: z.array(point).min(4).max(6),
    })
    .describe('Clauses of contracts, explained'),
  cost: z
    .strictObject({
      heading: text(8, 80, 'Heading'),
      lead: text(40, 320, 'What total cost of risk is'),
      rows: rows(
        {
          label: text(4, 60, 'Part of the cost'),
          before: z.number().int().describe('The amount before, in dollars'),
          after: z.number().int().describe('The amount after, in dollars'),
          note: text(10, 140, 'Why'),
        },
        4,
        7,
      ),
    })
    .describe('Total cost of risk, before and after'),
  sections: z.array(prose).min(1).max(2),
});

export const network = z.strictObject({
  ...serviceBase,
  intro: prose,
  groups: z
    .strictObject({
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
    })
    .describe('The groups of members'),
  screening: z.strictObject({ heading: text(8, 80, 'Heading'), items: z.array(point).min(3).max(5) }).describe('How members are chosen'),
  compensation: prose.describe('Independence, that using a member is optional, what Benchmark does and does not receive'),
});
