import site from '../content/site';

const { street, city, state, zip } = site.address;
const facts: Record<string, string> = {
  phone: site.phone.display,
  email: site.email,
  hours: site.hours,
  address: `${street}, ${city}, ${state} ${zip}`,
};

/** Markdown names a fact in braces, {phone}, so that content/site.ts stays its only place. */
export const withFacts = (markdown: string) => markdown.replace(/\{(phone|email|hours|address)\}/g, (_, name: string) => facts[name] ?? '');
