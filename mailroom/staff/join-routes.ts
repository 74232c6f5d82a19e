/** Routes for joining by invitation and for setting up the second factor, which every account needs. */
import { Hono } from 'hono';
import { looksLikeEmail } from '../../app/lib/detect-contact.ts';
import { interpolate } from '../../app/lib/interpolate.ts';
import { readChallenge, saveChallenge } from '../accounts/challenges.ts';
import { acceptInvitation, findInvitation } from '../accounts/invitations.ts';
import { addPasskey, registrationOptions } from '../accounts/passkeys.ts';
import { hashPassword, minPasswordLength } from '../accounts/passwords.ts';
import { findPerson } from '../accounts/people.ts';
import { enableTotp, newRecoveryCodes, newSecret, secretUri } from '../accounts/second-factor.ts';
import { deviceName, findSession, type Session } from '../accounts/sessions.ts';
import { recordAudit } from '../audit.ts';
import type { Mailroom } from '../mailroom.ts';
import { sendPage } from '../pages/send-page.ts';
import { words } from '../staff-words.ts';
import { site } from '../visitor-words.ts';
import { formFields, isPrivateConnection, relyingParty, type StaffContext, type StaffEnv } from './context.ts';
import { readSessionCookie } from './cookies.ts';
import { enterStage } from './sign-in-routes.ts';

const hourMs = 3_600_000;
const maxNameLength = 80;

export function joinRoutes(mailroom: Mailroom): Hono<StaffEnv> {
  const { database, pages, cipher, now } = mailroom;
  const app = new Hono<StaffEnv>();

  app.get('/join', async (c) => {
    const token = c.req.query('token') ?? '';
    const invitation = await findInvitation(database, token, now());
    if (!invitation) return sendPage(c, pages, { kind: 'join-over' }, 410);
    const { email, role, personId } = invitation;
    return sendPage(c, pages, { kind: 'join', token, email, role, reset: personId !== null });
  });

  app.post('/join', async (c) => {
    if (!isPrivateConnection(c)) return sendPage(c, pages, { kind: 'sign-in', error: words.signIn.needsTls }, 403);
    const form = await formFields(c);
    const token = form.get('token');
    const invitation = await findInvitation(database, token, now());
    if (!invitation) return sendPage(c, pages, { kind: 'join-over' }, 410);
    const { role, personId } = invitation;
    const values = { name: form.get('name').slice(0, maxNameLength), email: (invitation.email || form.get('email')).toLowerCase() };
    const errors = {
      ...(!personId && values.name === '' && { name: words.join.missingName }),
      ...(!looksLikeEmail(values.email) && { email: words.people.badEmail }),
      ...(!personId && (await findPerson(database, 'email', values.email)) && { email: words.people.taken }),
      ...(form.get('password').length < minPasswordLength && { password: interpolate(words.join.shortPassword, { n: minPasswordLength }) }),
    };
    if (Object.keys(errors).length)
      return sendPage(c, pages, { kind: 'join', token, email: invitation.email, role, reset: personId !== null, values, errors }, 422);
    const passwordHash = await hashPassword(form.get('password'));
    const person = await acceptInvitation(database, token, { ...values, passwordHash }, now());
    if (!person) return sendPage(c, pages, { kind: 'join-over' }, 410);
    await recordAudit(database, now(), person, personId ? 'password' : 'join', person.email, words.roles[person.role]);
    await enterStage(c, mailroom, person, 'setup');
    return c.redirect('/staff/setup', 303);
  });

  /** The session of somebody who sets up a second factor: for a new account, or in addition while signed in. */
  async function setupSession(c: StaffContext): Promise<(Session & { stage: 'setup' | 'full' }) | undefined> {
    for (const stage of ['setup', 'full'] as const) {
      const session = await findSession(database, readSessionCookie(c), stage, now());
      if (session) return { ...session, stage };
    }
    return undefined;
  }

  /** The secret stays the same until it is confirmed, so that a reload does not invalidate a scanned QR code. */
  async function pendingSecret(sessionId: string): Promise<string> {
    const id = `totp ${sessionId}`;
    const stored = await readChallenge(database, id, now());
    const secret = (stored && cipher.decrypt(stored)) ?? newSecret();
    if (!stored) await saveChallenge(database, id, cipher.encrypt(secret), now() + hourMs);
    return secret;
  }

  app.get('/setup', async (c) => {
    const session = await setupSession(c);
    if (!session) return c.redirect('/staff/sign-in', 303);
    const secret = await pendingSecret(session.id);
    return sendPage(c, pages, { kind: 'setup', secret, uri: secretUri(secret, session.person.email, site.name) });
  });

  app.post('/setup', async (c) => {
    const session = await setupSession(c);
    if (!session) return sendPage(c, pages, { kind: 'sign-in', note: words.signIn.again }, 401);
    const { person, stage } = session;
    const secret = await pendingSecret(session.id);
    if (!(await enableTotp(database, person, secret, (await formFields(c)).get('code'), cipher)))
      return sendPage(c, pages, { kind: 'setup', secret, uri: secretUri(secret, person.email, site.name), error: words.setup.wrong }, 422);
    await recordAudit(database, now(), person, 'second-factor', person.email, words.people.factors.totp);
    if (stage === 'setup') await enterStage(c, mailroom, person, 'full');
    return sendPage(c, pages, { kind: 'recovery-codes', codes: await newRecoveryCodes(database, person.id) });
  });

  app.post('/passkeys/options', async (c) => {
    const session = await setupSession(c);
    if (!session) return c.json({ error: words.signIn.again }, 401);
    return c.json(await registrationOptions(database, relyingParty(c, mailroom), session.person, `passkey ${session.id}`, now()));
  });

  app.post('/passkeys', async (c) => {
    const session = await setupSession(c);
    if (!session) return sendPage(c, pages, { kind: 'sign-in', note: words.signIn.again }, 401);
    const { person, stage } = session;
    const response = (await formFields(c)).get('response');
    const device = deviceName(c.req.header('user-agent') ?? '');
    if (!(await addPasskey(database, relyingParty(c, mailroom), person, `passkey ${session.id}`, response, device, now()))) {
      const secret = await pendingSecret(session.id);
      return sendPage(
        c,
        pages,
        { kind: 'setup', secret, uri: secretUri(secret, person.email, site.name), error: words.setup.passkeyFailed },
        422,
      );
    }
    await recordAudit(database, now(), person, 'second-factor', person.email, words.people.factors.passkey);
    if (stage === 'full') return c.redirect('/staff/account', 303);
    await enterStage(c, mailroom, person, 'full');
    return sendPage(c, pages, { kind: 'recovery-codes', codes: await newRecoveryCodes(database, person.id) });
  });

  return app;
}
