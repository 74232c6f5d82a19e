/** The small sheets inside pages: which tool stands where, with what words beside it and which figures it starts with. */
import type { LiveSheets } from './schema.ts';

export default {
  'industries/real-estate': [
    {
      tool: 'percent-deductible',
      heading: 'Two percent of what?',
      text: 'The loss above, to play with. Change the value the percent is taken from, and watch the payment move while the damage stays the same.',
      shows: ['schedule', 'percent', 'loss'],
      start: { basis: 'schedule', loss: 530_000 },
    },
  ],
  'industries/retail-service': [
    {
      tool: 'coinsurance',
      heading: 'A small loss, a smaller check',
      text: 'A coinsurance clause compares the limit you carry with the one it asks for. When the first is lower, every loss is paid at that share, even a small one.',
    },
  ],
  'industries/hospitality': [
    {
      tool: 'business-income',
      heading: 'Closed, month by month',
      text: 'Wages you keep, rent and loans go on while the rooms are empty. See in which month the limit runs out, before the contractor tells you when you can open.',
    },
  ],
  'industries/construction': [
    {
      leadsTo: 'certificate-request',
      heading: 'A certificate request without a second call',
      text: 'Type what the contract asks for. Out comes a message your advisor can act on, with a note where a wish usually needs an endorsement and not only a certificate.',
    },
  ],
  'personal/homeowners': [
    {
      tool: 'percent-deductible',
      heading: 'Two percent of what?',
      text: 'Wind and hail usually have a deductible of their own, and it is often a percent of the dwelling limit. It does not shrink when the damage is small.',
    },
    {
      tool: 'rebuild-limit',
      heading: 'When lumber jumps',
      text: 'After a regional storm everyone builds at once. On eligible policies an extension can pay up to 150% of the dwelling limit. Move the extension and see what it reaches.',
    },
  ],
  'personal/flood': [
    {
      tool: 'flood-start',
      heading: 'Bought today, in force when?',
      text: 'In the national program the wait is typically 30 days, so a policy bought with a storm in the Gulf usually starts after it. Enter the day you would buy.',
    },
  ],
  'personal/life': [
    {
      tool: 'life-needs',
      heading: 'Argue with the sum',
      text: 'These are the family’s figures from above. Put in yours, and see which line moves the gap most: usually the years.',
    },
  ],
  'services/commercial-property': [
    {
      leadsTo: 'coinsurance',
      heading: 'The same fire, to play with',
      text: 'The sheet opens with the figures of this building. Raise the limit toward the mark and see what the clause stops taking.',
      start: { value: 12_000_000, percent: 90, limit: 8_100_000, deductible: 50_000, loss: 1_600_000 },
    },
  ],
  'services/loss-control': [
    {
      leadsTo: 'storm-plan',
      heading: 'The storm hours, to check off',
      text: 'One list each for a home, a building and a job site, counted to the wind as above. Check marks stay on your device, and it prints on one page.',
    },
  ],
  'services/claims-advocacy': [
    {
      tool: 'claim-clock',
      heading: 'Your own outer dates',
      text: 'Two days and two switches, and the dates the insurer has by law. Weekends and state holidays are counted for you.',
    },
  ],
  'services/risk-management': [
    {
      tool: 'cost-of-risk',
      heading: 'Your own five lines',
      text: 'The last year of the company above. Replace its figures with yours, and compare the result with last year’s, not with somebody else’s.',
    },
  ],
  'blog/texas-claim-clock-explained': [
    {
      tool: 'claim-clock',
      heading: 'The same clock, with your dates',
      text: 'It starts with the dates of the example above, and counts them the same way.',
    },
  ],
} satisfies LiveSheets;
