/** Ports of the test servers. TEST_PORT moves them all, so that two checkouts can be tested at the same time. */
const first = Number(process.env.TEST_PORT ?? 4173);

/** The published build of the site. */
export const sitePort = first;
/** The build of tests/build-fixtures.ts: the component kit, and forms that post to endpointPort. */
export const fixturesPort = first + 1;
/** The test server that receives those forms. */
export const endpointPort = first + 2;
export const mailroomPort = first + 3;
