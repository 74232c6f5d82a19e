/** The values of --page in theme/tokens.css, for places that CSS does not reach: meta theme-color and the web manifest. */
export const pageColor = { light: '#fbfaf7', dark: '#0b2228' };
