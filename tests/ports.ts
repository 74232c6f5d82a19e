/** Where the tests' servers listen. TEST_PORT moves them all, so that two checkouts can be tested beside each other. */
const first = Number(process.env['TEST_PORT'] ?? 4173);

/** The site as it is published. */
export const sitePort = first;
/** The laboratory build: workshop page and a real form endpoint. */
export const labPort = first + 1;
/** What the laboratory's forms post to. */
export const endpointPort = first + 2;
/** npm run start:mailroom. */
export const mailroomPort = first + 3;
