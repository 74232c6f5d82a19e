/** Times as staff read them, in the office's own time zone. */
export function createDates(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    // some versions put a narrow space before AM
    return (ms: number) => formatter.format(ms).replaceAll('\u202f', ' ');
  };
  const key = format({ year: 'numeric', month: '2-digit', day: '2-digit' });
  const year = format({ year: 'numeric' });
  const weekday = format({ weekday: 'long', month: 'long', day: 'numeric' });
  const weekdayYear = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const seconds = format({ hour: 'numeric', minute: '2-digit', second: '2-digit' });
  const shortDay = format({ month: 'short', day: 'numeric' });
  return {
    /** 9:12 AM */
    time,
    /** Equal for two times of one day. */
    key,
    /** Thursday, July 16; with the year when it is not this one. */
    day: (ms: number, now: number) => (year(ms) === year(now) ? weekday(ms) : weekdayYear(ms)),
    /** Thursday, July 16, 2026, 9:12 AM */
    full: (ms: number) => `${weekdayYear(ms)}, ${time(ms)}`,
    /** Jul 16, 3:14 AM */
    short: (ms: number) => `${shortDay(ms)}, ${time(ms)}`,
    /** 9:12:04 AM */
    seconds,
    /** 9:12 AM on the same day, else Jul 16, 9:12 AM */
    near: (ms: number, now: number) => (key(ms) === key(now) ? time(ms) : `${shortDay(ms)}, ${time(ms)}`),
    /** July 15, 2028 */
    date: format({ dateStyle: 'long' }),
  };
}

export type Dates = ReturnType<typeof createDates>;
