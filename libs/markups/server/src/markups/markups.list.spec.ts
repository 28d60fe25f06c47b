import { sql } from 'kysely';
import type { Markup, MarkupInput } from '@traveldesk/markups-contract';
import type { Page } from '@traveldesk/shared-contract';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  addRule,
  addSupplier,
  approverPermissions,
  callerOf,
  markupModules,
  personOf,
  setRate,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';

const airlines = (mode: 'only' | 'except', ...codes: string[]) => ({ mode, codes });

describeOnDatabase('GET /markups', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  let company: Record<'group' | 'travel' | 'shop' | 'gulf', string>;
  let supplier: string;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    staff = await personOf(api, [...staffPermissions, ...approverPermissions]);
    await setRate(api, 'USD', '1.25');
    const group = await addCompany(api, { name: 'Nile Group' });
    const travel = await addCompany(api, { name: 'Nile Travel', parentId: group });
    company = {
      group,
      travel,
      shop: await addCompany(api, { name: 'Nile Online', parentId: travel, type: 'B2C' }),
      gulf: await addCompany(api, { name: 'Gulf' }),
    };
    supplier = await addSupplier(api, 'atlas');
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const of = (id: string, below: boolean) => ({ companies: [{ id, below }] });
    const forProduct = (product: 'hotel' | 'both') => ({ product, per: 'booking' as const, infants: false });
    const rules: Partial<MarkupInput>[] = [
      { name: 'Égalité', priority: 5 },
      { name: 'Above the limit', percent: '20', ...of(company.gulf, false) },
      {
        ...forProduct('both'),
        name: 'Fee',
        kind: 'service_fee',
        value_type: 'fixed',
        percent: null,
        amount: '5',
        currency: 'USD',
      },
      { name: 'Group and below', ...of(company.group, true), plating: airlines('only', 'MS') },
      { name: 'From Cairo', origins: [{ kind: 'airport', code: 'CAI' }] },
      {
        name: 'To Dubai',
        destinations: [
          { kind: 'airport', code: 'DXB' },
          { kind: 'city', code: 'CAI' },
        ],
      },
      { name: 'Travel alone', ...of(company.travel, false), suppliers: [supplier] },
      { name: 'Consumers', company_type: 'B2C', marketing: airlines('except', 'EK') },
      { name: 'Layer of the group', layer: 'company', owner_id: company.group },
      { name: 'Layer of travel', layer: 'company', owner_id: company.travel, status: 'paused' },
      { ...forProduct('hotel'), name: 'Draft', kind: 'discount', status: 'draft' },
      { name: 'Tomorrow', effective_at: later },
      { name: 'Valid later', valid_from: later },
    ];
    for (const rule of rules) await addRule(staff, rule);
  });

  async function list(query: Record<string, string> = {}): Promise<Page<Markup>> {
    const { status, body } = await staff('GET', `/markups?${new URLSearchParams(query)}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  }
  const names = async (query: Record<string, string>) => (await list(query)).data.map(({ name }) => name);

  it('returns rules by name, in pages, each like the response for one rule', async () => {
    const { data, total } = await list({ per_page: '3' });
    expect(total).toBe(13);
    expect(data.map(({ name }) => name)).toEqual(['Above the limit', 'Consumers', 'Draft']);
    for (const rule of data) expect((await staff('GET', `/markups/${rule.id}`)).body).toEqual(rule);
    expect(await names({ per_page: '6', page: '3' })).toEqual(['Valid later']);
    expect(await list({ page: '2' })).toEqual({ data: [], total: 13 });
  });

  it.each([
    [{ name: 'egalite' }, ['Égalité']],
    [{ name: 'LAYER OF' }, ['Layer of the group', 'Layer of travel']],
    [{ name: '%' }, []],
    [{ kind: 'service_fee' }, ['Fee']],
    [{ product: 'hotel' }, ['Draft', 'Fee']],
    [{ product: 'flight', kind: 'service_fee' }, ['Fee']],
    [{ product: 'flight', status: 'draft' }, []],
    [{ layer: 'company' }, ['Layer of the group', 'Layer of travel']],
    [{ currency: 'usd' }, ['Fee']],
    [{ airline: 'ms' }, ['Group and below']],
    [{ airline: 'EK' }, ['Consumers']],
    [{ airport: 'cai' }, ['From Cairo']],
    [{ airport: 'DXB' }, ['To Dubai']],
    [{ status: 'draft' }, ['Draft']],
    [{ status: 'awaiting' }, ['Above the limit']],
    [{ status: 'scheduled' }, ['Tomorrow', 'Valid later']],
    [{ status: 'paused' }, ['Layer of travel']],
    [{ status: 'ended' }, []],
    [{ status: 'active', layer: 'company' }, ['Layer of the group']],
  ])('finds by %j', async (query, expected) => {
    expect(await names(query as Record<string, string>)).toEqual(expected);
  });

  it('finds the rules that can price a company’s booking, and its own rules', async () => {
    const everybody = ['Draft', 'Égalité', 'Fee', 'From Cairo', 'To Dubai', 'Tomorrow', 'Valid later'];
    const of = async (id: string) => {
      const found = await names({ company_id: id });
      return found.filter((name) => !everybody.includes(name));
    };
    // Its own layer prices only its subsidiaries, and is shown as its own.
    expect(await of(company.group)).toEqual(['Group and below', 'Layer of the group']);
    expect(await of(company.travel)).toEqual([
      'Group and below',
      'Layer of the group',
      'Layer of travel',
      'Travel alone',
    ]);
    expect(await of(company.shop)).toEqual([
      'Consumers',
      'Group and below',
      'Layer of the group',
      'Layer of travel',
    ]);
    expect(await of(company.gulf)).toEqual(['Above the limit']);
    expect(await names({ company_id: company.gulf })).toEqual(expect.arrayContaining(everybody));
    expect(await names({ company_id: '0198f000-0000-7000-8000-00000000dead' })).toEqual([]);
  });

  it('finds the rules that name a supplier', async () => {
    expect(await names({ supplier_id: supplier })).toEqual(['Travel alone']);
  });

  it('sorts by the column of the query', async () => {
    const first = async (sort: string) => (await names({ sort, per_page: '1' }))[0];
    expect(await first('-name')).toBe('Valid later');
    expect(await first('-priority')).toBe('Égalité');
    expect(await first('created_at')).toBe('Égalité');
    expect(await first('-created_at')).toBe('Valid later');
    expect(await first('kind')).toBe('Draft');
    expect((await names({ sort: '-layer' })).slice(-2).sort()).toEqual([
      'Layer of the group',
      'Layer of travel',
    ]);
    const states = (await list({ sort: 'state', per_page: '100' })).data.map(({ state }) => state);
    // By the stage of a rule's life, not by the alphabet.
    expect([...new Set(states)]).toEqual(['draft', 'awaiting', 'scheduled', 'active', 'paused']);
  });

  it.each([
    [{ per_page: '101' }, 'per_page'],
    [{ sort: 'percent' }, 'sort'],
    [{ status: 'gone' }, 'status'],
    [{ company_id: 'nile' }, 'company_id'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %j with a 400', async (query, field) => {
    const answer = await staff('GET', `/markups?${new URLSearchParams(query as Record<string, string>)}`);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('takes no longer with ten thousand rules than with a few', async () => {
    const other = callerOf(api, await api.signIn({ permissions: staffPermissions }));
    const timed = async (query: string) => {
      const times: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        const from = performance.now();
        expect((await other('GET', `/markups?${query}`)).status).toBe(200);
        times.push(performance.now() - from);
      }
      return Math.min(...times);
    };
    const queries = ['', 'sort=-created_at', 'sort=-priority'];
    const few = await Promise.all(queries.map(timed));
    await copies(api, 10_000);
    expect((await list()).total).toBe(10_013);
    for (const [index, query] of queries.entries()) {
      // Counting ten thousand rows takes some milliseconds, more on a busy machine, and nothing else grows.
      expect(await timed(query)).toBeLessThan(10 * (few[index] ?? 0) + 500);
    }
  });
});

/** Inserts this many copies of the first rule directly into the tables, to save time. */
async function copies({ kernel: { db } }: TestApi, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table copied on commit drop as
      select gen_random_uuid() as id, number from generate_series(1, ${count}::int) as number`.execute(tx);
    await sql`
      insert into markups (id, shown, waits, name, sort_name, status, layer, kind, companies, companies_below,
        suppliers, airlines, currency, priority)
      select copied.id, 1, false, 'Rule ' || copied.number, 'rule ' || copied.number, status, layer, kind, companies,
        companies_below, suppliers, airlines, currency, priority
      from copied cross join (select * from markups where name = 'Égalité') as model`.execute(tx);
    await sql`update markup_state set revision = revision + 1`.execute(tx);
    await sql`alter table markup_versions disable trigger markup_versions_new`.execute(tx);
    await sql`alter table markup_versions drop constraint markup_versions_revision`.execute(tx);
    await sql`
      insert into markup_versions (rule_id, number, content, state, created_at, revision, effective_at)
      select copied.id, 1, content, 'published', now(), (select revision from markup_state), now()
      from copied cross join (
        select content from markup_versions where content ->> 'name' = 'Égalité' limit 1) as model`.execute(
      tx,
    );
    await sql`alter table markup_versions enable trigger markup_versions_new`.execute(tx);
  });
  await sql`analyze markups, markup_versions`.execute(db);
}
