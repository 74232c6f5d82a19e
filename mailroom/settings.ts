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

/** The setting MESSAGES_PER_HOUR is messagesPerHour here. */
const environmentName = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase();

const schema = z.object({
  port: integer(3000, 0, 65_535),
  host: z.string().default('127.0.0.1'),
  siteUrl: url('https', 'http').transform((given) => given?.replace(/\/+$/, '')),
  dataFolder: z.string().default('data'),
  databaseUrl: url('postgres', 'postgresql'),
  smtpUrl: url('smtp', 'smtps'),
  mailTo: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine(
      (list) => list.every((address) => emailAddress.test(address)),
      'it must be an e-mail address, or several with commas between them.',
    )
    .optional(),
  mailFrom: z.string().regex(emailAddress, 'it must be one plain e-mail address, the site’s own.').default(site.email),
  oidcIssuer: url('https', 'http')
    .refine(
      (given) => !given?.startsWith('http:') || isLoopback(new URL(given).hostname),
      'it must be an address that starts with https://.',
    )
    .refine(
      (given) => !/\/(common|organizations|consumers)\//.test(given ?? ''),
      'every Microsoft account in the world could ask to be let in. Use the address with the id of your own tenant.',
    ),
  oidcClientId: z.string().optional(),
  oidcClientSecret: z.string().optional(),
  webhookUrl: url('https', 'http'),
  webhookSecret: secret,
  metricsToken: secret,
  retentionDays: integer(730, 1, 36_500),
  auditDays: integer(1825, 30, 36_500),
  backupDays: integer(30, 1, 3650),
  backupMinutes: integer(5, 0, 1440),
  backupFolder: z.string().optional(),
  messagesPerHour: integer(60, 6, 1_000_000),
  messagesPerHourTotal: integer(5000, 6, 100_000_000),
  trustedProxies: integer(0, 0, 10),
  timeZone: z
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
  const { data, error } = schema.safeParse(
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, given[environmentName(name)]])),
  );
  if (!data) {
    const [issue] = error.issues;
    throw new SettingError(`The setting ${environmentName(String(issue?.path[0]))} is wrong: ${issue?.message}`);
  }
  const { smtpUrl, mailTo, mailFrom, oidcIssuer, oidcClientId, oidcClientSecret, webhookUrl, webhookSecret, ...settings } = data;
  // Links in e-mails and the provider's way back need an address that does not come from a request.
  if (!settings.siteUrl && (settings.trustedProxies > 0 || oidcIssuer))
    throw new SettingError('The setting SITE_URL is missing: behind a proxy or with OIDC_ISSUER, links need the site’s address.');
  return {
    ...settings,
    backupFolder: settings.backupFolder ?? join(settings.dataFolder, 'backups'),
    email: smtpUrl && mailTo ? { smtpUrl, to: mailTo, from: mailFrom } : undefined,
    provider:
      oidcIssuer && oidcClientId && oidcClientSecret
        ? { issuer: oidcIssuer, clientId: oidcClientId, clientSecret: oidcClientSecret }
        : undefined,
    webhook: webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : undefined,
  };
}
