import { z } from 'zod';
import { subItem } from './shared.ts';
import { block, label, link, text } from './text-types.ts';

const isExternal = z.literal(true).optional().meta({ title: 'New tab', description: 'Opens in a new tab' });

const menuEntry = z.strictObject({
  label: label('As shown'),
  path: link.describe('Where it leads; the start of the addresses of its sub-items'),
  listsIndustries: z.literal(true).optional().describe('It has one entry for each industry'),
  subItems: z
    .array(
      subItem.extend({
        path: subItem.shape.path
          .optional()
          .describe('Where it leads. Left out: the address above plus the label in lower case, with hyphens'),
      }),
    )
    .min(1)
    .optional()
    .meta({ title: 'Entries below', description: 'The entries below it in the menu' }),
  isExternal,
});

const footerSection = z.strictObject({
  heading: label('Heading'),
  all: subItem.optional().describe('The page of the heading, where there is one'),
  lists: z.enum(['industries', 'personal', 'services']).optional().describe('Lists all pages of a kind, instead of the links below'),
  links: z
    .array(
      z.strictObject({
        label: label('As shown'),
        path: link.optional().describe('Where it leads. Left out: plain text'),
        isExternal,
      }),
    )
    .min(1)
    .optional()
    .describe('The links, in order'),
});

/** A time of day on 24 hours. */
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const opening = z
  .array(
    z.strictObject({
      days: z
        .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
        .min(1)
        .describe('On which days'),
      opens: z.string().regex(clock, 'HH:MM, for example 08:00').describe('For example 08:00'),
      closes: z.string().regex(clock, 'HH:MM, for example 18:00').describe('For example 18:00'),
    }),
  )
  .min(1)
  .meta({ title: 'Opening hours', description: 'The same hours once more, for search engines' });

const outside = z.url('an outside address, starting with https://').describe('Address of an outside application or page');

/** Enums, so that the checks expect the same words in every language. */
const languageName = z.enum(['English', 'Español']).describe('The name of the language in that language');
const shortName = z.enum(['EN', 'ES']).describe('Where there is no room for the name');

const postalAddress = {
  street: label('Street'),
  city: label('City'),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'two capitals')
    .describe('Two capitals, for example TX'),
  zip: z
    .string()
    .regex(/^\d{5}$/, 'five digits')
    .describe('ZIP code'),
};

export const site = z.strictObject({
  name: label('Name of the brokerage, for {site.name}'),
  shortName: label('Name where there is little room: after page titles and under the icon on a phone; the start of the name'),
  legalName: label('Name on its license'),
  licenses: z
    .array(
      z.strictObject({
        state: z
          .string()
          .regex(/^[A-Z][a-z]+( [A-Z][a-z]+)*$/, 'the name of a state, or United States')
          .describe('Where the firm is licensed: the name of a state, or United States'),
        number: z.string().regex(/^\d+$/, 'digits only').optional().describe('Number of the license'),
        lines: z
          .array(z.enum(['commercial', 'personal']))
          .min(1)
          .optional()
          .describe('What the firm offers there. Left out: both'),
      }),
    )
    .min(1)
    .refine(([home]) => home?.number !== undefined, 'the first has the number of the license in the home state')
    .meta({ title: 'Licenses', description: 'The home state first. Search engines read the states' }),
  territory: label('Where the firm is licensed, as it goes on in a sentence, for {site.territory}'),
  license: block('How the license is named on pages, for {site.license}', {
    text: label('{number} becomes the number').includes('{number}', 'says {number}'),
    example: label('After the number while the website has sample content: says that it is invented'),
  }),
  tagline: label('The line under the name'),
  origin: z
    .url()
    .refine((s) => !s.endsWith('/'), 'without a slash at the end')
    .describe('Where the site is published, with https:// and without a slash at the end'),
  phone: z
    .strictObject({
      display: label('As people read it').regex(/^[\d() .+-]+$/, 'digits, spaces, parentheses, hyphens, + and . alone'),
      href: z
        .string()
        .regex(/^tel:\+\d{8,15}$/, 'tel:+ and the digits with the country code')
        .meta({ title: 'Link', description: 'The number as a link: tel:+ and the digits with the country code' }),
    })
    .refine(({ display, href }) => href.endsWith(display.replace(/\D/g, '')), {
      path: ['href'],
      error: 'dials another number: write tel:+1 and the digits of the phone number',
    })
    .describe('Phone number'),
  email: z.email().describe('Email address'),
  address: block('Postal address', postalAddress),
  otherOffices: z
    .array(
      z.strictObject({
        name: label('Name of the office'),
        ...postalAddress,
        hours: label('When the office is open, if not at the hours below').optional(),
        opening: opening.optional(),
      }),
    )
    .min(1)
    .optional()
    .meta({ title: 'Other offices', description: 'Below the postal address where visitors are told where to find the firm' }),
  hours: label('When the phone is answered'),
  opening,
  coordinates: block('Where the office is on the map', {
    latitude: z.number().min(-90).max(90).describe('Degrees north'),
    longitude: z.number().min(-180).max(180).describe('Degrees east; west is negative'),
  }),
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
    .meta({ title: 'Outside applications', description: 'Where they are. All open in a new tab' }),
  social: z.array(
    z.strictObject({
      id: z.enum(['facebook', 'instagram', 'linkedin']).describe('Which network'),
      label: label('Name'),
      href: outside.meta({ title: 'Link' }),
    }),
  ),
  header: block('The top of every page', {
    menu: z.literal('MENU'),
    close: label('Closes the menu'),
    person: subItem.describe('The icon of a person'),
    phone: label('The icon of a phone'),
    contact: z.literal('Contact Us'),
    personal: subItem.describe('In the menu, first below the large entries'),
    search: subItem.describe('The icon of a magnifying glass; in the menu beside the personal lines'),
    loss: block('In the menu: whom to call after a loss', {
      heading: label('Heading'),
      insurer: label('Before the link'),
      lines: subItem.describe('The numbers of the insurers'),
      us: label('Before our number'),
    }),
    skip: label('First link of every page, for the keyboard'),
  }),
  languages: block('The switch between the languages of the site. Each is named in its own language, in both files', {
    en: block('Leads to the English page', { name: languageName, short: shortName }),
    es: block('Leads to the Spanish page', { name: languageName, short: shortName }),
  }),
  labels: block('Short words that many pages share', {
    home: label('The name of the brokerage where it leads home').includes('{name}'),
    menu: label('Name of the menu, for screen readers'),
    mainMenu: label('Name of the list of pages in the menu, for screen readers'),
    breadcrumbs: label('Name of the breadcrumbs, for screen readers'),
    industry: label('An industry in the menu').includes('{name}'),
    table: label('Name of a table in an article, for screen readers; its columns follow').includes('{number}'),
    newTab: label('After a link that opens a new tab, for screen readers'),
    brokenPicture: label('In place of a picture that did not load'),
  }),
  theme: block('The toggle names the theme that it leads to', { dark: label('Leads to it'), light: label('Leads to it') }),
  crumbs: z.strictObject({ home: label('Home'), about: label('About'), careers: label('Careers') }).meta({
    title: 'Names in the path',
    description: 'The path above a title, as in Home › About. Industries, personal lines, services and the blog bring their own names',
  }),
  menu: z.array(menuEntry).min(1),
  clientLinks: z.array(subItem).min(3).max(8).describe('What clients come for most, on phones in the menu'),
  moreLinks: z.array(subItem).min(3).max(4).describe('Smaller links below the menu'),
  footer: block('The bottom of every page', {
    blurb: text(40, 200, 'Under the name; also the description of the site'),
    legal: z.array(subItem),
    sections: z.array(footerSection).length(5),
  }),
  policyNotice: text(100, 400, 'Only in a translation, at the end of its pages: the policy is in English, and it decides').optional(),
  reading: block('Around a long text: its contents, and the effective date of a legal one', {
    contents: label('Heading'),
    effective: label('Before a date'),
  }),
  collapsibles: block('On rows that open to show more. {count} is the number of entries inside', {
    finePrint: label('Opens what a policy leaves out, the Texas note and the terms of a trade'),
    more: label('Opens the rest of a list of coverages').includes('{count}'),
  }),
  lossSlider: block('On the slider at the top of industry and personal pages. {share} is the last amount', {
    share: label('Over the amount'),
    note: label('Says that the figures are examples'),
    source: label('Link to where the last amount comes from').includes('{share}'),
    play: label('Button that shows the loss from the first stop on'),
    stop: label('The same button while it does'),
    whatIf: label('Over the two wordings'),
  }),
  reviewed: label('Before the date on every page that prints law or a figure of a program'),
  sources: block('Before the laws and agencies that a note on Texas rests on', {
    one: label('Before one'),
    several: label('Before several'),
    agencies: label('Before the agencies that license or inspect a trade'),
    elsewhere: label('After the notes on Texas: what holds in other states'),
  }),
  updated: z.iso.date().describe('When the words were last gone over: the date in the sitemap of pages without a date of review'),
  parts: z
    .strictObject({
      careers: z.boolean().meta({ title: 'Careers', description: 'The page about careers' }),
      blog: z.boolean().meta({ title: 'Blog', description: 'The articles and their feed. The search stays' }),
      workbench: z.boolean().meta({ title: 'Workbench', description: 'The tools under /tools, and what leads to them on other pages' }),
      network: z.boolean().meta({ title: 'Network', description: 'The page of the service benchmark-network' }),
      spanish: z.boolean().meta({ title: 'Spanish', description: 'All pages under /es' }),
    })
    .meta({
      title: 'Parts of the site',
      description: 'What is switched off is on no page, in no menu and in no list. Its texts are kept',
    }),
  offline: z
    .boolean()
    .describe('Whether the site keeps visited pages for reading without a connection. False also removes what browsers have kept'),
  repliesInSpanish: z
    .strictObject({ who: label('Who answers'), when: label('On which days and hours, as it goes on in a sentence') })
    .optional()
    .describe(
      'Only when someone in the office answers in Spanish: Spanish pages then say so. Left out, they say that we answer in English',
    ),
  sampleContent: z
    .boolean()
    .describe('While true, captions say that reviews and insurers are samples, and nobody has to check the numbers of the insurers'),
});
export type Site = z.infer<typeof site>;
