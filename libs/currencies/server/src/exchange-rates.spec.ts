import { sql } from 'kysely';
import type { ExchangeRate, RatePair } from '@traveldesk/currencies-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { currenciesServer } from '.';
import { currenciesClient, daysAgo } from './testing/currencies-api.fake';
import { givenRates } from './testing/given-rates';

const input = { base: 'EUR', quote: 'USD', rate: '1.0825', valid_from: null };

describeOnDatabase('exchange rates', (makeApi) => {
  let api: TestApi;
  let staff: Awaited<ReturnType<typeof currenciesClient>>;

  beforeAll(async () => {
    api = await makeApi({ modules: [currenciesServer] });
    staff = await currenciesClient(api);
    const day = new Date('2026-02-01');
    const others = { USD: '1.08', HUF: '388', CZK: '24.2', RON: '5.04' };
    await givenRates(
      api,
      ...Object.entries(others).map(([quote, rate]) => ({ quote, rate, valid_from: day })),
    );
  });

  it('are added, exactly as they are written', async () => {
    const before = Date.now();
    const answer = await staff.send('POST', '/exchange_rates', { ...input, rate: '٠٠١٫٠٨٢٥٠' });
    expect(answer.statusCode).toBe(201);
    const { message, data } = answer.json<{ message: string; data: ExchangeRate }>();
    expect(message).toBe('Saved: 1 EUR = 1.0825 USD.');
    expect(data).toMatchObject({
      base: 'EUR',
      quote: 'USD',
      rate: '1.0825',
      source: 'manual',
      status: 'in_force',
      author: { name: expect.any(String), path: null },
    });
    expect(Date.parse(data.valid_from)).toBeGreaterThanOrEqual(before);
    expect((await staff.list()).data[0]).toEqual(data);
  });

  it('are replaced by a newer one in either direction, and never changed', async () => {
    const old = await staff.add('GBP', 'USD', '1.31', daysAgo(3));
    const back = await staff.add('USD', 'GBP', '0.76', daysAgo(2));
    expect(old.status).toBe('in_force');
    const { data } = await staff.list('?pair=GBP-USD');
    expect(data.map(({ id, status }) => [id, status])).toEqual([
      [back.id, 'in_force'],
      [old.id, 'replaced'],
    ]);
    for (const statement of [
      sql`update exchange_rates set rate = 2`,
      sql`delete from exchange_rates`,
      sql`truncate exchange_rates`,
    ]) {
      await expect(statement.execute(api.kernel.db)).rejects.toThrow('exchange_rates is append-only');
    }
  });

  it('are old after five days, and too old after ten', async () => {
    await staff.add('EUR', 'CHF', '0.93', daysAgo(4.9));
    await staff.add('EUR', 'SEK', '11', daysAgo(5.1));
    await staff.add('EUR', 'NOK', '11.7', daysAgo(9.9));
    await staff.add('EUR', 'DKK', '7.46', daysAgo(10.1));
    const statuses: Record<string, string> = {};
    for (const { quote, status } of (await staff.list('?currency=EUR&age=newest')).data)
      statuses[quote] = status;
    expect(statuses).toMatchObject({ CHF: 'in_force', SEK: 'old', NOK: 'old', DKK: 'too_old' });
  });

  it('are listed by currency, source, age and period', async () => {
    await staff.add('EUR', 'PLN', '4.25', '2026-03-01');
    await staff.add('EUR', 'PLN', '4.26', '2026-03-02T23:59:59.999Z');
    await staff.add('EUR', 'PLN', '4.27', '2026-03-03');
    const rates = async (query: string) => (await staff.list(query)).data.map(({ rate }) => rate);
    expect(await rates('?currency=pln')).toEqual(['4.27', '4.26', '4.25']);
    expect(await rates('?currency=PL&sort=valid_from')).toEqual(['4.25', '4.26', '4.27']);
    expect(await rates('?currency=PLN&from=2026-03-02')).toEqual(['4.27', '4.26']);
    expect(await rates('?currency=PLN&to=2026-03-02')).toEqual(['4.26', '4.25']);
    expect(await rates('?currency=PLN&age=replaced')).toEqual(['4.26', '4.25']);
    expect(await rates('?currency=PLN&source=ecb')).toEqual([]);
    expect((await staff.list('?pair=PLN-EUR&per_page=2&page=2')).total).toBe(3);
    expect((await staff.list('?sort=pair&age=newest')).data.map(({ base, quote }) => base + quote)).toEqual(
      (await staff.list('?age=newest')).data.map(({ base, quote }) => base + quote).sort(),
    );
  });

  it('are a file, as they are filtered and sorted', async () => {
    await staff.add('EUR', 'THB', '37.5', '2026-03-01');
    await staff.add('EUR', 'THB', '37.6', '2026-03-02');
    const file = await staff.send('GET', '/exchange_rate/export?currency=THB&sort=valid_from');
    const lines = file.body
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').filter((_, column) => column !== 5));
    expect(lines.slice(1)).toEqual([
      ['EUR', 'THB', '37.5', '2026-03-01 00:00 +00:00', 'By hand', 'Replaced'],
      ['EUR', 'THB', '37.6', '2026-03-02 00:00 +00:00', 'By hand', 'Newest'],
    ]);
  });

  it('are a pair, read in either direction', async () => {
    await staff.add('EUR', 'MAD', '10', '2026-04-01');
    await staff.add('EUR', 'MAD', '12.5', '2026-04-02');
    const read = async (pair: string) =>
      (await staff.send('GET', `/exchange_rates/pairs/${pair}`)).json<RatePair>();
    expect(await read('EUR-MAD')).toMatchObject({
      base: 'EUR',
      quote: 'MAD',
      rate: '12.5',
      inverse: '0.08',
      newest: { base: 'EUR', rate: '12.5', status: 'too_old' },
      trend: [
        { valid_from: '2026-04-01T00:00:00.000Z', rate: '10' },
        { valid_from: '2026-04-02T00:00:00.000Z', rate: '12.5' },
      ],
    });
    expect(await read('MAD-EUR')).toMatchObject({ base: 'MAD', rate: '0.08', inverse: '12.5' });
    expect((await staff.send('GET', '/exchange_rates/pairs/EUR-BTN')).statusCode).toBe(404);
    for (const pair of ['EUR-EUR', 'EUR-XAU', 'eur-usd', 'EURUSD', "EUR-US'"])
      expect((await staff.send('GET', `/exchange_rates/pairs/${pair}`)).statusCode).toBe(400);
  });

  it.each([
    ['zero', { rate: '0' }, 'rate'],
    ['minus zero', { rate: '-0' }, 'rate'],
    ['a negative one', { rate: '-1.08' }, 'rate'],
    ['an exponent', { rate: '1e2' }, 'rate'],
    ['a comma', { rate: '1,080' }, 'rate'],
    ['a number of JSON', { rate: 1.08 }, 'rate'],
    ['a list', { rate: ['1.08'] }, 'rate'],
    ['no currency', { base: 'ABC' }, 'base'],
    ['one currency twice', { quote: 'EUR' }, 'quote'],
    ['an instant to come', { valid_from: new Date(Date.now() + 60_000).toISOString() }, 'valid_from'],
    ['a day to come', { valid_from: daysAgo(-1).slice(0, 10) }, 'valid_from'],
    ['a day that is none', { valid_from: '2026-02-30' }, 'valid_from'],
    ['somebody else as its author', { author_id: '0198f000-0000-7000-8000-000000000001' }, 'author_id'],
    ['another source', { source: 'ecb' }, 'source'],
  ])('are refused at their field for %s', async (_, change, field) => {
    const { total } = await staff.list();
    const answer = await staff.send('POST', '/exchange_rates', { ...input, ...change });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect((await staff.list()).total).toBe(total);
  });

  it('are one for each pair and instant, whoever is faster', async () => {
    const bodies = [
      { ...input, quote: 'HUF', rate: '390', valid_from: '2026-05-01' },
      { base: 'HUF', quote: 'EUR', rate: '0.0026', valid_from: '2026-05-01' },
    ];
    const answers = await Promise.all(bodies.map((body) => staff.send('POST', '/exchange_rates', body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422)?.json();
    expect(refused.fields).toEqual({ valid_from: expect.stringContaining('from the same time') });
  });

  it('that need approval are not kept where no domain takes requests', async () => {
    const answer = await staff.send('POST', '/exchange_rates', { ...input, rate: '5000' });
    expect(answer.statusCode).toBe(500);
    expect((await staff.list('?age=waiting')).total).toBe(0);
  });

  it('are added once for a key, however often it is sent', async () => {
    const key = { 'idempotency-key': '0198f000-rate-added-once' };
    const body = { ...input, quote: 'CZK', rate: '24.3' };
    const first = await staff.send('POST', '/exchange_rates', body, key);
    const again = await staff.send('POST', '/exchange_rates', body, key);
    expect([again.statusCode, again.json().data.id]).toEqual([201, first.json().data.id]);
    expect((await staff.send('POST', '/exchange_rates', { ...body, rate: '24.4' }, key)).statusCode).toBe(
      422,
    );
    expect((await staff.list('?currency=CZK&from=2026-02-02')).total).toBe(1);
  });

  it('are in the trail, with who wrote them', async () => {
    const { id } = await staff.write('EUR', 'RON', '5.05');
    const entries = await api.kernel.db
      .selectFrom('audit_entries')
      .select(['action', 'after', 'user_name'])
      .where('entity', '=', 'exchange_rate')
      .where('entity_id', '=', id)
      .execute();
    expect(entries).toEqual([
      {
        action: 'create',
        after: expect.objectContaining({ base: 'EUR', quote: 'RON', rate: '5.05', source: 'manual' }),
        user_name: expect.any(String),
      },
    ]);
  });
});

describeOnDatabase('who may call currencies', (makeApi) => {
  const routes: ['GET' | 'POST' | 'PUT', string, object | undefined, string[]][] = [
    ['GET', '/exchange_rates', undefined, ['show_exchange_rates']],
    ['POST', '/exchange_rates', input, ['add_exchange_rates']],
    ['GET', '/exchange_rate/export', undefined, ['show_exchange_rates']],
    ['GET', '/exchange_rates/pairs/EUR-USD', undefined, ['show_exchange_rates']],
    ['GET', '/exchange_rates/conversion?amount=1&from=EUR&to=EUR', undefined, ['show_exchange_rates']],
    ['GET', '/exchange_rates/preview?base=EUR&quote=USD&rate=1.08', undefined, ['add_exchange_rates']],
    ['POST', '/exchange_rates/files/preview', { xml: '<a/>' }, ['add_exchange_rates']],
    ['POST', '/exchange_rates/files', { xml: '<a/>' }, ['add_exchange_rates']],
    [
      'GET',
      '/currency_settings',
      undefined,
      ['show_exchange_rates', 'add_exchange_rates', 'update_currency_settings'],
    ],
    [
      'PUT',
      '/currency_settings',
      { platform_currency: 'EUR', warn_after_days: 5, refuse_after_days: 10, share: 2 },
      ['update_currency_settings'],
    ],
    ['GET', '/currency_settings/history', undefined, ['update_currency_settings']],
  ];
  const all = ['show_exchange_rates', 'add_exchange_rates', 'update_currency_settings'];
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: [currenciesServer] });
    await givenRates(api, { quote: 'USD', rate: '1.08', valid_from: new Date('2026-02-01') });
  });

  it.each(routes)('%s %s', async (method, path, body, anyOf) => {
    const visitor = await api.inject({ method, url: `/api/v1${path}`, ...(body && { payload: body }) });
    expect(visitor.statusCode).toBe(401);
    for (const permission of all) {
      const { send } = await currenciesClient(api, [permission]);
      const { statusCode } = await send(method, path, body);
      expect({ permission, isForbidden: statusCode === 403 }).toEqual({
        permission,
        isForbidden: !anyOf.includes(permission),
      });
    }
  });

  it('needs a second factor to set a rate, and none to see one, where the security settings ask for it', () => {
    expect([...all, 'approve_exchange_rates'].map((name) => api.kernel.sensitive.get(name))).toEqual([
      undefined,
      'money',
      'money',
      'money',
    ]);
  });

  it('GET /currencies: whoever is signed in, with names in three languages', async () => {
    const { send } = await currenciesClient(api, []);
    const answer = await send('GET', '/currencies');
    const { data } = answer.json<{ data: { code: string }[] }>();
    const of = (code: string) => data.find((currency) => currency.code === code);
    expect(of('EUR')).toEqual({ code: 'EUR', name: { en: 'Euro', fr: 'euro', ar: 'يورو' }, exponent: 2 });
    expect(of('JPY')).toMatchObject({ exponent: 0 });
    expect(of('KWD')).toMatchObject({ exponent: 3, name: { ar: 'دينار كويتي' } });
    expect(of('XAU')).toBeUndefined();
    expect((await api.inject({ url: '/api/v1/currencies' })).statusCode).toBe(401);
  });
});
