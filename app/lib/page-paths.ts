/** Paths of the pages that come from content files. */
export const industryPath = (slug: string) => `/industry/${slug}-insurance`;
export const personalPath = (slug: string) => `/personal/${slug}-insurance`;
export const legalPath = (slug: string) => `/${slug}`;
export const toolPath = (slug: string) => `/tools/${slug}`;

const commercialPropertyServices = ['claims-advocacy', 'alternative-risk-financing', 'loss-control', 'portfolio-management'];

export const servicePath = (slug: string) => `/services/${commercialPropertyServices.includes(slug) ? 'commercial-property/' : ''}${slug}`;
