import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('every setting has a default', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: undefined,
    dataFolder: 'data',
    databaseUrl: undefined,
    email: undefined,
    provider: undefined,
    webhook: undefined,
    metricsToken: undefined,
    retentionDays: 730,
    auditDays: 1825,
    backupDays: 30,
    backupFolder: 'data/backups',
    backupMinutes: 5,
    messagesPerHour: 60,
    messagesPerHourTotal: 5000,
    trustedProxies: 0,
    timeZone: 'America/Chicago',
  });
});

test('From is the site’s own address unless another one is given', () => {
  const { email } = readSettings({ SMTP_URL: 'smtps://user:pass@mail.example:465', MAIL_TO: 'a@b.co, c@d.co' });
  expect(email).toEqual({ smtpUrl: 'smtps://user:pass@mail.example:465', to: ['a@b.co', 'c@d.co'], from: 'info@benchmark.example' });
});

const provider = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' };

const wrong: [string, Record<string, string>, RegExp][] = [
  ['PORT', { PORT: '80a' }, /PORT is wrong: it is “80a”/],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'mysql://root:secret@db/x' },
    /DATABASE_URL is wrong: it must be an address that starts with postgres:\/\/ or postgresql:\/\//,
  ],
  ['SMTP_URL', { SMTP_URL: 'mail.example:25', MAIL_TO: 'a@b.co' }, /SMTP_URL is wrong/],
  ['SMTP_URL alone', { SMTP_URL: 'smtp://mail.example' }, /SMTP_URL needs MAIL_TO/],
  ['MAIL_TO alone', { MAIL_TO: 'a@b.co' }, /MAIL_TO needs SMTP_URL/],
  ['MAIL_TO', { SMTP_URL: 'smtp://mail.example', MAIL_TO: 'office' }, /MAIL_TO is wrong/],
  ['MAIL_FROM', { MAIL_FROM: 'Office <a@b.co>' }, /MAIL_FROM is wrong/],
  ['WEBHOOK_URL', { WEBHOOK_URL: 'ftp://crm.example', WEBHOOK_SECRET: 'x'.repeat(16) }, /WEBHOOK_URL is wrong/],
  ['WEBHOOK_URL alone', { WEBHOOK_URL: 'https://crm.example' }, /WEBHOOK_URL needs WEBHOOK_SECRET/],
  ['WEBHOOK_SECRET alone', { WEBHOOK_SECRET: 'x'.repeat(16) }, /WEBHOOK_SECRET needs WEBHOOK_URL/],
  ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: 'short' }, /WEBHOOK_SECRET is wrong: it must have at least 16/],
  ['RETENTION_DAYS', { RETENTION_DAYS: '0' }, /RETENTION_DAYS is wrong/],
  ['OIDC_ISSUER alone', { OIDC_ISSUER: 'https://id.example' }, /OIDC_ISSUER needs OIDC_CLIENT_ID/],
  ['OIDC_ISSUER over http', { ...provider, OIDC_ISSUER: 'http://id.example' }, /OIDC_ISSUER is wrong: .* starts with https/],
  [
    'OIDC_ISSUER for everybody',
    { ...provider, OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
    /OIDC_ISSUER is wrong: every Microsoft account/,
  ],
  ['SITE_URL with a provider', provider, /SITE_URL is missing/],
  ['SITE_URL behind a proxy', { TRUSTED_PROXIES: '1' }, /SITE_URL is missing/],
  ['TIME_ZONE', { TIME_ZONE: 'Houston' }, /TIME_ZONE is wrong: “Houston”/],
];
test.each(wrong)('%s: an error names the setting and the reason, without secrets', (_, environment, sentence) => {
  const read = () => readSettings(environment);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/secret@|short/);
});
