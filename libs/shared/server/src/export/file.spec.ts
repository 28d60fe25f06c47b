import { connect, type AddressInfo, type Socket } from 'node:net';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { z } from 'zod';
import { head, rawCall } from '../http/raw.fixture';
import type { ServerModule } from '../modules/module';
import { exportRoute } from './route';

const texts = { columns: { name: 'Name' } };
/** Many enough, with their length, to exceed the connection's buffers, so that a stalled reader is noticed. */
const many = 12_000;

/** The number of lists reading their rows now, and the maximum so far. */
const reading = { now: 0, most: 0 };

/** Lists that fail on demand. */
const lists: ServerModule = {
  name: 'lists',
  migrations: {},
  texts: { en: texts, fr: texts, ar: texts },
  permissions: ['export_lists'],
  routes: (app, { db }) => {
    exportRoute(app, {
      path: '/list/export',
      permission: 'export_lists',
      summary: 'A list',
      entity: 'list',
      file: 'list',
      module: 'lists',
      columns: { name: (name: string) => name },
      query: z.strictObject({ fails_at: z.coerce.number().int().optional(), name: z.string().optional() }),
      rows: async function* ({ fails_at: failsAt, name }) {
        for (let row = 0; row < many; row += 1) {
          if (row === failsAt) await sql`select 1 / 0`.execute(db);
          if (row % 500 === 0) {
            reading.now += 1;
            reading.most = Math.max(reading.most, reading.now);
            await sql`select ${name ?? ''}::text`.execute(db);
            reading.now -= 1;
          }
          yield `row ${row} ${'x'.repeat(1_000)}`;
        }
      },
    });
  },
};

describeOnBoth('a file that is made while it is read', (makeApi) => {
  let api: TestApi;
  let port: number;
  let authorization: string;

  beforeAll(async () => {
    api = await makeApi({
      modules: [lists],
      limits: { files: { places: 2, waiting: 1, patience: 300 }, connectionTimeout: 4_000, longest: 60_000 },
    });
    ({ authorization } = await api.signIn({ permissions: ['export_lists'] }));
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = api.app.server.address() as AddressInfo);
  });

  const request = (query = '') =>
    head(`GET /api/v1/list/export${query} HTTP/1.1`, `Authorization: ${authorization}`);
  const get = (query = '') => rawCall(port, request(query));
  const inject = (query = '') =>
    api.inject({ url: `/api/v1/list/export${query}`, headers: { authorization } });
  /** Requests the file and does not read it. */
  const stalled = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => void socket.write(request()));
      // Its first bytes have arrived and are not read.
      socket.once('readable', () => resolve(socket));
      socket.on('error', () => {});
    });

  /** Requests the file and disconnects some milliseconds later. */
  const leaving = (after: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request()));
      setTimeout(() => socket.destroy(), after);
      socket.on('error', () => {}).once('close', () => resolve());
    });

  it('is complete and ends properly', async () => {
    const { status, text } = await get();
    expect(status).toBe(200);
    expect(text).toContain(`row ${many - 1} `);
    expect(text.endsWith('\r\n0\r\n\r\n')).toBe(true);
  });

  it('is a problem instead of a file if it cannot start', async () => {
    for (const answer of [await inject('?fails_at=0'), await inject('?fails_at=3')]) {
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.headers['content-type']).toMatch(/json/);
      expect(answer.headers['content-disposition']).toBeUndefined();
      expect(answer.json()).toMatchObject({ code: expect.any(String), request_id: expect.any(String) });
    }
    expect((await inject('?name=a%00b')).statusCode).toBe(400);
  });

  it('is visibly aborted if it fails later', async () => {
    const { status, text } = await get('?fails_at=8000');
    expect(status).toBe(200);
    expect(text).toContain('row 1000 ');
    expect(text.endsWith('0\r\n\r\n')).toBe(false);
  });

  it('reads its rows while no other file does', async () => {
    reading.most = 0;
    const [one, other] = await Promise.all([get(), get()]);
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect(reading.most).toBe(1);
  });

  it('waits for its turn, and is rejected with a retry time when there is none', async () => {
    const slow = await Promise.all([stalled(), stalled()]);
    const [first, second] = await Promise.all([inject(), inject()]);
    slow.forEach((socket) => socket.destroy());
    for (const answer of [first, second]) {
      expect(answer?.statusCode).toBe(503);
      expect(answer?.json()).toMatchObject({ code: 'exports_busy' });
      expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await get()).status).toBe(200);
  });

  it('releases its place when it fails and when its caller disconnects', async () => {
    for (let round = 0; round < 5; round += 1) {
      await inject('?fails_at=0');
      await get('?fails_at=700');
      (await stalled()).destroy();
    }
    expect((await get()).status).toBe(200);
  });

  it('releases its place at once when its caller disconnects before the first byte or while waiting', async () => {
    for (let round = 0; round < 8; round += 1) await leaving(round % 4);
    expect((await get()).status).toBe(200);
  });

  const transactions = async () => {
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from pg_stat_activity
      where datname = current_database() and state like '%transaction%'`.execute(api.kernel.db);
    return rows[0]?.open ?? 0;
  };

  it('is aborted when its caller stops reading, and holds no connection meanwhile', async () => {
    await Promise.all([stalled(), stalled()]);
    const begun = Date.now();
    await sql`select 1`.execute(api.kernel.db);
    // Stalled ones are aborted after 1.5 s; this one does not wait for that.
    expect(Date.now() - begun).toBeLessThan(1_200);
    // Another request may be writing its audit entry at this moment.
    let open = await transactions();
    while (open > 0 && Date.now() - begun < 1_200) open = await transactions();
    expect(open).toBe(0);
    let { statusCode: status } = await inject();
    expect(status).toBe(503);
    for (let tries = 0; tries < 30 && status === 503; tries += 1) ({ status } = await get());
    expect(status).toBe(200);
  });
});
