import { readContent } from '../content-model/read.ts';

const site = readContent('site.yaml');
/** The settings, checked at start: a wrong one stops it with a sentence that says which and why. */

export interface Settings {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  email: { smtpUrl: string; to: string[]; from: string } | undefined;
  webhook: { url: string; secret: string } | undefined;
  retentionDays: number;
  backupDays: number;
  messagesPerHour: number;
  trustedProxies: number;
  timeZone: string;
}

type Environment = Record<string, string | undefined>;

export class WrongSetting extends Error {}

const looksLikeAddress = /^[^\s@<>,;]+@[^\s@<>,;]+$/;
const shortestSecret = 16;

export function readSettings(environment: Environment): Settings {
  const text = (name: string) => environment[name]?.trim() || undefined;

  function wrong(name: string, why: string): never {
    throw new WrongSetting(`The setting ${name} is wrong: ${why}`);
  }
  function whole(name: string, usual: number, least: number, most: number): number {
    const given = text(name);
    const value = given === undefined ? usual : Number(given);
    if (!Number.isInteger(value) || value < least || value > most)
      wrong(name, `it is “${given}”, and must be a whole number from ${least} to ${most}.`);
    return value;
  }
  function address(name: string, schemes: string[]): string | undefined {
    const given = text(name);
    if (given === undefined) return undefined;
    // its value is not repeated: it may hold a password
    if (!URL.canParse(given) || !schemes.includes(new URL(given).protocol.slice(0, -1)) || !new URL(given).hostname)
      wrong(name, `it must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}.`);
    return given;
  }
  function needs(name: string, other: string): never {
    throw new WrongSetting(`The setting ${name} needs ${other} beside it: one without the other sends nothing.`);
  }

  const smtpUrl = address('SMTP_URL', ['smtp', 'smtps']);
  const to = text('MAIL_TO')
    ?.split(',')
    .map((one) => one.trim());
  if (smtpUrl && !to) needs('SMTP_URL', 'MAIL_TO');
  if (to && !smtpUrl) needs('MAIL_TO', 'SMTP_URL');
  if (to?.some((one) => !looksLikeAddress.test(one)))
    wrong('MAIL_TO', 'it must be an e-mail address, or several with commas between them.');
  const from = text('MAIL_FROM') ?? site.email;
  if (!looksLikeAddress.test(from)) wrong('MAIL_FROM', 'it must be one plain e-mail address, the site’s own.');

  const url = address('WEBHOOK_URL', ['https', 'http']);
  const secret = text('WEBHOOK_SECRET');
  if (url && !secret) needs('WEBHOOK_URL', 'WEBHOOK_SECRET');
  if (secret && !url) needs('WEBHOOK_SECRET', 'WEBHOOK_URL');
  if (secret && secret.length < shortestSecret) wrong('WEBHOOK_SECRET', `it must have at least ${shortestSecret} characters.`);

  const timeZone = text('TIME_ZONE') ?? 'America/Chicago';
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone) && timeZone !== 'UTC')
    wrong('TIME_ZONE', `“${timeZone}” is not the name of a time zone, such as America/Chicago.`);

  return {
    port: whole('PORT', 3000, 0, 65_535),
    host: text('HOST') ?? '127.0.0.1',
    dataFolder: text('DATA_FOLDER') ?? 'data',
    databaseUrl: address('DATABASE_URL', ['postgres', 'postgresql']),
    email: smtpUrl && to ? { smtpUrl, to, from } : undefined,
    webhook: url && secret ? { url, secret } : undefined,
    retentionDays: whole('RETENTION_DAYS', 730, 1, 36_500),
    backupDays: whole('BACKUP_DAYS', 30, 1, 3650),
    messagesPerHour: whole('MESSAGES_PER_HOUR', 60, 6, 1_000_000),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 0, 10),
    timeZone,
  };
}
