declare const __FORMS_ENDPOINT__: string;

/** URL that forms are sent to, set at build time (vite.config.ts). If empty, submissions are simulated. */
export const formsEndpoint = __FORMS_ENDPOINT__;

/** Whether they go to the mailroom, which is on the same host and gives receipts. */
export const hasReceipts = formsEndpoint.startsWith('/');
