import { sql } from 'kysely';
import { describeOnDatabase, startGate, type Gate } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';

const number = 'QZ8815533907';

describeOnDatabase('a document number', (makeApi, database) => {
  let sandbox: Sandbox;
  let gate: Gate;
  let bookings: BookingsApi;
  const logged: string[] = [];
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    gate = await startGate(sandbox.url);
    bookings = await startBookingsApi(
      (options) =>
        makeApi({
          ...options,
          logged: (line) => logged.push(line),
          config: { ...options.config, logLevel: 'debug' },
        }),
      { at: gate.url },
    );
  });
  afterAll(async () => {
    await gate.close();
    await sandbox.stop();
  });
  afterEach(() => gate.rest());

  const document = { kind: 'passport', number, country: 'EG', expires_on: '2035-01-01' } as const;
  const book = async () => {
    const input = bookings.inputFor(await bookings.offer(), 'pay');
    const travellers = input.travellers.map((one) => ({ ...one, document }));
    const answer = await bookings.agent('POST', '/flights/bookings', { ...input, travellers });
    expect(answer.status).toBe(201);
    expect(JSON.stringify(answer.body)).not.toContain(number);
    await bookings.settled(answer.body.data.id as string);
    return answer.body.data.id as string;
  };

  it('is sent to the supplier and appears nowhere else: in no column, job, answer, audit entry or log', async () => {
    let sent = '';
    gate.hook({
      method: 'POST',
      path: /^\/air\/orders$/,
      before: () => undefined,
      after: (answer) => {
        sent = JSON.stringify(answer);
        return answer;
      },
    });
    await book();
    // A refusal in which the supplier repeats the number.
    const refusal = {
      errors: [
        {
          type: 'validation_error',
          code: 'validation_format',
          title: `Field 'unique_identifier' is ${number}`,
          message: `${number} is no passport`,
          source: { field: 'unique_identifier', pointer: '/passengers/0/identity_documents/0' },
        },
      ],
      meta: { status: 422, request_id: number },
    };
    gate.hook({ method: 'POST', path: /^\/air\/orders$/, before: () => ({ status: 422, body: refusal }) });
    const refused = await book();
    expect(await bookings.record(refused)).toMatchObject({ state: 'failed' });
    gate.hook({
      method: 'POST',
      path: /^\/air\/orders$/,
      before: () => ({ status: 500, body: { ...refusal, meta: { status: 500 } } }),
    });
    const doubted = await book();
    expect(await bookings.operations(doubted)).toMatchObject([{ state: 'in_doubt' }]);
    expect(sent).not.toBe('');
    expect(await columnsWith(number)).toEqual([]);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter((line) => line.includes(number))).toEqual([]);
    // Proves that the search finds a number that is there.
    await bookings.api.kernel.db
      .updateTable('bookings')
      .set({ note: `My passport is ${number}` })
      .where('id', '=', refused)
      .execute();
    expect(await columnsWith(number)).toEqual(['public.bookings.note']);
  });

  /** The columns of all tables that contain the text. */
  async function columnsWith(text: string): Promise<string[]> {
    const { db } = bookings.api.kernel;
    const { rows } = await sql<{ schema: string; table: string; column: string }>`
      select c.table_schema as schema, c.table_name as table, c.column_name as column
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
        and (c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED'))
      order by 1, 2, 3`.execute(db);
    const found: string[] = [];
    for (const { schema, table, column } of rows) {
      const { rows: hits } = await sql<{ hit: boolean }>`
        select exists (
          select from ${sql.id(schema, table)} where ${sql.id(column)}::text like ${`%${text}%`}
        ) as hit`.execute(db);
      if (hits[0]?.hit) found.push(`${schema}.${table}.${column}`);
    }
    return found;
  }

  it(`is searched for in all of ${database}`, async () => {
    expect(await columnsWith('TD-')).toContain('public.bookings.number');
  });
});
