import type { IndustryIndexWords } from '../schema.ts';

export default {
  meta: {
    title: 'Commercial insurance by industry',
    description:
      'Find your trade: what goes wrong there, what each coverage pays and what we place for it, from apartments and oilfields to clinics, shops and warehouses.',
  },
  hero: {
    title: 'Find your trade',
    subtitle: 'Every industry loses money in its own way.',
    description:
      'A hotel and a machine shop can share a wall and hardly share a policy. Pick the trade you are in and read what goes wrong there, what each coverage pays, and what the usual policy leaves out.',
  },
  picture: {
    scene: 'portfolio_management',
    alt: 'Model of a city block where towers, a house, a shop, a farm, a construction site, storage tanks, trucks and a wind turbine stand on neighboring lots.',
  },
  actions: { find: 'Look up your trade', talk: 'Talk to an advisor' },
  trades: {
    heading: 'Which lot is yours?',
    goesWrong: 'What goes wrong',
    wePlace: 'What we place',
    finder: {
      label: 'What do you do?',
      hint: 'For example salon, wireline or warehouse',
      all: 'industries',
      of: 'of',
      some: 'industries fit',
      fits: 'Includes',
      none: 'No industry carries that word. Try a plainer one, or ask an advisor below.',
    },
  },
  overlaps: {
    heading: 'Two trades under one roof?',
    lead: 'Read both pages. The gap is usually where they meet.',
    items: [
      {
        title: 'You brew it and you pour it',
        text: 'Recall and spoilage follow the tanks; liquor liability follows the tap. A policy written for one side of the wall may not see the other.',
        industries: ['food-beverage', 'hospitality'],
      },
      {
        title: 'You build it and you keep it',
        text: 'Builders risk can end the day people move in. The property policy has to start that day, at the finished value and on the lender’s form.',
        industries: ['construction', 'real-estate'],
      },
      {
        title: 'You truck what you sell',
        text: 'Motor truck cargo is written for other people’s goods. Your own stock on your own truck needs a transit limit.',
        industries: ['wholesale', 'transportation'],
      },
      {
        title: 'You import parts and assemble them',
        text: 'A part you build in is generally treated as yours. Products liability should list the parts you buy as well as the goods you ship.',
        industries: ['manufacturing', 'wholesale'],
      },
      {
        title: 'You clean up on a lease',
        text: 'Oilfield liability and contractor’s pollution can both be asked for on one job. Check where the first stops before the crew signs in.',
        industries: ['environmental', 'energy'],
      },
      {
        title: 'You treat patients and report to a board',
        text: 'Professional liability is about the care, directors and officers about the decisions. A grant agreement may ask for proof of both.',
        industries: ['healthcare', 'non-profit'],
      },
    ],
  },
  contact: {
    heading: 'Not sure which page is yours?',
    lead: 'Tell us in two sentences what the business does and when the next policy renews. An advisor tells you which trade an underwriter would file it under, and the lines to look at first.',
  },
  page: {
    crumb: 'Industries',
    quote: 'Request a Quote',
    talk: 'Talk to an advisor',
    consultation: 'Schedule a Consultation',
    sheet: 'a sheet for your meeting',
    approach: 'Our approach',
    products: 'Products and services',
    columns: ['Coverage', 'What it pays', 'Who needs it'],
    exposures: 'What goes wrong',
    words: 'Words of the trade',
    loss: { label: 'Illustrative loss', figures: 'In numbers', note: 'Example figures' },
    serve: 'Who we serve',
    partners: {
      title: 'Partners we place with',
      note: '100+ carriers and specialty markets',
      carriers: 'Partner carriers',
      bullet: 'Partner',
    },
    faq: { missing: 'Not here?', ask: 'Ask an advisor', more: 'Load More' },
    posts: { heading: 'From the field book', all: 'All posts' },
  },
} satisfies IndustryIndexWords;
