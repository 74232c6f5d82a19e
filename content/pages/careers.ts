import type { CareersWords } from '../schema.ts';

export default {
  meta: {
    title: 'Insurance brokerage careers in Houston',
    description:
      'Work at Benchmark: three career tracks, a 90-day success plan with a mentor, and clients who expect a straight answer. How the first months go, and how to apply.',
  },
  hero: {
    title: 'Careers',
    subtitle: 'Do careful work, and have time to do it',
    description:
      'If you place, service or explain insurance for a living, you know how often the file is rushed. We start renewals 120 days out, read contracts before quotes, and put claims people in the same room as placement.',
  },
  picture: {
    scene: 'careers',
    alt: 'Model of three stepped terraces with flags rising beside a brick office, and colleagues around a long table under string lights',
  },
  pitch: {
    heading: 'For people who read the endorsements',
    paragraphs: [
      'You may have spent years in a shop where volume won and the careful note in the file helped nobody. Here that note is the product. Clients come to us to know where they stand, and someone has to find out.',
      'You would work with a placement desk that knows its underwriters, advocates who have sat through many claims, and data people who fix the spreadsheet instead of forwarding it. Nobody is asked to promise what a policy does not say.',
    ],
    points: [
      {
        title: 'Fewer, deeper accounts',
        text: 'Books are sized so that you can visit the roof, meet the controller and know which loan comes due this year.',
      },
      {
        title: 'Tools built down the hall',
        text: 'Certificates, claim dates and market comparisons come from our own team. If a screen wastes your time, you can walk over and say so.',
      },
      {
        title: 'Licenses and study',
        text: 'Each role lists the licenses it needs. Study time belongs in the work week, and someone who passed the exam last year sits down with you.',
      },
    ],
  },
  plan: {
    heading: 'The 90-day success plan',
    lead: 'An onboarding plan with a mentor and clear checkpoints. It describes how you learn the work here; it makes no promise about income or advancement.',
    worked: 'You know it worked when',
    phases: [
      {
        days: 'Days 1–30',
        title: 'Learn the tools, ride along',
        text: 'You sit beside a mentor on calls, walk two client sites and one claim, and learn the quote desk, certificates, claim tracker and market reader by using them on closed files.',
        done: 'You can explain a percent deductible and a coinsurance clause to a client, with numbers, without notes.',
      },
      {
        days: 'Days 31–60',
        title: 'Own renewals with a mentor',
        text: 'You take a small set of renewals from the first letter on, 120 days before the date. Your mentor reads what you send before it goes out, and sits in when you present options.',
        done: 'Two renewals are on the calendar, with values checked and the client’s questions answered in writing.',
      },
      {
        days: 'Days 61–90',
        title: 'Carry your first accounts',
        text: 'Your name goes on the account page. You run the service plan, call on a claim and bring one improvement to the Friday meeting. At day 90 you and your mentor review what worked.',
        done: 'At the day 90 review you, your mentor and your director agree on the next two quarters, in writing.',
      },
    ],
  },
  tracks: {
    heading: 'Choose a track, and change it later if you like',
    items: [
      {
        title: 'Expert',
        description:
          'Technical depth in placement, claims advocacy or analytics. You become the person others ask before they answer, and you are not pushed into managing or selling to move up.',
        features: [
          'Choose placement, claims or analytics as your field',
          'Form reviews and coverage comparisons under your name',
          'Study time and a mentor for designations',
          'Teach one clinic a quarter to colleagues or clients',
        ],
      },
      {
        title: 'Leadership',
        description:
          'Build and lead a practice: an industry, a region or a service. You answer for the quality of its files, the growth of its people and a budget you help to write.',
        features: [
          'A practice plan you write and present each year',
          'Hiring and mentoring with support from human resources',
          'Regular time with the founders on real decisions',
          'Coaching on feedback, pricing and hard conversations',
        ],
      },
      {
        title: 'Producer',
        description:
          'Own a book of clients, with data and a placement desk behind you. You find the company, learn its trade and bring us in; specialists help you build the submission.',
        features: [
          'Market reader data for your chosen industries',
          'Placement and claims partners on every account',
          'Service team for certificates and endorsements',
          'Terms for your book set out in writing before you start',
          'Mentored first meetings and joint site visits',
        ],
      },
    ],
  },
  voices: {
    heading: 'Two people who took the job',
    sample: 'Sample quotations',
    items: [
      {
        quote:
          'In my second week I told a client that his building was undervalued and that the renewal would cost more. I waited for someone to be upset with me. My mentor asked if I had shown him the arithmetic. I had. He thanked us, and that was the meeting.',
        author: 'Teresa V.',
        role: 'account executive',
      },
      {
        quote:
          'I sold for years on being quick to call back. Here I also have something to say when I call. The placement desk gives me the clause, the claims team tells me what happened the last time it mattered, and I can decide which companies I want to know well.',
        author: 'Marcus L.',
        role: 'producer',
      },
    ],
  },
  apply: {
    heading: 'Open roles and how to apply',
    text: 'Current openings are listed on our recruiting site, which opens in a new tab. Send a résumé and a short note about a policy clause you once had to explain. A person reads each one.',
    applyLabel: 'Apply on our recruiting site',
    networkLabel: 'Visit us on LinkedIn',
  },
} satisfies CareersWords;
