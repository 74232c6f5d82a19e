/** Paths of the pages that come from content files. */
export const industryPath = (slug: string) => `/industry/${slug}-insurance`;
export const personalPath = (slug: string) => `/personal/${slug}-insurance`;
export const postPath = (slug: string) => `/blog/${slug}`;
export const legalPath = (slug: string) => `/${slug}`;
export const toolPath = (slug: string) => `/tools/${slug}`;

const commercialPropertyServices = ['claims-advocacy', 'alternative-risk-financing', 'loss-control', 'portfolio-management'];

export const servicePath = (slug: string) => `/services/${commercialPropertyServices.includes(slug) ? 'commercial-property/' : ''}${slug}`;

/** Paths of single pages, where they differ from the name of the content file. */
const ownPaths: Record<string, string> = {
  home: '/',
  'industry-index': '/industry',
  'personal-index': '/personal',
  search: '/blog/search',
  'booking-scheduler': '/portals/booking-scheduler',
  'payment-portal': '/portals/payment-portal',
  'not-found': '/404',
};

/** For each folder of content/ with pages, a function that takes the name of a file and returns the path of its page. */
export const pathsOf = {
  blog: postPath,
  industries: industryPath,
  legal: legalPath,
  pages: (slug: string) => ownPaths[slug] ?? `/${slug}`,
  personal: personalPath,
  services: servicePath,
  tools: toolPath,
};
