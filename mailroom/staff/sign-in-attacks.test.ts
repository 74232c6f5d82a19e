/** Attacks on the sign-in. Each row is one idea; sign-in.test.ts has the ordinary ways and the attacks that need a real provider. */
import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { makeLink, promptLinkMs } from '../accounts/links.ts';
import { closeAccount } from '../accounts/people.ts';
import { words } from '../staff-words.ts';
import type { Database } from '../store/database.ts';
import { type Running, startMailroom } from '../testing/fixtures.ts';
import { startSmtp } from '../testing/smtp.ts';
import { hire, hireInto, openBrowser } from '../testing/staff-browsers.ts';
import { onSqlite } from '../testing/stores.ts';

const site = 'http://localhost:3000';
const clientId = 'mailroom';
const clientSecret = 'a secret of the tests';
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const sign = (claims: object, key = ours.privateKey, header: object = { alg: 'RS256', kid: 'ours' }) => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createSign('sha256').update(text).sign(key, 'base64url')}`;
};

type Claims = Record<string, unknown>;
interface Answer {
  /** Makes the ID token from honest claims. */
  token: (honest: Claims) => string | undefined;
  userinfo?: Claims;
}

/** A provider that answers with whatever the attack wants. `enter` signs a new browser in as far as the callback. */
async function startForger(database: Database) {
  let answer: Answer = { token: sign };
  let nonce = '';
  const server = createServer((request, response) => {
    const send = (body: object) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.url?.includes('openid-configuration'))
      return send({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (request.url === '/jwks')
      return send({ keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'ours', alg: 'RS256', use: 'sig' }] });
    if (request.url === '/me') return send(answer.userinfo ?? {});
    const now = Math.floor(Date.now() / 1000);
    const honest = {
      iss: issuer,
      sub: 'ana-1',
      aud: clientId,
      iat: now,
      exp: now + 300,
      nonce,
      email: 'ana@benchmark.example',
      email_verified: true,
    };
    return send({ access_token: 'x', token_type: 'Bearer', id_token: answer.token(honest) });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, SITE_URL: site };
  const mailroom = await startMailroom({ database, environment });
  return {
    mailroom,
    async enter(given: Answer): Promise<string> {
      answer = given;
      const browser = openBrowser(mailroom);
      const started = new URL((await browser.get('/staff/sign-in/provider')).headers.get('location') ?? '');
      nonce = started.searchParams.get('nonce') ?? '';
      const callback = await browser.get(`/staff/sign-in/callback?code=x&state=${started.searchParams.get('state')}`);
      return callback.headers.get('location') ?? '';
    },
  };
}

const refused = '/staff/sign-in?problem=refused';
const unverified = '/staff/sign-in?problem=unverified';
const unknown = '/staff/sign-in?problem=unknown';

const forgeries: [string, Answer, string][] = [
  ['no signature (alg none)', { token: (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.` }, refused],
  ['signed with another key under our key id', { token: (claims) => sign(claims, foreign.privateKey) }, refused],
  ['signed with the client secret (HS256)', { token: hs256 }, refused],
  ['another issuer', { token: (claims) => sign({ ...claims, iss: 'https://login.elsewhere.example' }) }, refused],
  ['made for another client', { token: (claims) => sign({ ...claims, aud: 'another' }) }, refused],
  [
    'made for us and others, authorized for another',
    { token: (claims) => sign({ ...claims, aud: [clientId, 'another'], azp: 'another' }) },
    refused,
  ],
  ['expired', { token: (claims) => sign({ ...claims, exp: 1, iat: 0 }) }, refused],
  ['no expiry', { token: ({ exp: _, ...claims }) => sign(claims) }, refused],
  ['of another sign-in (nonce)', { token: (claims) => sign({ ...claims, nonce: 'another' }) }, refused],
  ['without a nonce', { token: ({ nonce: _, ...claims }) => sign(claims) }, refused],
  ['without a subject', { token: ({ sub: _, ...claims }) => sign(claims) }, refused],
  ['no ID token at all', { token: () => undefined }, refused],
  ['not a token', { token: () => 'x.y.z' }, refused],
  ['a claim changed after signing', { token: (claims) => tampered(sign(claims)) }, refused],
  ['address not verified', { token: (claims) => sign({ ...claims, email_verified: false }) }, unverified],
  ['address verified in a word', { token: (claims) => sign({ ...claims, email_verified: 'yes' }) }, unverified],
  ['Microsoft’s claim is 0', { token: (claims) => sign({ ...claims, email_verified: undefined, xms_edov: '0' }) }, unverified],
  ['the address is a list', { token: (claims) => sign({ ...claims, email: ['ana@benchmark.example'] }) }, unverified],
  ['a look-alike address (Cyrillic a)', { token: (claims) => sign({ ...claims, email: 'аna@benchmark.example' }) }, unknown],
  ['a look-alike address (Kelvin sign for K)', { token: (claims) => sign({ ...claims, email: 'anna-\u212A@benchmark.example' }) }, unknown],
  ['an address with a space around it', { token: (claims) => sign({ ...claims, email: ' ana@benchmark.example' }) }, unknown],
  [
    'the user info of somebody else',
    {
      token: ({ email: _, ...claims }) => sign({ ...claims, sub: 'eve' }),
      userinfo: { sub: 'ana-1', email: 'ana@benchmark.example', email_verified: true },
    },
    refused,
  ],
];

function hs256(claims: Claims): string {
  const text = `${encode({ alg: 'HS256' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', clientSecret).update(text).digest('base64url')}`;
}
function tampered(token: string): string {
  const [header, claims = '', signature] = token.split('.');
  const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: 'eve' };
  return `${header}.${encode(changed)}.${signature}`;
}

const sessions = async ({ database }: Running) => (await database.select(z.unknown(), 'select id from person_sessions')).length;

onSqlite((test) => {
  test(`${forgeries.length} forged answers of a provider sign nobody in; an honest one does`, async ({ database }) => {
    const { mailroom, enter } = await startForger(database);
    await hireInto(database, 'Ana');
    await hireInto(database, 'Anna-K');
    for (const [idea, answer, expected] of forgeries) expect(await enter(answer), idea).toBe(expected);
    expect(await sessions(mailroom)).toBe(0);
    expect(JSON.stringify(mailroom.logged)).not.toMatch(/eyJ|ana@/);
    expect(await enter({ token: sign })).toBe('/staff');
  });

  test('a subject at another issuer is another person', async ({ database }) => {
    const first = await startForger(database);
    await hireInto(database, 'Ana');
    expect(await first.enter({ token: sign })).toBe('/staff');
    const second = await startForger(database);
    const noEmail = ({ email: _, ...claims }: Claims) => sign(claims);
    expect(await second.enter({ token: noEmail, userinfo: { sub: 'ana-1' } })).toBe(unverified);
  });

  test('links: changed, repeated, scanned, pressed from elsewhere, of a closed account', async ({ mailroom, owner, ana }) => {
    const { database, clock } = mailroom;
    const link = () => makeLink(database, { personId: ana.person.id, lifetimeMs: promptLinkMs }, clock.now);
    const press = (cookie: string, headers: Record<string, string> = {}) => openBrowser(mailroom, cookie).post('/staff/link', {}, headers);
    const token = await link();
    const before = await sessions(mailroom);
    const wrong = [token.toLowerCase(), token.slice(0, -1), `${token}A`, '', '%00', "' or 1=1 --", 'x'.repeat(5000)];
    for (const made of wrong)
      expect((await press(`__Host-link=${encodeURIComponent(made)}`)).status, made.slice(0, 20)).toBeGreaterThan(400);
    // A program that checks links, with and without cookies, and one that sends forms.
    for (const method of ['GET', 'HEAD'])
      for (const path of [`/staff/link?token=${token}`, '/staff/link'])
        expect(
          (await fetch(mailroom.address + path, { method, redirect: 'manual', headers: { cookie: `__Host-link=${token}` } })).status,
        ).toBeLessThan(400);
    expect((await press(`__Host-link=${token}`, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await press(`__Host-link=${token}`, { origin: 'null' })).status).toBe(403);
    // Two tokens in one address: the first counts, and its page names the account before anything happens.
    const both = openBrowser(mailroom);
    await both.get(`/staff/link?token=${token}&token=${await link()}`);
    expect(await both.read('/staff/link')).toContain('Ana');
    expect(await sessions(mailroom)).toBe(before);
    // Somebody who planted a session cookie does not get the session that follows.
    const planted = openBrowser(mailroom, `__Host-staff=${'a'.repeat(43)}; __Host-link=${token}`);
    expect((await planted.post('/staff/link')).status).toBe(303);
    expect(planted.cookie).not.toContain('a'.repeat(43));
    expect((await press(`__Host-link=${token}`)).status).toBe(410);
    // A link that was made before the person signed out everywhere.
    const open = await link();
    await planted.post('/staff/sign-out', { everywhere: 'yes' });
    expect((await press(`__Host-link=${open}`)).status).toBe(410);
    const back = await link();
    await planted.get(`/staff/link?token=${back}`);
    expect((await planted.post('/staff/link')).status).toBe(303);
    // A closed account: an open link and a live session.
    const late = await link();
    await closeAccount(database, ana.person.id, owner.person.id, clock.now);
    expect((await press(`__Host-link=${late}`)).status).toBe(410);
    expect((await planted.get('/staff')).status).toBe(303);
    expect((await planted.post('/staff/retry')).status).toBe(401);
  });

  test('asking for a link: forged hosts, several addresses, header injection, other methods and texts', async ({ database }) => {
    const smtp = await startSmtp();
    onTestFinished(smtp.stop);
    const mailroom = await startMailroom({ database, environment: { SMTP_URL: smtp.url, MAIL_TO: 'office@example.com' } });
    await hire(mailroom, 'Ana', 'owner');
    const ask = (email: string, headers: Record<string, string> = {}) => openBrowser(mailroom).post('/staff/sign-in', { email }, headers);
    const invalid = [
      '',
      'ana',
      'ana@benchmark.example,eve@x.example',
      'ana@benchmark.example\r\nBcc: eve@x.example',
      '<script>@x.example>',
      'a'.repeat(60_000),
    ];
    for (const email of invalid) expect([200, 413, 422], email.slice(0, 40)).toContain((await ask(email)).status);
    const page = await (await ask('"><script>alert(1)</script>@x.example')).text();
    expect(page).not.toContain('<script>alert');
    expect((await ask('ana@benchmark.example', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-For': '1.2.3.4' })).status).toBe(200);
    await expect.poll(() => smtp.received.length).toBe(1);
    expect(smtp.received[0]!.replaceAll('=\r\n', '')).toContain('https://x.example/staff/link?token');
    expect(smtp.envelopes).toEqual([['ana@benchmark.example']]);
    const problem = await (await openBrowser(mailroom).get('/staff/sign-in?problem=<script>alert(1)</script>')).text();
    expect(problem).not.toContain('alert(1)');
    expect((await openBrowser(mailroom).get('/staff/sign-in?problem=__proto__')).status).toBe(200);
    expect((await fetch(`${mailroom.address}/staff/sign-in`, { method: 'PUT' })).status).toBe(405);
    const json = {
      method: 'POST',
      body: '{"email":"ana@benchmark.example"}',
      headers: { 'Content-Type': 'application/json', origin: mailroom.address },
    };
    expect((await fetch(`${mailroom.address}/staff/sign-in`, json)).status).toBe(415);
    expect((await openBrowser(mailroom).get('/staff/sign-in/callback?code=x&state=y')).headers.get('location')).toBe(refused);
    expect(await openBrowser(mailroom).read('/staff/sign-in')).toContain(words.signIn.sendLink);
    expect(smtp.received).toHaveLength(1);
  });
});
