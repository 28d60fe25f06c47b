import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import {
  endsIn,
  offersIn,
  oneway,
  someDay,
  startFlightsApi,
  type FlightsApi,
} from '../testing/flights-api.fake';

const platformToken = 'duffel_live_platform_Zq7Xw2Rk9Lp4';
const companyToken = 'duffel_live_company_Hn3Vb8Tc6Yd1';

/** The part of each token that occurs nowhere else. */
const secrets = ['Zq7Xw2Rk9Lp4', 'Hn3Vb8Tc6Yd1'];

describeOnDatabase('a supplier’s token (SECURITY 53)', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  let companyId: string;
  let supplierId: string;
  let day = 0;
  const log: string[] = [];
  const answers: string[] = [];
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi, { logLevel: 'trace' }, (line) => void log.push(line));
    supplier = await startFakeDuffel();
    ({ id: supplierId } = await flights.addSupplier('guarded', supplier.url, {
      credentials: platformToken,
      timeout_ms: 2_000,
    }));
    ({ id: companyId } = await flights.addCompany('Own Access', [supplierId]));
    const settings = {
      credentials: companyToken,
      cabins: ['Economy'],
      airlines: { mode: 'all', codes: [] },
    };
    await flights.call('POST', `/companies/${companyId}/suppliers/${supplierId}/settings`, settings);
  });
  afterAll(() => supplier.close());

  /** Searches with the platform's token and with the company's own; returns everything that the callers get. */
  const searches = async () => {
    day += 1;
    const trips = [{ origin: 'CAI', destination: 'DXB', date: someDay(day), departure: null, arrival: null }];
    const both = [];
    for (const company_id of [null, companyId]) {
      const answer = await flights.search(oneway({ trips, company_id }));
      answers.push(answer.text, JSON.stringify(answer.headers));
      both.push(answer);
    }
    return both;
  };

  /** The supplier echoes the request in its answer, as a careless message would. */
  const echo = (status: number, headers: Record<string, string> = {}) =>
    supplier.onSearch((request, response) => {
      const sent = String(request.headers.authorization);
      response.writeHead(status, { 'x-request-id': `req ${sent}`, 'x-echo': sent, ...headers });
      response.end(JSON.stringify({ errors: [{ message: `No access with ${sent}`, code: sent }] }));
    });

  it.each<[string, string | null, () => void]>([
    ['offers', null, () => supplier.sells({ id: 'off_1', total: '199.90' })],
    ['a success that repeats it', 'malformed', () => echo(200)],
    ['401', 'not_authorised', () => echo(401)],
    ['403', 'not_authorised', () => echo(403)],
    ['422', 'rejected', () => echo(422)],
    ['429', 'rate_limited', () => echo(429)],
    ['500', 'error', () => echo(500)],
    ['a redirect with it', 'redirected', () => echo(302, { location: `/?token=${platformToken}` })],
    ['no JSON', 'malformed', () => supplier.onSearch((_, response) => void response.end(platformToken))],
    ['silence', 'timed_out', () => supplier.onSearch(() => {})],
    [
      'a broken connection',
      'unreachable',
      () => supplier.onSearch((request) => void request.socket.resetAndDestroy()),
    ],
  ])('appears in no answer after %s', async (_, reason, behave) => {
    // A success in between, so that earlier failures do not pause the supplier.
    supplier.sells();
    await searches();
    behave();
    const ends = (await searches()).flatMap(({ lines }) => endsIn(lines));
    expect(ends.map((end) => end.reason)).toEqual([reason, reason]);
    expectNone(answers);
  });

  it('appears in no answer of a review', async () => {
    supplier.sells({ id: 'off_1', total: '199.90' });
    const ids = (await searches()).flatMap(({ lines }) => offersIn(lines).map(({ id }) => id));
    expect(ids).toHaveLength(2);
    for (const broken of [false, true]) {
      if (broken) supplier.onOffer((offer) => ({ ...offer, total_amount: platformToken }));
      for (const id of ids) {
        const { status, text, headers } = await flights.call('GET', `/flights/offers/${id}`);
        expect(status).toBe(broken ? 503 : 200);
        answers.push(text, JSON.stringify(headers));
      }
    }
    expectNone(answers);
  });

  it('appears in no log line, even after an internal error', async () => {
    // A missing column fails in the middle of a search.
    const { db } = flights.api.kernel;
    await sql`alter table flight_offer_batches rename column offers to gone`.execute(db);
    supplier.sells({ id: 'off_1', total: '199.90' });
    const ends = (await searches()).flatMap(({ lines }) => endsIn(lines));
    await sql`alter table flight_offer_batches rename column gone to offers`.execute(db);
    expect(ends.map(({ reason }) => reason)).toEqual(['internal', 'internal']);
    expect(log.join('\n')).toContain('a supplier search failed');
    expect(log.filter((line) => line.includes('/flights/offers')).length).toBeGreaterThan(20);
    expectNone(log);
    expectNone(answers);
  });

  it('appears in the database only sealed: not in calls, history, searches or offers', async () => {
    const { db } = flights.api.kernel;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
        and table_schema = current_schema()`.execute(db);
    const names = tables.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['suppliers', 'supplier_call_records', 'flight_offer_batches']),
    );
    const calls = await db.selectFrom('supplier_call_records').select('outcome').execute();
    expect(new Set(calls.map(({ outcome }) => outcome)).size).toBeGreaterThan(7);
    for (const name of names) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
      expectNone(rows.flatMap((row) => Object.values(row).map(textOf)));
    }
  });

  it('was sent to the supplier, each for its owner', () => {
    const sent = new Set(supplier.calls.map(({ headers }) => headers.authorization));
    expect(sent).toEqual(new Set([`Bearer ${platformToken}`, `Bearer ${companyToken}`]));
  });
});

/** Expects no token in the texts; a failure shows the text. */
function expectNone(texts: readonly string[]): void {
  expect(texts.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
}

/** Returns a database value as text, decompressed. */
function textOf(value: unknown): string {
  if (!Buffer.isBuffer(value)) return JSON.stringify(value) ?? '';
  const isPacked = value[0] === 0x1f && value[1] === 0x8b;
  return (isPacked ? gunzipSync(value) : value).toString('latin1');
}
