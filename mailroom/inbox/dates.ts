/** Formats times for staff in the office's time zone. */
export function createDates(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    // Some ICU versions put a narrow space before AM.
    return (ms: number) => formatter.format(ms).replaceAll('\u202f', ' ');
  };
  const dayKey = format({ year: 'numeric', month: '2-digit', day: '2-digit' });
  const year = format({ year: 'numeric' });
  const weekday = format({ weekday: 'long', month: 'long', day: 'numeric' });
  const weekdayYear = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const monthDay = format({ month: 'short', day: 'numeric' });
  return {
    /** 9:12 AM */
    time,
    /** Equal for two times on the same day. */
    dayKey,
    /** Thursday, July 16; with the year unless it is the current one. */
    day: (ms: number, now: number) => (year(ms) === year(now) ? weekday(ms) : weekdayYear(ms)),
    /** Thursday, July 16, 2026, 9:12 AM */
    full: (ms: number) => `${weekdayYear(ms)}, ${time(ms)}`,
    /** Jul 16, 3:14 AM */
    short: (ms: number) => `${monthDay(ms)}, ${time(ms)}`,
    /** 9:12:04 AM */
    seconds: format({ hour: 'numeric', minute: '2-digit', second: '2-digit' }),
    /** “9:12 AM” for today, “Jul 16, 9:12 AM” for other days. */
    near: (ms: number, now: number) => (dayKey(ms) === dayKey(now) ? time(ms) : `${monthDay(ms)}, ${time(ms)}`),
    /** July 15, 2028 */
    date: format({ dateStyle: 'long' }),
  };
}

export type Dates = ReturnType<typeof createDates>;
