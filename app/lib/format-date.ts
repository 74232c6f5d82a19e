// For loaders, which run at build time: the first Intl format of a page takes a phone a tenth of a second.
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 2026-10-13 as October 13, 2026, in every time zone. */
export const formatDate = (iso: string) => long.format(new Date(`${iso}T00:00:00Z`));

/** 2026-10-13 as October 2026. */
export const formatMonth = (iso: string) => month.format(new Date(`${iso}T00:00:00Z`));
