import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { z } from 'zod';
import { head, rawCall } from '../http/raw.fixture';
import { newId } from '../ids';
import type { Actor } from '../modules/actor';
import type { ServerModule } from '../modules/module';
import { exportRoute } from './route';

const texts = { columns: { name: 'Name' } };
const rowsAtOnce = 500;
const callers = new Map<string, Actor>();
/** Whether all rows of the last file were read. */
let readAll = false;

/** A list that takes some seconds to read. */
const slow: ServerModule = {
  name: 'slow',
  migrations: {},
  texts: { en: texts, fr: texts, ar: texts },
  permissions: ['export_slow'],
  authenticate: () => async (token) => callers.get(token) ?? null,
  routes: (app) =>
    exportRoute(app, {
      path: '/slow/export',
      permission: 'export_slow',
      summary: 'A list',
      entity: 'list',
      file: 'list',
      module: 'slow',
      columns: { name: (name: string) => name },
      query: z.strictObject({}),
      rows: async function* () {
        readAll = false;
        begun();
        for (let row = 0; row < 30 * rowsAtOnce; row += 1) {
          if (row % rowsAtOnce === 0) await delay(150);
          yield `row ${row}`;
        }
        readAll = true;
      },
    }),
};

let begun = () => {};
const caller = (): Actor => ({
  userId: newId(),
  tokenId: newId(),
  name: 'Mona Said',
  email: 'mona@nile.example',
  language: 'en',
  type: 'staff',
  companyId: null,
  permissions: new Set(['export_slow']),
  passwordChanged: true,
});

describe('a file whose caller loses access while it is being made', () => {
  const lines: string[] = [];
  let api: TestApi;
  let port: number;
  beforeAll(async () => {
    api = await startTestApi({
      modules: [slow],
      config: { logLevel: 'info' },
      logged: (line) => lines.push(line),
    });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = api.app.server.address() as AddressInfo);
  });
  afterAll(() => api.close());

  /** Requests a file whose caller becomes `now` while it is being made. */
  async function fileWhen(now: Actor | null): Promise<string> {
    const token = newId();
    callers.set(token, caller());
    const begins = new Promise<void>((resolve) => (begun = resolve));
    const answer = rawCall(port, head('GET /api/v1/slow/export HTTP/1.1', `Authorization: Bearer ${token}`));
    await begins;
    await delay(300);
    if (now) callers.set(token, now);
    else callers.delete(token);
    return (await answer).text;
  }

  const isWhole = (text: string) => text.endsWith('\r\n0\r\n\r\n');

  it.each([
    ['the session ends', null],
    ['the permission is removed', { ...caller(), permissions: new Set<string>() }],
  ])('is aborted when %s, and the log says why', async (_what, now) => {
    const text = await fileWhen(now);
    expect(text).toContain('row 0');
    expect(isWhole(text)).toBe(false);
    expect(readAll).toBe(false);
    expect(lines.join('\n')).toContain('The access of the export’s caller has ended.');
  });

  it('is complete for a caller who keeps access', async () => {
    expect(isWhole(await fileWhen(caller()))).toBe(true);
    expect(readAll).toBe(true);
  });
});
