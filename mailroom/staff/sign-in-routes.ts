/** Routes for signing in: with password and then a code, or with a passkey alone, which verifies the person by itself. */
import { Hono } from 'hono';
import { interpolate } from '../../app/lib/interpolate.ts';
import { authenticationOptions, verifyPasskey } from '../accounts/passkeys.ts';
import { findPerson, type Person } from '../accounts/people.ts';
import { consumeRecoveryCode, consumeTotp } from '../accounts/second-factor.ts';
import { closeSession, closeSessionsOf, deviceName, findSession, openSession, rememberBrowser, type Stage } from '../accounts/sessions.ts';
import { checkPassword, signInPageToken } from '../accounts/sign-in.ts';
import { clearFailures, countAttempt, storedLimits } from '../accounts/throttle.ts';
import { hashToken, newToken } from '../accounts/tokens.ts';
import { recordAudit } from '../audit.ts';
import { createDates } from '../inbox/dates.ts';
import type { Mailroom } from '../mailroom.ts';
import { sendHtml, sendPage } from '../pages/send-page.ts';
import { plural } from '../plural.ts';
import { words } from '../staff-words.ts';
import { addressOf, formFields, isPrivateConnection, relyingParty, type StaffContext, type StaffEnv } from './context.ts';
import {
  clearSessionCookie,
  readBrowserCookie,
  readChallengeCookie,
  readPageCookie,
  readSessionCookie,
  setBrowserCookie,
  setChallengeCookie,
  setPageCookie,
  setSessionCookie,
} from './cookies.ts';

const minuteMs = 60_000;
const freeCodes = 5;

/** Starts a session for the next stage and closes the previous one, which prevents session fixation. */
export async function enterStage(c: StaffContext, { database, now }: Mailroom, person: Person, stage: Stage): Promise<void> {
  await closeSession(database, readSessionCookie(c));
  setSessionCookie(c, await openSession(database, person.id, stage, deviceName(c.req.header('user-agent') ?? ''), now()));
  if (stage !== 'full') return;
  setBrowserCookie(c, await rememberBrowser(database, person.id, now()));
  await recordAudit(database, now(), person, 'sign-in', '', deviceName(c.req.header('user-agent') ?? ''));
}

export function signInRoutes(mailroom: Mailroom): Hono<StaffEnv> {
  const { database, pages, settings, cipher, now, log } = mailroom;
  const app = new Hono<StaffEnv>();
  const retryTime = (until: number) => createDates(settings.timeZone).time(until + minuteMs);

  /** Rendered once, because every request in a flood of guesses gets it. */
  let busyPage: string | undefined;

  const markBrowser = async (c: StaffContext) => setPageCookie(c, await signInPageToken(database, addressOf(c, mailroom)));

  app.get('/sign-in', async (c) => {
    await markBrowser(c);
    return sendPage(c, pages, { kind: 'sign-in' });
  });

  app.post('/sign-in', async (c) => {
    if (!isPrivateConnection(c)) return sendPage(c, pages, { kind: 'sign-in', error: words.signIn.needsTls }, 403);
    const form = await formFields(c);
    const email = form.get('email');
    const result = await checkPassword(
      database,
      {
        email,
        password: form.get('password'),
        address: addressOf(c, mailroom),
        browserToken: readBrowserCookie(c),
        pageToken: readPageCookie(c),
        signal: c.req.raw.signal,
      },
      now(),
    );
    if (result === 'busy') {
      c.header('Retry-After', '5');
      await markBrowser(c);
      busyPage ??= pages.render({ kind: 'sign-in', error: words.signIn.busy });
      return sendHtml(c, pages, busyPage, 429);
    }
    if ('person' in result) {
      await enterStage(c, mailroom, result.person, result.stage);
      return c.redirect(result.stage === 'setup' ? '/staff/setup' : '/staff/sign-in/code', 303);
    }
    if ('triesLeft' in result)
      return sendPage(
        c,
        pages,
        { kind: 'sign-in', email, error: words.signIn.wrong, note: plural(words.signIn.triesLeft, result.triesLeft) },
        401,
      );
    log('warn', 'Sign-in is paused for one network after too many wrong passwords.');
    c.header('Retry-After', String(Math.ceil((result.pausedUntil - now()) / 1000)));
    return sendPage(
      c,
      pages,
      { kind: 'sign-in', email, error: interpolate(words.signIn.paused, { time: retryTime(result.pausedUntil) }) },
      429,
    );
  });

  app.get('/sign-in/code', async (c) => {
    const session = await findSession(database, readSessionCookie(c), 'password', now());
    return session ? sendPage(c, pages, { kind: 'code' }) : c.redirect('/staff/sign-in', 303);
  });

  app.post('/sign-in/code', async (c) => {
    const session = await findSession(database, readSessionCookie(c), 'password', now());
    if (!session) return sendPage(c, pages, { kind: 'sign-in', note: words.signIn.again }, 401);
    const { person } = session;
    const limits = await storedLimits(database, [{ key: `code ${person.id}`, freeTries: freeCodes }]);
    const attempt = await database.transaction((queries) => countAttempt(queries, limits, now()));
    if (attempt.pausedUntil)
      return sendPage(c, pages, { kind: 'code', error: interpolate(words.signIn.paused, { time: retryTime(attempt.pausedUntil) }) }, 429);
    const code = (await formFields(c)).get('code');
    const byApp = await consumeTotp(database, person, code, cipher);
    const byRecovery = !byApp && (await consumeRecoveryCode(database, person.id, code));
    if (!byApp && !byRecovery) {
      await recordAudit(database, now(), person, 'sign-in-failed');
      return sendPage(c, pages, { kind: 'code', error: words.code.wrong }, 401);
    }
    await clearFailures(database, limits);
    if (byRecovery) await recordAudit(database, now(), person, 'recovery-code');
    await enterStage(c, mailroom, person, 'full');
    return c.redirect('/staff', 303);
  });

  app.post('/sign-in/passkey/options', async (c) => {
    if (!isPrivateConnection(c)) return c.json({ error: words.signIn.needsTls }, 403);
    const token = newToken();
    setChallengeCookie(c, token);
    return c.json(await authenticationOptions(database, relyingParty(c, mailroom), hashToken(token), now()));
  });

  app.post('/sign-in/passkey', async (c) => {
    const token = readChallengeCookie(c);
    const response = (await formFields(c)).get('response');
    const id = token && (await verifyPasskey(database, relyingParty(c, mailroom), hashToken(token), response, now()));
    const person = id ? await findPerson(database, 'id', id) : undefined;
    if (!person) {
      await recordAudit(database, now(), 'nobody', 'sign-in-failed');
      return sendPage(c, pages, { kind: 'sign-in', error: words.signIn.passkeyFailed }, 401);
    }
    await enterStage(c, mailroom, person, 'full');
    return c.redirect('/staff', 303);
  });

  app.post('/sign-out', async (c) => {
    const session = await findSession(database, readSessionCookie(c), 'full', now());
    if (session) {
      const everywhere = (await formFields(c)).get('everywhere') !== '';
      if (everywhere) await closeSessionsOf(database, session.person.id);
      await recordAudit(database, now(), session.person, everywhere ? 'sign-out-everywhere' : 'sign-out');
    }
    await closeSession(database, readSessionCookie(c));
    clearSessionCookie(c);
    return c.redirect('/staff/sign-in', 303);
  });

  return app;
}
