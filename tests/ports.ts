/** Ports of the test servers. TEST_PORT moves them all, so that two checkouts can be tested at the same time. */
const first = Number(process.env['TEST_PORT'] ?? 4173);

/** The site as it is published. */
export const sitePort = first;
/** The fixtures build: the component kit, and forms that post to a server. */
export const fixturesPort = first + 1;
/** The server that receives the forms of the fixtures build. */
export const endpointPort = first + 2;
export const mailroomPort = first + 3;
