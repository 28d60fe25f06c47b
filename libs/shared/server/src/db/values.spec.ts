import { describeOnBoth } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';

describeOnBoth('values', (makeApi) => {
  it('are read the same from both databases', async () => {
    const { kernel } = await makeApi({ modules: [] });
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::int8 as safe, 9007199254740993::int8 as big, '2026-11-21'::date as day,
        '\\x00ff'::bytea as bytes, 12.340::numeric as exact, '2026-11-21T03:00:00.123Z'::timestamptz as instant,
        '{"b":1,"a":[null]}'::jsonb as json, array[1,null]::int8[] as numbers, array['2026-11-21']::date[] as days,
        array['a','b c']::text[] as texts, true as yes, count(*) as counted
      from (values (1), (2)) as two`.execute(kernel.db);
    const { instant, bytes, ...plain } = rows[0] ?? {};

    expect(plain).toEqual({
      safe: 9007199254740991,
      big: 9007199254740993n,
      day: '2026-11-21',
      exact: '12.340',
      json: { b: 1, a: [null] },
      numbers: [1, null],
      days: ['2026-11-21'],
      texts: ['a', 'b c'],
      yes: true,
      counted: 2,
    });
    expect((instant as Date).toISOString()).toBe('2026-11-21T03:00:00.123Z');
    expect(Buffer.isBuffer(bytes) && bytes.toString('hex')).toBe('00ff');
  });

  it('are written the same way', async () => {
    const { kernel } = await makeApi({ modules: [] });
    await sql`create table taken (instant timestamptz, day date, bytes bytea, json jsonb, number bigint)`.execute(
      kernel.db,
    );
    await sql`insert into taken values (${new Date('2026-11-21T03:00:00.123Z')}, ${'2026-11-21'},
      ${Buffer.from('00ff', 'hex')}, ${JSON.stringify(['x'])}, ${9007199254740993n})`.execute(kernel.db);
    const { rows } =
      await sql`select instant at time zone 'UTC' = '2026-11-21T03:00:00.123' as instant, day::text,
      encode(bytes, 'hex') as bytes, json->>0 as json, number::text from taken`.execute(kernel.db);

    expect(rows).toEqual([
      { instant: true, day: '2026-11-21', bytes: '00ff', json: 'x', number: '9007199254740993' },
    ]);
  });

  it('with many bytes are written whole, in little more time than the same number of letters', async () => {
    const { kernel } = await makeApi({ modules: [] });
    const bytes = Buffer.from(Array.from({ length: 2_000_000 }, (_, at) => (at * 7 + (at >> 8)) % 256));
    const letters = bytes.toString('base64');
    const fastest = async (length: () => Promise<unknown>) => {
      const taken: number[] = [];
      for (let time = 0; time < 5; time += 1) {
        const begun = performance.now();
        await length();
        taken.push(performance.now() - begun);
      }
      return Math.min(...taken);
    };
    const { rows } = await sql<{ same: Buffer }>`select ${bytes}::bytea as same`.execute(kernel.db);
    expect(rows[0]?.same.equals(bytes)).toBe(true);
    const asBytes = await fastest(() => sql`select length(${bytes}::bytea)`.execute(kernel.db));
    const asLetters = await fastest(() => sql`select length(${letters}::text)`.execute(kernel.db));
    expect(asBytes).toBeLessThan(asLetters * 3 + 20);
  });
});
