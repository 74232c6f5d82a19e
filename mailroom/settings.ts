/** Reads the settings from the environment. An invalid one prevents startup with an error that names it. */
import { join } from 'node:path';
import { z } from 'zod';
import { site } from './visitor-words.ts';

export class SettingError extends Error {}

const emailAddress = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

const integer = (fallback: number, min: number, max: number) =>
  z
    .string()
    .optional()
    .transform((given, context) => {
      const value = given === undefined ? fallback : Number(given);
      if (Number.isInteger(value) && value >= min && value <= max) return value;
      context.addIssue(`it is “${given}”, and must be a whole number from ${min} to ${max}.`);
      return z.NEVER;
    });

/** The value is not repeated in the message, because it may contain a password. */
const url = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (given) => URL.canParse(given) && schemes.includes(new URL(given).protocol.slice(0, -1)) && new URL(given).hostname !== '',
      `it must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}.`,
    )
    .optional();

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

const secret = z.string().min(16, 'it must have at least 16 characters.').optional();

const environmentSchema = z.object({
  PORT: integer(3000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: url('https', 'http'),
  DATA_FOLDER: z.string().default('data'),
  DATABASE_URL: url('postgres', 'postgresql'),
  SMTP_URL: url('smtp', 'smtps'),
  MAIL_TO: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine(
      (list) => list.every((address) => emailAddress.test(address)),
      'it must be an e-mail address, or several with commas between them.',
    )
    .optional(),
  MAIL_FROM: z.string().regex(emailAddress, 'it must be one plain e-mail address, the site’s own.').default(site.email),
  OIDC_ISSUER: url('https', 'http')
    .refine(
      (given) => !given?.startsWith('http:') || isLoopback(new URL(given).hostname),
      'it must be an address that starts with https://.',
    )
    .refine(
      (given) => !/\/(common|organizations|consumers)\//.test(given ?? ''),
      'every Microsoft account in the world could ask to be let in. Use the address with the id of your own tenant.',
    ),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  WEBHOOK_URL: url('https', 'http'),
  WEBHOOK_SECRET: secret,
  METRICS_TOKEN: secret,
  RETENTION_DAYS: integer(730, 1, 36_500),
  AUDIT_DAYS: integer(1825, 30, 36_500),
  BACKUP_DAYS: integer(30, 1, 3650),
  BACKUP_MINUTES: integer(5, 0, 1440),
  BACKUP_FOLDER: z.string().optional(),
  MESSAGES_PER_HOUR: integer(60, 6, 1_000_000),
  MESSAGES_PER_HOUR_TOTAL: integer(5000, 6, 100_000_000),
  TRUSTED_PROXIES: integer(0, 0, 10),
  TIME_ZONE: z
    .string()
    .default('America/Chicago')
    .refine((zone) => zone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(zone), {
      error: ({ input }) => `“${input}” is not the name of a time zone, such as America/Chicago.`,
    }),
});

/** Settings that work only together. */
const groups = [
  ['SMTP_URL', 'MAIL_TO'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
];

export type Settings = ReturnType<typeof readSettings>;

export function readSettings(environment: Record<string, string | undefined>) {
  // An empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined]));
  for (const group of groups) {
    const [one] = group.filter((name) => given[name]);
    const missing = group.find((name) => !given[name]);
    if (one && missing) throw new SettingError(`The setting ${one} needs ${missing} beside it: one without the other does nothing.`);
  }
  const { data, error } = environmentSchema.safeParse(given);
  if (!data) {
    const [issue] = error.issues;
    throw new SettingError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}`);
  }
  // Links in e-mails and the provider's way back need an address that does not come from a request.
  if (!data.SITE_URL && (data.TRUSTED_PROXIES > 0 || data.OIDC_ISSUER))
    throw new SettingError('The setting SITE_URL is missing: behind a proxy or with OIDC_ISSUER, links need the site’s address.');
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl: data.SITE_URL?.replace(/\/+$/, ''),
    dataFolder: data.DATA_FOLDER,
    databaseUrl: data.DATABASE_URL,
    email: data.SMTP_URL && data.MAIL_TO ? { smtpUrl: data.SMTP_URL, to: data.MAIL_TO, from: data.MAIL_FROM } : undefined,
    provider:
      data.OIDC_ISSUER && data.OIDC_CLIENT_ID && data.OIDC_CLIENT_SECRET
        ? { issuer: data.OIDC_ISSUER, clientId: data.OIDC_CLIENT_ID, clientSecret: data.OIDC_CLIENT_SECRET }
        : undefined,
    webhook: data.WEBHOOK_URL && data.WEBHOOK_SECRET ? { url: data.WEBHOOK_URL, secret: data.WEBHOOK_SECRET } : undefined,
    metricsToken: data.METRICS_TOKEN,
    retentionDays: data.RETENTION_DAYS,
    auditDays: data.AUDIT_DAYS,
    backupDays: data.BACKUP_DAYS,
    backupMinutes: data.BACKUP_MINUTES,
    backupFolder: data.BACKUP_FOLDER ?? join(data.DATA_FOLDER, 'backups'),
    messagesPerHour: data.MESSAGES_PER_HOUR,
    messagesPerHourTotal: data.MESSAGES_PER_HOUR_TOTAL,
    trustedProxies: data.TRUSTED_PROXIES,
    timeZone: data.TIME_ZONE,
  };
}
