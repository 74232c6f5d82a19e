const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 2026-10-13 as October 13, 2026, in every time zone. */
export const formatDate = (iso: string) => long.format(new Date(`${iso}T00:00:00Z`));
