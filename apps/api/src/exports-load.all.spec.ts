import type { AddressInfo } from 'node:net';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { modules } from './modules';

const users = 20_000;
const atOnce = 50;
const callers = 10;

interface Waits {
  median: number;
  p95: number;
  longest: number;
  calls: number;
}

/** The longest that other callers may wait while files are made, in milliseconds. */
const budget = 500;
/**
 * On a machine where the same call is slow without load, this multiple of its own time applies instead; up to 20 ms the machine counts as
 * idle and the budget applies. Without turns the factor is several hundred.
 */
const timesAlone = 25;

// PostgreSQL only, because PGlite shares one connection.
describe('fifty exports at once', () => {
  let api: TestApi;
  let base: string;
  let exporters: Record<string, string>[];
  let other: Record<string, string>;

  beforeAll(async () => {
    api = await startTestApi({ modules, database: 'postgres' });
    await sql`
      insert into users (id, name, search, email, phone, type, language, status)
      select gen_random_uuid(), 'Rana Saleh ' || n, 'rana saleh ' || n, 'rana.' || n || '@nile.example',
        null, 'staff', 'en', 'active'
      from generate_series(1, ${sql.lit(users)}) as n`.execute(api.kernel.db);
    const signIn = () => api.signIn({ permissions: [...api.kernel.permissions] });
    // Several callers, because a single one gets only two of the six places.
    exporters = await Promise.all(Array.from({ length: callers }, signIn));
    other = await signIn();
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api/v1`;
  });
  afterAll(() => api.close());

  const take = async (format: string, headers: Record<string, string>) => {
    const answer = await fetch(`${base}/user/export?format=${format}`, { headers });
    const bytes = (await answer.arrayBuffer()).byteLength;
    return { status: answer.status, bytes, retryAfter: answer.headers.get('retry-after') };
  };

  /** The times another user waits for a list, repeated while `going`. */
  const othersWait = async (going: () => boolean, between?: () => Promise<void>): Promise<Waits> => {
    const waits: number[] = [];
    while (going()) {
      const begun = performance.now();
      const answer = await fetch(`${base}/countries?per_page=20`, { headers: other });
      await answer.arrayBuffer();
      waits.push(Math.round(performance.now() - begun));
      expect(answer.status).toBe(200);
      await between?.();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    waits.sort((a, b) => a - b);
    const at = (share: number) => waits[Math.floor(waits.length * share)] ?? Infinity;
    return { median: at(0.5), p95: at(0.95), longest: waits.at(-1) ?? Infinity, calls: waits.length };
  };
  const alone = () => {
    let calls = 0;
    return othersWait(() => calls++ < 60);
  };

  it.each(['csv', 'xlsx'])('as %s do not slow down other users', async (format) => {
    const quiet = await alone();
    let running = true;
    const exports = Promise.all(
      Array.from({ length: atOnce }, (_, index) => take(format, exporters[index % callers] ?? other)),
    ).finally(() => (running = false));
    let connections = 0;
    const countConnections = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(
        api.kernel.db,
      );
      connections = Math.max(connections, rows[0]?.count ?? 0);
    };
    const meanwhile = await othersWait(() => running, countConnections);
    const answers = await exports;
    const afterwards = await alone();

    const whole = answers.filter(({ status }) => status === 200);
    if (process.env.FIGURES)
      process.stderr.write(
        `${JSON.stringify({ format, files: whole.length, sentAway: answers.length - whole.length, connections, quiet, meanwhile, afterwards })}\n`,
      );
    expect(whole.length).toBeGreaterThanOrEqual(6);
    if (format === 'csv') expect(new Set(whole.map(({ bytes }) => bytes)).size).toBe(1);
    for (const { status, retryAfter } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, retryAfter: Number(retryAfter) > 0 }).toEqual({ status: 503, retryAfter: true });
    }
    const allowed = Math.max(budget, timesAlone * Math.max(quiet.median, afterwards.median));
    expect(meanwhile.median).toBeLessThan(allowed / 2);
    expect(meanwhile.p95).toBeLessThan(allowed);
    // One connection that reads, those that write audit entries, and the call of the other user.
    expect(connections).toBeLessThan(8);
  });
});
