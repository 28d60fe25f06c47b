import { blankRule, flightsOnly, type MarkupInput } from '@traveldesk/markups-contract';
import { explain, loadRules } from '@traveldesk/markups-server';
import { createLog, installTables, openPostgres, systemChange, type Db } from '@traveldesk/shared-server';
import { addCompany, createPostgres, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { administratorRoles, createUser, systemAccess } from '@traveldesk/users-server';
import { callerOf, euros, ledgerOf, personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { sql } from 'kysely';
import { foreignCalls } from './foreign-records.table';
import { modules } from './modules';

/** The newest migration from before hotels. */
const newest = '20261130T0200_flight_bookings';
const formerModules = modules.map(({ name, migrations }) => ({
  name,
  migrations: Object.fromEntries(Object.entries(migrations).filter(([each]) => each <= newest)),
}));
/** Tables that got another name with hotels, by their former name. */
const renamed: Readonly<Record<string, string>> = {
  flight_recent_searches: 'recent_searches',
  flight_saved_searches: 'saved_searches',
  supplier_calls: 'supplier_call_records',
};
const added = ['hotels_search', 'hotels_bookings', 'update_hotel_properties'];

/** Copies all rows of today's tables into the former ones, without the columns and tables that came with hotels. */
async function copyToFormer(today: Db, former: Db): Promise<void> {
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name <> 'schema_migrations'
      group by table_name`.execute(former);
  await sql`set session_replication_role = replica`.execute(former);
  for (const { name, columns } of tables) {
    const { rows } = await sql<{ all: string }>`
      select coalesce(jsonb_agg(to_jsonb(each)), '[]')::text as all from ${sql.table(renamed[name] ?? name)} as each`.execute(
      today,
    );
    const listed = sql.join(columns.map((column) => sql.id(column)));
    await sql`delete from ${sql.table(name)}`.execute(former);
    await sql`
      insert into ${sql.table(name)} (${listed}) overriding system value
      select ${listed} from jsonb_populate_recordset(null::${sql.table(name)}, ${rows[0]?.all}::jsonb)`.execute(
      former,
    );
  }
  await sql`update markup_versions set content = content - ${Object.keys(flightsOnly)}::text[]`.execute(
    former,
  );
  await sql`delete from role_permissions where permission = any(${added})`.execute(former);
  await sql`set session_replication_role = default`.execute(former);
}

/** A flight of 100 euros for a company, priced by the rules of a revision. */
interface Priced {
  revision: number;
  at: string;
  company: string;
  supplier: string;
}

/** Explains the price of the flight, or of a hotel's rate of the same amount. */
function traceOf(api: TestApi, { revision, at, company, supplier }: Priced, of: 'flight' | 'stay') {
  const net = { total: euros('100.00'), base: null, tax: null };
  const flight = { airline: 'MS', slices: [], travellers: [{ type: 'adult' as const }], net };
  const stay = {
    checkIn: '2027-03-12',
    nights: 1,
    rooms: 1,
    stars: 5,
    chain: null,
    place: { city_code: 'CAI', country_code: 'EG' },
    board: null,
    paymentType: 'pay_now' as const,
    commissionable: false,
    net,
  };
  return explain(api.kernel, {
    revision,
    context: {
      companies: [{ id: company, type: 'B2B' }],
      supplierId: supplier,
      markupEnabled: true,
      journey: of === 'flight' ? 'oneway' : 'stay',
      at,
      currency: 'EUR',
      rates: { EUR: { from: 'EUR', to: 'EUR', at, legs: [] } },
    },
    offer: of === 'flight' ? flight : stay,
  });
}

/** The roles with their permissions. */
async function rolesIn({ kernel }: TestApi) {
  const { rows } = await sql<{ name: string; administrator: boolean; held: string[] }>`
    select name, administrator, array_remove(array_agg(permission order by permission), null) as held
      from roles left join role_permissions on role_id = id group by id order by id`.execute(kernel.db);
  return rows;
}

describe('an upgrade from before hotels', () => {
  let today: TestApi;
  let upgraded: TestApi;
  let staff: Awaited<ReturnType<typeof personOf>>;
  let drop: () => Promise<void>;
  const rules: string[] = [];
  const bookings: string[] = [];
  const suppliers = { flights: '', hotels: '' };
  let company: string;
  let priced: Priced;
  let before: Readings;

  type Readings = Record<string, unknown>;
  const lists = [
    'markups',
    'suppliers',
    'companies',
    'users',
    'booking-list',
    'flights/bookings',
    'transactions',
  ];
  const readingsOf = async (who: Caller): Promise<Readings> => {
    const paths = [
      ...lists.map((list) => `/${list}?per_page=100`),
      ...rules.flatMap((id) => ['', '/versions', '/history'].map((part) => `/markups/${id}${part}`)),
      ...bookings.flatMap((id) => ['', '/history'].map((part) => `/flights/bookings/${id}${part}`)),
      ...['', '/history', '/modules-with-suppliers'].map((part) => `/companies/${company}${part}`),
      ...Object.values(suppliers).map((id) => `/suppliers/${id}`),
      '/booking-list/counts',
      '/flights/bookings?tab=ticketed',
      '/flights/searches',
    ];
    const read: Readings = {};
    for (const path of paths) {
      const { status, body } = await who('GET', path);
      expect([path, status]).toEqual([path, 200]);
      // The instant of the response.
      read[path] = { ...body, now: null };
    }
    const { body } = await who('GET', '/booking/export', undefined, { accept: 'text/csv' });
    return { ...read, export: body };
  };

  const fill = async () => {
    const { db } = today.kernel;
    const made = async (path: string, body: object): Promise<string> => {
      const answer = await staff('POST', path, body);
      if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      return answer.body.data?.id;
    };
    company = await addCompany(today, { name: 'Nile Travel', currency: 'EUR' });
    await ledgerOf(today).pay(company, euros('1000.00'));
    for (const key of ['flights', 'hotels'] as const) {
      const { body } = await staff('GET', `/modules?key=${key}`);
      suppliers[key] = await made('/suppliers', {
        name: `Atlas ${key}`,
        key: `atlas-${key}`,
        module_id: body.data[0].id,
        protocol: key === 'flights' ? 'duffel' : 'duffel_stays',
        base_url: 'https://api.atlas.example',
        currency: 'EUR',
        timeout_ms: 5_000,
        concurrency: 2,
        status: 'active',
      });
      const modules = [{ id: body.data[0].id, suppliers: [suppliers[key]] }];
      if (key === 'flights') await made(`/companies/${company}/modules-with-suppliers`, { modules });
    }
    // The only protocol before hotels.
    await sql`update suppliers set protocol = 'duffel'`.execute(db);
    const rule = (change: Partial<MarkupInput>): MarkupInput => ({
      ...blankRule('EUR'),
      name: 'Everybody',
      percent: '5',
      percent_of: 'total',
      change_reason: null,
      effective_at: null,
      ...change,
    });
    rules.push(await made('/markups', rule({})));
    rules.push(await made('/markups', rule({ name: 'Fee', kind: 'service_fee', percent: '1' })));
    priced = {
      revision: (await loadRules(today.kernel)).revision,
      at: new Date().toISOString(),
      company,
      supplier: suppliers.flights,
    };
    await staff('PUT', `/markups/${rules[0]}`, rule({ percent: '6' }));
    const { body } =
      foreignCalls({ company, country: '', city: '' })['PUT /flights/manual-bookings/{id}'] ?? {};
    for (const state of ['ticketed', 'on_hold'])
      bookings.push(await made('/flights/manual-bookings', { ...body, state }));
    await systemChange(today.kernel, async (tx, record) => {
      const facts = { name: 'Amira Mansour', email: 'amira@traveldesk.example', type: 'staff' } as const;
      const more = { companyId: null, language: 'en', status: 'active' } as const;
      await createUser(tx, record, systemAccess, {
        ...facts,
        ...more,
        roleIds: await administratorRoles(tx),
      });
    });
  };

  beforeAll(async () => {
    today = await startTestApi({ modules, database: 'postgres' });
    staff = await personOf(today, { permissions: [...today.kernel.permissions] });
    await fill();
    before = await readingsOf(staff);
    const database = await createPostgres();
    drop = database.drop;
    const connection = openPostgres(database.url);
    const log = createLog({ logLevel: 'silent' });
    await installTables({ modules: formerModules, connection, log });
    await connection.close();
    const former = openPostgres(database.url, { max: 1 });
    await copyToFormer(today.kernel.db, former.db);
    await former.close();
    upgraded = await startTestApi({ modules, url: database.url });
  }, 120_000);
  afterAll(async () => {
    await upgraded?.close();
    await today.close();
    await drop?.();
  });

  it('leaves rules, versions, histories, bookings, records and lists as they were', async () => {
    const permissions = [...upgraded.kernel.permissions];
    const who = callerOf(upgraded, await upgraded.signIn({ userId: staff.id, permissions }));
    expect(await readingsOf(who)).toEqual(before);
  });

  it('explains earlier prices as before, and applies no earlier rule to hotels', async () => {
    const trace = await traceOf(today, priced, 'flight');
    expect([trace.total, trace.lines]).toMatchObject([
      euros('106.00'),
      [{ name: 'Everybody' }, { name: 'Fee' }],
    ]);
    expect(await traceOf(upgraded, priced, 'flight')).toEqual(trace);
    expect(await traceOf(upgraded, priced, 'stay')).toMatchObject({
      total: euros('100.00'),
      lines: [],
      rules: [],
    });
  });

  it('gives the rights of hotels to the administrators alone, and hotels to no company', async () => {
    const roles = await rolesIn(upgraded);
    const former = (await rolesIn(today)).map(({ held, ...role }) => {
      const without = held.filter((permission) => !added.includes(permission));
      return { ...role, held: role.administrator ? [...without, ...added].sort() : without };
    });
    expect(roles).toEqual(former);
    expect(roles.filter(({ held }) => added.every((permission) => held.includes(permission)))).toMatchObject([
      { administrator: true },
    ]);
    const { data } = before[`/companies/${company}/modules-with-suppliers`] as {
      data: { key: string; enabled: boolean }[];
    };
    expect(data.filter(({ enabled }) => enabled).map(({ key }) => key)).toEqual(['flights']);
  });
});
