/** Routes for signing in: at the office's provider, by a link to the person's e-mail address, or by a link from the prompt. */
import { Hono } from 'hono';
import { looksLikeEmail } from '../../app/lib/detect-contact.ts';
import { interpolate } from '../../app/lib/interpolate.ts';
import { emailLinkMs, findLink, makeLink, takeLink } from '../accounts/links.ts';
import { findByIdentity, findPerson, type Person } from '../accounts/people.ts';
import { callbackPath } from '../accounts/provider.ts';
import { closeSession, closeSessionsOf, deviceName, findSession, openSession } from '../accounts/sessions.ts';
import { newToken } from '../accounts/tokens.ts';
import { recordAudit } from '../audit.ts';
import { errorText } from '../error-text.ts';
import type { Mailroom } from '../mailroom.ts';
import type { LinkPage, SignInPage } from '../pages/page-data.ts';
import { sendPage } from '../pages/send-page.ts';
import { clientAddress, networkOf } from '../receive/client-address.ts';
import { words } from '../staff-words.ts';
import { site } from '../visitor-words.ts';
import { formFields, isPrivateConnection, type StaffContext, type StaffEnv } from './context.ts';
import { askedCookie, linkCookie, providerCookie, sessionCookie } from './cookies.ts';

/** How many links somebody may ask for in an hour, from one network and for one address. */
const linksOfNetwork = 20;
const linksOfAddress = 5;
/** Some providers give a whole /48 to each customer. */
const ipv6Bits = 48;
const maxNameLength = 80;
/** A link is made at a random time after the response: the write to the store would otherwise show who has an account. */
const minSendMs = 100;
const spreadSendMs = 900;

export function signInRoutes(mailroom: Mailroom): Hono<StaffEnv> {
  const { database, settings, origin, mailer, provider, limits, now, log } = mailroom;
  const app = new Hono<StaffEnv>();
  const method = provider ? 'provider' : mailer ? 'email' : 'prompt';

  const signInPage = (c: StaffContext, extra: Omit<SignInPage, 'kind' | 'method'> = {}, status: 200 | 403 | 422 | 429 | 503 = 200) =>
    sendPage(c, { kind: 'sign-in', method, ...extra }, status);

  /** Starts a new session and closes the previous one, which prevents session fixation. */
  async function enter(c: StaffContext, person: Person, how: keyof typeof words.signIn.how): Promise<Response> {
    const device = deviceName(c.req.header('user-agent') ?? '');
    await closeSession(database, sessionCookie.read(c));
    sessionCookie.set(c, await openSession(database, person.id, device, now()));
    await recordAudit(database, now(), person, 'sign-in', '', `${words.signIn.how[how]}, ${device}`);
    return c.redirect('/staff', 303);
  }

  const problems = new Map<string, string>(Object.entries(words.signIn.problems));
  app.get('/sign-in', (c) => signInPage(c, { error: problems.get(c.req.query('problem') ?? '') }));

  app.post('/sign-in', async (c) => {
    if (!isPrivateConnection(c)) return signInPage(c, { error: words.signIn.needsTls }, 403);
    const email = (await formFields(c)).get('email').toLowerCase();
    if (!mailer || provider || !looksLikeEmail(email)) return signInPage(c, { email, error: words.people.badEmail }, 422);
    const network = networkOf(clientAddress(c.env.incoming, settings.trustedProxies), ipv6Bits);
    if (!limits.links.allows(network, linksOfNetwork)) {
      c.header('Retry-After', '3600');
      return signInPage(c, { email, error: words.signIn.tooMany }, 429);
    }
    // If somebody asks twice, the links of both e-mails work.
    const browser = askedCookie.read(c) || newToken();
    askedCookie.set(c, browser);
    if (limits.links.allows(email, linksOfAddress)) setTimeout(sendLink, minSendMs + Math.random() * spreadSendMs, email, browser);
    return sendPage(c, { kind: 'link-sent', email });
  });

  async function sendLink(email: string, browser: string): Promise<void> {
    try {
      const person = await findPerson(database, 'email', email);
      if (!person) return;
      const token = await makeLink(database, { personId: person.id, browser, lifetimeMs: emailLinkMs }, now());
      const link = `${origin}/staff/link?token=${token}`;
      const { subject, text } = words.signIn.mail;
      await mailer?.send({ to: person.email, subject: interpolate(subject, { site: site.name }), text: interpolate(text, { link }) });
    } catch (error) {
      log('error', 'A sign-in link could not be sent.', { error: errorText(error) });
    }
  }

  // Only the button on the next page uses the link up: programs that check the links in e-mails press no buttons.
  app.get('/link', async (c) => {
    const token = c.req.query('token');
    if (token === undefined) return linkPage(c);
    if (!isPrivateConnection(c)) return signInPage(c, { error: words.signIn.needsTls }, 403);
    linkCookie.set(c, token.slice(0, 100));
    return c.redirect('/staff/link', 303);
  });

  async function linkPage(c: StaffContext, extra: Pick<LinkPage, 'values' | 'errors'> = {}): Promise<Response> {
    const found = await findLink(database, linkCookie.read(c) ?? '', askedCookie.read(c) ?? '', now());
    if (!found) return sendPage(c, { kind: 'link-over' }, 410);
    if (found === 'elsewhere') return sendPage(c, { kind: 'link-elsewhere' }, 403);
    const name = found.person === 'first owner' ? undefined : found.person.name;
    return sendPage(c, { kind: 'link', name, ...extra }, extra.errors ? 422 : 200);
  }

  app.post('/link', async (c) => {
    const [token, browser] = [linkCookie.read(c) ?? '', askedCookie.read(c) ?? ''];
    const form = await formFields(c);
    const owner = { name: form.get('name').slice(0, maxNameLength), email: form.get('email').toLowerCase() };
    const found = await findLink(database, token, browser, now());
    if (found && found !== 'elsewhere' && found.person === 'first owner') {
      const errors = {
        ...(owner.name === '' && { name: words.people.missingName }),
        ...(!looksLikeEmail(owner.email) && { email: words.people.badEmail }),
      };
      if (Object.keys(errors).length) return linkPage(c, { values: owner, errors });
    }
    const person = await takeLink(database, token, browser, owner, now());
    if (!person) return linkPage(c);
    for (const cookie of [linkCookie, askedCookie]) cookie.clear(c);
    return enter(c, person, found && found !== 'elsewhere' && found.byEmail ? 'email' : 'prompt');
  });

  app.get('/sign-in/provider', async (c) => {
    if (!provider) return c.redirect('/staff/sign-in', 303);
    if (!isPrivateConnection(c)) return signInPage(c, { error: words.signIn.needsTls }, 403);
    try {
      const { url, pending } = await provider.start();
      providerCookie.set(c, pending);
      return c.redirect(url, 303);
    } catch (error) {
      log('error', 'The OpenID Connect provider cannot be reached.', { error: errorText(error) });
      return signInPage(c, { error: words.signIn.unreachable }, 503);
    }
  });

  app.get(callbackPath.replace('/staff', ''), async (c) => {
    const pending = providerCookie.read(c);
    providerCookie.clear(c);
    if (!provider || !pending) return c.redirect('/staff/sign-in?problem=refused', 303);
    try {
      const identity = await provider.finish(new URL(c.req.url).search, pending);
      const person = await findByIdentity(database, identity);
      if (person) return await enter(c, person, 'provider');
      log('warn', 'Somebody signed in at the provider who has no account here, or whose e-mail address the provider has not verified.');
      return c.redirect(`/staff/sign-in?problem=${identity.email === undefined ? 'unverified' : 'unknown'}`, 303);
    } catch (error) {
      log('warn', 'A sign-in at the provider was refused.', { error: errorText(error) });
      return c.redirect('/staff/sign-in?problem=refused', 303);
    }
  });

  app.post('/sign-out', async (c) => {
    const session = await findSession(database, sessionCookie.read(c), now());
    if (session) {
      const everywhere = (await formFields(c)).get('everywhere') !== '';
      if (everywhere) await closeSessionsOf(database, session.person.id);
      await recordAudit(database, now(), session.person, everywhere ? 'sign-out-everywhere' : 'sign-out');
    }
    await closeSession(database, sessionCookie.read(c));
    sessionCookie.clear(c);
    return c.redirect('/staff/sign-in', 303);
  });

  return app;
}
