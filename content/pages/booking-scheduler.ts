import type { PortalWords } from '../schema.ts';
import site from '../site.ts';

export default {
  meta: {
    title: 'Book a time with your advisor',
    description:
      'Opens the Benchmark booking scheduler in a new tab. What to have at hand for the call, how long it takes, and what to do if your browser blocks the new tab.',
  },
  title: 'Book a meeting',
  lead: 'The booking scheduler opens beside this page. There you choose a time with your advisor.',
  button: 'Open the booking scheduler',
  linkText: 'Or follow this link:',
  waiting: 'If nothing opened, your browser held the tab back: use the button or the link above.',
  opened: 'The booking scheduler is open in a new tab. You can close this one, or read on.',
  blocked: 'Your browser held the new tab back, as many do. Nothing is lost: use the button or the link above.',
  have: {
    heading: 'Have these at hand',
    items: [
      {
        title: 'Your declarations page',
        text: 'The first pages of your current policy, with limits, deductibles and dates. A phone photo is fine.',
      },
      {
        title: 'Your renewal date',
        text: 'It tells us how much time there is. More than 90 days lets us compare properly; less than 30 means we sort what matters most.',
      },
      {
        title: 'The document behind the question',
        text: 'A lease, a loan letter, a contract clause or a letter from the insurer. Mark the paragraph you want to talk about.',
      },
      {
        title: 'Who else should listen',
        text: 'A spouse, partner, controller or attorney. Add their email address in the scheduler so that the invitation reaches them.',
      },
    ],
  },
  safety: {
    heading: 'Before you book',
    text: `The scheduler is an outside application with a privacy notice of its own. Meetings take place ${site.hours}. A meeting does not start, change or cancel coverage; that takes written confirmation from the insurer or from us. For a loss that is happening now, do not wait for a slot: call ${site.phone.display} or the claim number on your policy.`,
  },
} satisfies PortalWords;
