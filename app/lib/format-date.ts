// For loaders only: the first use of Intl in a page takes about 100 ms on a phone.
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 2026-10-13 becomes October 13, 2026, in every time zone. */
export const formatDate = (iso: string) => long.format(new Date(`${iso}T00:00:00Z`));

/** 2026-10-13 becomes October 2026. */
export const formatMonth = (iso: string) => month.format(new Date(`${iso}T00:00:00Z`));
