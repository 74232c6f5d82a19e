declare const __FORMS_ENDPOINT__: string;

/** URL that forms are sent to, set at build time (vite.config.ts). If empty, submissions are simulated. */
export const formsEndpoint = __FORMS_ENDPOINT__;
