/** Whole processes: killed in the middle, two beside each other, stopped, started wrongly. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countMessages, listMessages } from './store/messages.ts';
import { openStore } from './store/open.ts';
import { post, sent } from './testing/fixtures.ts';
import { ended, type Process, smallBuild, startProcess } from './testing/process.ts';
import { messageIdOf, startSmtp, type TestSmtp } from './testing/smtp.ts';
import { overEachStore, type Place } from './testing/stores.ts';

let build: Awaited<ReturnType<typeof smallBuild>>;
let smtp: TestSmtp;
const running: Process[] = [];
beforeAll(async () => {
  build = await smallBuild();
  smtp = await startSmtp();
}, 60_000);
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await smtp.stop();
  build.remove();
});

async function start(place: Place, environment: Record<string, string> = {}): Promise<Process> {
  const started = await startProcess(build.folder, place, environment);
  running.push(started);
  return started;
}
const mailSettings = () => ({ SMTP_URL: smtp.url, MAIL_TO: 'office@example.com' });

/** Posts without pause from several sides until the process is gone. Ids of what was accepted go into the list. */
async function crowd(address: string, accepted: string[], stopAfter: number, stop: () => void): Promise<void> {
  const target = accepted.length + stopAfter;
  const visitor = async () => {
    for (;;) {
      const body = sent();
      try {
        const answer = await post(address, body);
        if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
        await answer.arrayBuffer();
      } catch {
        return;
      }
      accepted.push(body.id);
      if (accepted.length >= target) stop();
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
}

overEachStore((store) => {
  test('killed twenty times during writes (kill -9): every acknowledged message is there', async () => {
    const place = await store.place();
    const accepted: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const { child, address } = await start(place);
      await crowd(address, accepted, 1 + ((round * 7) % 40), () => child.kill('SIGKILL'));
      await ended(child);
    }
    const database = await openStore(place);
    const stored = new Set((await listMessages(database, {}, 100_000, 0)).map(({ id }) => id));
    await database.close();
    expect(accepted.length).toBeGreaterThan(300);
    expect(accepted.filter((id) => !stored.has(id))).toEqual([]);
  }, 400_000);

  test('killed while it delivers: the next one delivers the rest', async () => {
    const place = await store.place();
    smtp.behave('hang');
    const first = await start(place, mailSettings());
    const body = sent();
    expect((await post(first.address, body)).status).toBe(201);
    first.child.kill('SIGKILL');
    await ended(first.child);
    smtp.behave('accept');
    // as if the lease of the dead had ended
    const database = await openStore(place);
    await database.rows('update deliveries set leased_until = 0');
    await database.close();
    const second = await start(place, mailSettings());
    await vi.waitFor(() => expect(smtp.received.map(messageIdOf).some((id) => id.includes(body.id))).toBe(true), { timeout: 20_000 });
    second.child.kill('SIGTERM');
    await ended(second.child);
    expect(second.child.exitCode).toBe(0);
  });

  test('two on one store: each message is delivered once', async () => {
    const place = await store.place();
    smtp.behave('accept');
    const both = [await start(place, mailSettings()), await start(place, mailSettings())];
    const before = smtp.received.length;
    const bodies = Array.from({ length: 60 }, () => sent());
    const answers = await Promise.all(bodies.map((body, i) => post(both[i % 2]!.address, body)));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const database = await openStore(place);
    await vi.waitFor(async () => expect(await database.rows("select id from deliveries where state <> 'delivered'")).toEqual([]), {
      timeout: 40_000,
      interval: 200,
    });
    expect(await countMessages(database, {})).toBe(60);
    await database.close();
    const ids = smtp.received.slice(before).map(messageIdOf);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
    for (const { child } of both) child.kill('SIGTERM');
    await Promise.all(both.map(({ child }) => ended(child)));
  });
});

test('a wrong setting stops it with a sentence that says which and why', () => {
  const { status, stderr } = spawnSync(process.execPath, ['mailroom/start.ts', '--build', build.folder], {
    env: { ...process.env, RETENTION_DAYS: 'long' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('The setting RETENTION_DAYS is wrong: it is “long”, and must be a whole number from 1 to 36500.');
});

test('no build, or a store that cannot be opened: a sentence, and exit code 1', () => {
  const run = (args: string[], env: Record<string, string>) =>
    spawnSync(process.execPath, ['mailroom/start.ts', ...args], { env: { ...process.env, ...env }, encoding: 'utf8' });
  const missing = run(['--build', '.cache/nothing'], {});
  expect([missing.status, missing.stderr.trim()]).toEqual([
    1,
    'There is no finished build in .cache/nothing. Make one with: npm run build:mailroom',
  ]);
  const unreachable = run(['--build', build.folder], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' });
  expect(unreachable.status).toBe(1);
  expect(unreachable.stderr).toMatch(/^The store cannot be opened: /);
});
