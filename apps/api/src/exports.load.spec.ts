import type { AddressInfo } from 'node:net';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { modules } from './modules';

const users = 20_000;
const atOnce = 50;

interface Load {
  answers: { status: number; bytes: number; retryAfter: string | null }[];
  milliseconds: number[];
  connections: number;
}

// On PostgreSQL alone: PGlite has one connection, which everybody shares.
describe('fifty exports at once', () => {
  let api: TestApi;
  let base: string;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await startTestApi({ modules, database: 'postgres' });
    await sql`
      insert into users (id, name, search, email, phone, type, language, status)
      select gen_random_uuid(), 'Rana Saleh ' || n, 'rana saleh ' || n, 'rana.' || n || '@nile.example',
        null, 'staff', 'en', 'active'
      from generate_series(1, ${sql.lit(users)}) as n`.execute(api.kernel.db);
    headers = await api.signIn({ permissions: [...api.kernel.permissions] });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api/v1`;
  });
  afterAll(() => api.close());

  const take = async (format: string) => {
    const answer = await fetch(`${base}/user/export?format=${format}`, { headers });
    const bytes = (await answer.arrayBuffer()).byteLength;
    return { status: answer.status, bytes, retryAfter: answer.headers.get('retry-after') };
  };

  /** How long others wait meanwhile, and how many connections are in use at the most. */
  const load = async (format: (index: number) => string): Promise<Load> => {
    const exports = Promise.all(Array.from({ length: atOnce }, (_, index) => take(format(index))));
    let running = true;
    const ended = exports.finally(() => (running = false));
    const milliseconds: number[] = [];
    let connections = 0;
    while (running) {
      const begun = performance.now();
      const answer = await fetch(`${base}/countries?per_page=20`, { headers });
      await answer.arrayBuffer();
      milliseconds.push(performance.now() - begun);
      expect(answer.status).toBe(200);
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(
        api.kernel.db,
      );
      connections = Math.max(connections, rows[0]?.count ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return { answers: await ended, milliseconds: milliseconds.sort((a, b) => a - b), connections };
  };

  it.each([
    ['CSV', 'csv'],
    ['a workbook', 'xlsx'],
  ])('as %s hold nobody up', async (_what, format) => {
    const { answers, milliseconds, connections } = await load(() => format);
    const p99 = milliseconds[Math.floor(milliseconds.length * 0.99)] ?? Infinity;
    if (process.env.FIGURES) {
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      process.stdout.write(
        `${format}: ${count(200)} files, ${count(503)} sent away; another call: median ${Math.round(milliseconds[milliseconds.length >> 1] ?? 0)} ms, p99 ${Math.round(p99)} ms, longest ${Math.round(milliseconds.at(-1) ?? 0)} ms of ${milliseconds.length}; at most ${connections} connections\n`,
      );
    }
    const whole = answers.filter(({ status }) => status === 200);
    expect(whole.length).toBeGreaterThanOrEqual(6);
    if (format === 'csv') expect(new Set(whole.map(({ bytes }) => bytes)).size).toBe(1);
    for (const { status, retryAfter } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, retryAfter: Number(retryAfter) > 0 }).toEqual({ status: 503, retryAfter: true });
    }
    // 500 ms on a quiet machine (FIGURES=1 tells); other suites run beside this one. Without turns it is 15 s.
    expect(p99).toBeLessThan(6000);
    // One that reads, those that note themselves in the trail, and the call beside them.
    expect(connections).toBeLessThan(8);
  });
});
