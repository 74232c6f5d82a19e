import type { NotFoundWords } from '../schema.ts';

export default {
  meta: {
    title: 'Page not found: where to go from here',
    description:
      'There is no page at this address. From here you reach industries, personal lines, services, the blog, both portals and a person on the phone.',
  },
  title: 'Nothing is staked here.',
  lead: 'There is no page at this address. It may have moved, or a letter may be missing. Check the address, or start again from one of the places below.',
  picture: {
    scene: 'not_found',
    alt: 'Model of an empty desert lot: a surveyor has walked in a circle and reads a map, between a signpost, a level, a hole and a fallen marker',
  },
  home: 'Back to the home page',
  places: {
    heading: 'Known points nearby',
    items: [
      { label: 'Industries', text: 'The trades we know, what goes wrong in them and what we place.', path: '/industry' },
      { label: 'Personal lines', text: 'Homes, cars, flood, life and the rest of the household.', path: '/personal' },
      {
        label: 'Commercial property',
        text: 'Values, placement, loss control and help with claims.',
        path: '/services/commercial-property',
      },
      { label: 'Field book', text: 'Articles on claims, renewals, disability and care.', path: '/blog' },
      { label: 'About Benchmark', text: 'Who we are, how we work and who would call you back.', path: '/about' },
      { label: 'Book a meeting', text: 'Choose a time with an advisor.', path: '/portals/booking-scheduler' },
      { label: 'Pay a premium', text: 'For invoices that carry our name.', path: '/portals/payment-portal' },
    ],
  },
  call: 'Looking for a document or a claim? Call us, Monday to Friday, 8 to 6 Central:',
} satisfies NotFoundWords;
