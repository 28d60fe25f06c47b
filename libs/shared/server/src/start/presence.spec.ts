import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createPostgres } from '@traveldesk/shared-testing/server';
import { createApi, type Api } from './api';
import { readConfig } from '../config/config';
import { openPGlite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { createLog } from '../log';

const mail = { to: 'amira@nile.example', language: 'en', text: 'Hello' } as const;
const second = () => new Promise((resolve) => setTimeout(resolve, 1_500));

describe('waiting mails when a database is opened', () => {
  let database: Awaited<ReturnType<typeof createPostgres>>;
  let sent: string[] = [];
  let warned = '';
  const apis: Api[] = [];

  const start = async (options: { sendParked?: boolean; work?: boolean } = {}) => {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn' });
    const api = await createApi({
      config: { ...config, secretKey: '00'.repeat(32) },
      modules: [],
      connection: openPostgres(database.url, { max: 4 }),
      ...options,
      log: createLog(config, { write: (line: string) => void (warned += line) }),
      deliver: async ({ subject }) => void sent.push(subject),
    });
    apis.push(api);
    return api;
  };
  /** Waits until this many mails were sent; then a moment more. */
  const untilSent = async (count: number) => {
    for (let tries = 0; tries < 200 && sent.length < count; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const stopAll = async () => {
    for (const api of apis.splice(0)) await api.close();
  };
  /** Leaves a queued mail, as a backup made at that moment would contain it. */
  const leaveMail = async (subject: string) => {
    await (await start()).kernel.db.selectFrom('presence').selectAll().execute();
    await stopAll();
    const api = await start({ work: false });
    await api.kernel.mail.send({ ...mail, subject });
    return api.kernel.db;
  };

  beforeEach(async () => {
    database = await createPostgres();
    [sent, warned] = [[], ''];
  });
  afterEach(async () => {
    await stopAll();
    await database.drop();
  });

  it('are sent after a short stop', async () => {
    await leaveMail('short');
    await start();
    await untilSent(1);
    expect(sent).toEqual(['short']);
    expect(warned).toBe('');
  });

  it.each([
    ['was not in use for a while, like a backup', sql`seen_at = now() - interval '11 minutes'`],
    ['is in a different place', sql`identity = 'elsewhere:1'`],
  ])('are not sent automatically where it %s', async (_where, changed) => {
    const db = await leaveMail('old');
    await sql`update presence set ${changed}`.execute(db);
    const first = await start();
    await start();
    await first.kernel.mail.send({ ...mail, subject: 'new' });
    await untilSent(1);
    expect(sent).toEqual(['new']);
    expect(warned).toContain('jobs parked');
    expect(JSON.parse(warned.split('\n')[0] ?? '')).toMatchObject({ queue: 'mail', jobs: 1 });

    await stopAll();
    await start();
    await second();
    expect(sent).toEqual(['new']);
    await stopAll();
    await start({ sendParked: true });
    await untilSent(2);
    expect(sent).toEqual(['new', 'old']);
    await stopAll();
    // Sent once: the next start has nothing left to send.
    await start();
    await second();
    expect(sent).toEqual(['new', 'old']);
  });
});

it('a copy of the built-in database counts as another one, wherever it is; a moved one stays the same', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-presence-'));
  const at = (name: string) => path.join(directory, name);
  const identityAt = async (name: string) => {
    const connection = await openPGlite(at(name));
    const identity = await connection.identity();
    await connection.close();
    return identity;
  };
  const original = await identityAt('original');
  cpSync(at('original'), at('copy'), { recursive: true });
  renameSync(at('original'), at('moved'));
  expect(await identityAt('moved')).toBe(original);
  expect(await identityAt('copy')).not.toBe(original);
  rmSync(directory, { recursive: true, force: true });
});
