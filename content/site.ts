/** Everything that is said on more than one page, and every address that leads out of the site. */

import type { Site } from './schema.ts';

const site = {
  name: 'Benchmark',
  legalName: 'Benchmark Insurance Brokerage, LLC',
  /** Seven digits, as the Texas Department of Insurance prints them; use `licenseLine` to show it. */
  licenseNumber: '0000000',
  line: 'Know exactly where you stand.',
  /** Where the site is published; canonical addresses, the sitemap and the feed start with it. */
  origin: 'https://www.benchmark.example',

  phone: { display: '(713) 555-0142', href: 'tel:+17135550142' },
  email: 'info@benchmark.example',
  address: { street: '1200 Datum Street, Suite 400', city: 'Houston', state: 'TX', zip: '77002' },
  hours: 'Monday to Friday, 8 to 6 Central',
  coordinates: { text: '29.7604° N, 95.3698° W', latitude: 29.7604, longitude: -95.3698 },

  /** Outside applications. All open in a new tab. */
  urls: {
    quote: 'https://quote.benchmark.example/',
    booking: 'https://book.benchmark.example/',
    payment: 'https://pay.benchmark.example/',
    onboarding: 'https://onboarding.benchmark.example/',
    chat: 'https://chat.benchmark.example/',
    jobs: 'https://jobs.benchmark.example/',
    network: 'https://www.linkedin.com/benchmark.example',
  },
  social: [
    { id: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/benchmark.example' },
    { id: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/benchmark.example' },
    { id: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/benchmark.example' },
  ],

  header: {
    menu: 'MENU',
    person: { label: 'Client onboarding', path: '/onboarding' },
    phone: 'Call us',
    contact: 'Contact Us',
    skip: 'Skip to content',
  },
  /** The toggle names the theme that it leads to. */
  theme: { dark: 'Dark theme', light: 'Light theme' },
  /** The way back above a title. Industries, personal lines, services and the blog bring their own names. */
  crumbs: { home: 'Home', about: 'About', careers: 'Careers' },

  menu: [
    { label: 'Commercial', path: '/industry', subItems: 'industries', also: { label: 'Looking for personal lines?', path: '/personal' } },
    { label: 'About Us/Careers', path: '/about' },
    {
      label: 'Services',
      path: '/services',
      subItems: [
        'Commercial Property',
        { label: 'Claims Advocacy', path: '/services/commercial-property/claims-advocacy' },
        { label: 'Alternative Risk Financing', path: '/services/commercial-property/alternative-risk-financing' },
        { label: 'Loss Control', path: '/services/commercial-property/loss-control' },
        { label: 'Portfolio Management', path: '/services/commercial-property/portfolio-management' },
        'Private Client',
        'Risk Management',
        'Benchmark Network',
      ],
    },
    { label: 'Portals', path: '/portals', subItems: ['Booking Scheduler', 'Payment Portal'] },
    { label: 'Onboarding', path: 'https://onboarding.benchmark.example/', isExternal: true },
  ],

  footer: {
    blurb: 'A risk management insurance brokerage in Houston, Texas, licensed nationwide. We measure first, then we go to the market.',
    legal: [
      { label: 'Privacy Notice', path: '/privacy-notice' },
      { label: 'Terms of Service', path: '/terms-of-service' },
      { label: 'Disclosures', path: '/disclosures' },
    ],
    sections: [
      { heading: 'Commercial', all: { label: 'All industries', path: '/industry' }, links: 'industries' },
      { heading: 'Personal', all: { label: 'All personal lines', path: '/personal' }, links: 'personal' },
      { heading: 'Services', links: 'services' },
      {
        heading: 'Portals',
        links: [
          { label: 'Booking Scheduler', path: '/portals/booking-scheduler' },
          { label: 'Payment Portal', path: '/portals/payment-portal' },
          { label: 'Customer Service' },
        ],
      },
      {
        heading: 'Company',
        links: [
          { label: 'About Us', path: '/about' },
          { label: 'Careers', path: '/careers' },
          { label: 'Blog', path: '/blog' },
          { label: 'Workbench', path: '/tools' },
          { label: 'Glossary', path: '/glossary' },
          { label: 'Onboarding', path: 'https://onboarding.benchmark.example/', isExternal: true },
        ],
      },
    ],
  },

  /** Around a long text: its contents, and the date from which a legal one holds. */
  reading: { contents: 'On this page', effective: 'Effective' },
  /** Before the date on every page that prints law or a figure of a program. */
  reviewed: 'Last reviewed',
  /** Before the laws and agencies that a note on Texas rests on: one, or several. */
  sources: { one: 'Source:', several: 'Sources:' },

  /** When the words of the pages were last gone over: the date in the sitemap for pages without a date of review. */
  updated: '2026-11-15',
  /** Whether the site keeps visited pages for reading without a connection. False also removes what browsers have kept. */
  offline: true,

  /** While true, a caption says that the reviews are samples. */
  sampleContent: true,
} satisfies Site as Site;

/** The license as it is shown: an invented number says so. */
export const licenseLine = `Texas license ${site.licenseNumber}${site.sampleContent ? ' (example)' : ''}`;

export default site;
