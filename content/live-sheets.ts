/** The small sheets inside pages: which tool stands where, with what words beside it and which figures it starts with. */
import type { LiveSheets } from './schema.ts';

export default {
  'industries/real-estate': [
    {
      tool: 'percent-deductible',
      heading: 'Two percent of what?',
      text: 'The loss above, to play with. Change the value the percent is taken from, and watch the payment move while the damage stays the same.',
      points: [
        'At 1% of $20,000,000 you keep $200,000, and the insurer pays $330,000.',
        'At 2% of one $4,000,000 building you keep $80,000.',
        'A loss below the deductible is all yours, however many roofs it touches.',
      ],
      shows: ['schedule', 'percent', 'loss'],
      start: { basis: 'schedule', loss: 530_000 },
    },
  ],
  'industries/retail-service': [
    {
      tool: 'coinsurance',
      heading: 'A small loss, a smaller check',
      text: 'A coinsurance clause compares the limit you carry with the one it asks for. When the first is lower, every loss is paid at that share, even a small one.',
      points: [
        'Half the limit the clause asks for pays half of each loss, before the deductible.',
        'Meet the mark, and the clause takes nothing from a small loss.',
        'The clause looks at the cost to replace on the day of the loss, not on the day you bought.',
      ],
    },
  ],
  'industries/hospitality': [
    {
      tool: 'business-income',
      heading: 'Closed, month by month',
      text: 'Wages you keep, rent and loans go on while the rooms are empty. See in which month the limit runs out, before the contractor tells you when you can open.',
      points: [
        'Count only the costs that truly stop: often supplies and hourly shifts, seldom the rent.',
        'The waiting period comes first, and its loss is yours.',
        'A limit of four months’ loss ends before a closing of six.',
      ],
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
      points: [
        'At 1% of $400,000 you keep the first $4,000 of a hail loss.',
        'At 2% you keep $8,000, whether the roof costs $9,000 or $30,000.',
        'The deductible is yours to pay, by law.',
      ],
    },
    {
      tool: 'rebuild-limit',
      heading: 'When lumber jumps',
      text: 'After a regional storm everyone builds at once. On eligible policies an extension can pay up to 150% of the dwelling limit. Move the extension and see what it reaches.',
      points: [
        'The extension is a percent of the limit you chose: a low limit stays low, only less so.',
        'With 25% on top, a limit of $432,000 reaches a rebuild of $540,000.',
        'The deductible comes off in any case, and newer building codes can add to the bill.',
      ],
    },
  ],
  'personal/flood': [
    {
      tool: 'flood-start',
      heading: 'Bought today, in force when?',
      text: 'In the national program the wait is typically 30 days, so a policy bought with a storm in the Gulf usually starts after it. Enter the day you would buy.',
      points: [
        'Bought for a loan that closes, a policy can start with the closing.',
        'A new flood map can mean a shorter wait, for a limited time.',
        'Private insurers set their own waits, and may stop selling with a storm in the Gulf.',
      ],
    },
  ],
  'personal/life': [
    {
      tool: 'life-needs',
      heading: 'Argue with the sum',
      text: 'These are the family’s figures from above. Put in yours, and see which line moves the gap most: usually the years.',
      points: [
        'Four years less of income make the gap $240,000 smaller.',
        'On the full sheet, what the survivor earns comes off each of those years.',
        'Coverage from work counts only while the job lasts.',
      ],
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
      points: [
        'The second day matters most: the time to decide starts once the insurer has what it asked for.',
        'A surplus lines insurer has longer for some of the steps.',
        'A declared disaster adds 15 days to each step.',
      ],
    },
  ],
  'services/risk-management': [
    {
      tool: 'cost-of-risk',
      heading: 'Your own five lines',
      text: 'The last year of the company above. Replace its figures with yours, and compare the result with last year’s, not with somebody else’s.',
      points: [
        'Premium is the line with an invoice. The other four are paid from other accounts.',
        'A higher deductible moves dollars from the first line to the second. The sum says whether it helped.',
        'Take the same twelve months for the costs and for the revenue.',
      ],
    },
  ],
  'blog/texas-claim-clock-explained': [
    {
      tool: 'claim-clock',
      heading: 'The same clock, with your dates',
      text: 'It starts with the dates of the example above, and counts them the same way.',
      points: [
        'Move the day of the last item, and the dates to decide and to pay move with it.',
        'Switch on surplus lines or a declared disaster, and see which steps grow.',
      ],
    },
  ],
} satisfies LiveSheets;
