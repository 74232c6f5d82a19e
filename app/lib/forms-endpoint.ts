declare const __FORMS_ENDPOINT__: string;

/** Where forms are sent, set at build time (vite.config.ts); empty: they are simulated. */
export const formsEndpoint = __FORMS_ENDPOINT__;
