/** Makes a failure heard: in the log at once and every hour, and after an hour by e-mail and by every other channel. */
import { interpolate } from '../../app/lib/interpolate.ts';
import { listPeople } from '../accounts/people.ts';
import { dayMs, hourMs, minuteMs } from '../durations.ts';
import { errorText } from '../error-text.ts';
import { alarmText } from '../inbox/banners.ts';
import type { Mailroom } from '../mailroom.ts';
import { words } from '../staff-words.ts';
import { type Alarm, findAlarm } from '../store/deliveries.ts';
import { deleteValue, takeTurn } from '../store/key-values.ts';
import { databaseTime, selectNumber } from '../store/sql-helpers.ts';
import { site } from '../visitor-words.ts';

/** Returns the function to run every minute. */
export function createWatch(mailroom: Mailroom): () => Promise<void> {
  const { database, channels, mailer, settings, origin, log } = mailroom;
  /** When each failing channel was last in the log. */
  const loggedAt = new Map<string, number>();

  async function watchChannel(channel: string, now: number): Promise<void> {
    const alarm = await findAlarm(database, channel);
    if (!alarm) {
      if (!loggedAt.delete(channel)) return;
      log('info', 'A channel delivers again.', { channel });
      return deleteValue(database, `alarm-${channel}`);
    }
    const { waiting, givenUp, error, since } = alarm;
    if (now - (loggedAt.get(channel) ?? 0) >= hourMs) {
      loggedAt.set(channel, now);
      log('warn', 'Messages are not delivered.', {
        channel,
        messages: waiting + givenUp,
        minutes: Math.round((now - since) / minuteMs),
        error,
      });
    }
    if (now - since >= hourMs && (await takeTurn(database, `alarm-${channel}`, dayMs, now))) await tell(alarm, now);
  }

  /** Tells owners and the office by e-mail, and the receivers of the other channels. */
  async function tell(alarm: Alarm, now: number): Promise<void> {
    const { heading, text } = alarmText(alarm, settings.timeZone, now);
    const { mail } = words.alarm;
    const body = interpolate(mail.text, { alarm: `${heading} ${text}`, link: `${origin}/staff` });
    const owners = (await listPeople(database)).filter(({ role }) => role === 'owner').map(({ email }) => email);
    const to = [...new Set([...owners, ...(settings.email?.to ?? [])])].filter((address) => address !== alarm.recipient);
    const ways = [
      mailer?.send({ to, subject: interpolate(mail.subject, { site: site.name }), text: body }),
      ...channels.filter(({ name }) => name !== alarm.channel).map((other) => other.alert?.(body)),
    ];
    for (const { reason } of (await Promise.allSettled(ways)).filter((result) => result.status === 'rejected'))
      log('error', 'Nobody could be told that messages are not delivered.', { channel: alarm.channel, error: errorText(reason) });
  }

  async function logDay(now: number): Promise<void> {
    if (!(await takeTurn(database, 'daily', dayMs, now))) return;
    const since = [now - dayMs];
    const received = await selectNumber(database, 'select count(*) as n from messages where received_at > $1', since);
    const missing = await selectNumber(
      database,
      "select count(distinct message_id) as n from deliveries join messages on messages.id = message_id where received_at > $1 and state <> 'delivered'",
      since,
    );
    log('info', `The last 24 hours: ${received} received, ${received - missing} delivered.`, { received, delivered: received - missing });
  }

  return async () => {
    const now = await databaseTime(database);
    for (const { name } of channels) await watchChannel(name, now);
    await logDay(now);
  };
}
