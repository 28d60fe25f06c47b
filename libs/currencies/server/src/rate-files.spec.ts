import type { RateFile, SavedRateFile } from '@traveldesk/currencies-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { currenciesServer } from '.';
import { currenciesClient, daysAgo } from './testing/currencies-api.fake';
import { ecbFile } from './testing/ecb-file.fake';
import { createRateDesk } from './testing/rate-desk.fake';

describeOnDatabase('files of the European Central Bank', (makeApi) => {
  let api: TestApi;
  let staff: Awaited<ReturnType<typeof currenciesClient>>;

  beforeAll(async () => {
    api = await makeApi({ modules: [currenciesServer, createRateDesk().module] });
    staff = await currenciesClient(api);
  });

  const preview = (xml: string) => staff.send('POST', '/exchange_rates/files/preview', { xml });
  const save = (xml: string) => staff.send('POST', '/exchange_rates/files', { xml });
  const statesOf = async (xml: string) =>
    (await preview(xml))
      .json<{ data: RateFile }>()
      .data.lines.map(({ currency, before, state }) => [currency, before, state]);

  it('are previewed with changes and waiting rates, and saved as previewed', async () => {
    await staff.add('EUR', 'USD', '1.07', '2026-06-01');
    await staff.add('EUR', 'JPY', '176.4', '2026-06-01');
    await staff.add('GBP', 'EUR', '1.15', '2026-06-01');
    const file = ecbFile('2026-06-02', {
      USD: '1.0825',
      JPY: '176.40',
      GBP: '0.87',
      PLN: '4.25',
      BGN: '1.9558',
    });
    const { total } = await staff.list();

    const shown = (await preview(file)).json<{ message: string; data: RateFile }>();
    expect(shown.message).toBe('The file of 2026-06-02 was read: 5 rates. Nothing is saved yet.');
    // 16:00 in Frankfurt during summer time.
    expect(shown.data).toMatchObject({
      day: '2026-06-02',
      valid_from: '2026-06-02T14:00:00.000Z',
      base: 'EUR',
    });
    expect(shown.data.lines).toEqual([
      { currency: 'USD', rate: '1.0825', before: '1.07', state: 'changed', waits: false, newer_from: null },
      { currency: 'JPY', rate: '176.4', before: '176.4', state: 'same', waits: false, newer_from: null },
      { currency: 'GBP', rate: '0.87', before: null, state: 'changed', waits: false, newer_from: null },
      { currency: 'PLN', rate: '4.25', before: null, state: 'first', waits: true, newer_from: null },
      // Bulgaria has used the euro since January 2026.
      { currency: 'BGN', rate: '1.9558', before: null, state: 'unknown', waits: false, newer_from: null },
    ]);
    expect((await staff.list()).total).toBe(total);

    const saved = await save(file);
    expect(saved.statusCode).toBe(201);
    expect(saved.json<{ message: string; data: SavedRateFile }>()).toEqual({
      message: 'Rates of 2026-06-02: saved 3, waiting for approval 1.',
      data: {
        day: '2026-06-02',
        valid_from: '2026-06-02T14:00:00.000Z',
        added: 3,
        waiting: 1,
        behind: 0,
        approval_id: expect.any(String),
      },
    });
    const { data } = await staff.list('?source=ecb&from=2026-06-02&to=2026-06-02');
    expect(data.map(({ quote, rate, status }) => [quote, rate, status === 'waiting'])).toEqual([
      ['GBP', '0.87', false],
      ['JPY', '176.4', false],
      ['PLN', '4.25', true],
      ['USD', '1.0825', false],
    ]);

    expect((await statesOf(file)).map(([, , state]) => state)).toEqual([
      'kept',
      'kept',
      'kept',
      'waiting',
      'unknown',
    ]);
    const again = await save(file);
    expect([again.statusCode, again.json().fields.xml]).toEqual([
      422,
      'All rates of this file are already saved or waiting for approval.',
    ]);
  });

  it('may have only waiting rates, which wait once, whoever uploads the file again', async () => {
    const file = ecbFile('2026-06-02', { PLN: '4.25', TRY: '50' });
    expect((await save(file)).json().data).toMatchObject({ added: 0, waiting: 1 });
    const other = await currenciesClient(api);
    const again = await other.send('POST', '/exchange_rates/files', { xml: file });
    expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([422, ['xml']]);
    expect((await staff.list('?age=waiting')).total).toBe(2);
  });

  it('add missing rates of a day, and nothing if a rate differs from the stored one', async () => {
    const others = { CHF: '0.932', NOK: '11.5' };
    for (const [quote, rate] of Object.entries(others)) await staff.add('EUR', quote, rate, '2026-06-01');
    expect((await save(ecbFile('2026-06-03', { USD: '1.08' }))).statusCode).toBe(201);
    const more = ecbFile('2026-06-03', { USD: '1.08', CHF: '0.93' });
    expect((await save(more)).json().data.added).toBe(1);
    const other = ecbFile('2026-06-03', { USD: '1.09', SEK: '11' });
    expect(await statesOf(other)).toEqual([
      ['USD', '1.0825', 'differs'],
      ['SEK', null, 'first'],
    ]);
    const refused = await save(other);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['xml']]);
    expect((await staff.list('?currency=SEK')).total).toBe(0);
  });

  it('say which rates of an older file stay behind newer ones', async () => {
    const since = '2026-05-05T10:00:00.000Z';
    await staff.add('EUR', 'SGD', '1.5', since);
    await staff.add('EUR', 'ZAR', '20', '2026-04-30');
    const file = ecbFile('2026-05-04', { SGD: '1.49', ZAR: '20.1', MAD: '10.8' });
    const shown = (await preview(file)).json<{ data: RateFile }>().data.lines;
    expect(shown.map(({ currency, newer_from: newer }) => [currency, newer])).toEqual([
      ['SGD', since],
      ['ZAR', null],
      ['MAD', null],
    ]);
    const saved = await save(file);
    expect(saved.json()).toMatchObject({
      message:
        'Rates of 2026-05-04: saved 1, waiting for approval 2. Behind a newer rate, so not in force: 1.',
      data: { added: 1, waiting: 2, behind: 1 },
    });
    const inForce = (await staff.list('?pair=EUR-SGD&age=newest')).data;
    expect(inForce.map(({ rate }) => rate)).toEqual(['1.5']);
    // A second upload adds none of these rates.
    const again = (await preview(file)).json<{ data: RateFile }>().data.lines;
    expect(again.map(({ state, newer_from: newer }) => [state, newer])).toContainEqual(['kept', null]);
  });

  it('are one change in the audit trail', async () => {
    await save(ecbFile('2026-06-04', { USD: '1.081', CHF: '0.931' }));
    const entries = await api.kernel.db
      .selectFrom('audit_entries')
      .select('after')
      .where('entity', '=', 'exchange_rates')
      .where('entity_id', '=', 'ecb-2026-06-04')
      .execute();
    expect(entries).toEqual([
      {
        after: {
          base: 'EUR',
          source: 'ecb',
          valid_from: '2026-06-04T14:00:00.000Z',
          USD: '1.081',
          CHF: '0.931',
        },
      },
    ]);
  });

  it('of a past day are also compared with today’s rates if they would be in force today', async () => {
    const { db } = api.kernel;
    await db.updateTable('currency_settings').set({ platform_currency: 'USD' }).execute();
    await staff.add('EUR', 'USD', '1', daysAgo(9));
    await staff.add('USD', 'KES', '100', daysAgo(9));
    await staff.add('USD', 'KES', '200', daysAgo(1));
    // The crossed rate was 100 on that day and is 200 now; a direct rate from that day would have priority over it.
    const file = ecbFile(daysAgo(5).slice(0, 10), { KES: '100' });
    const shown = (await preview(file)).json<{ data: RateFile }>().data.lines;
    expect(shown).toMatchObject([{ currency: 'KES', waits: true }]);
    expect((await save(file)).json().data).toMatchObject({ added: 0, waiting: 1 });
    await staff.add('EUR', 'KES', '200', daysAgo(0.5));
    const other = ecbFile(daysAgo(6).slice(0, 10), { KES: '101' });
    expect((await save(other)).json().data).toMatchObject({ added: 1, waiting: 0, behind: 1 });
    await db.updateTable('currency_settings').set({ platform_currency: 'EUR' }).execute();
  });

  it('are saved once if two people upload the same one', async () => {
    const file = ecbFile('2026-06-05', { USD: '1.082', CHF: '0.932', NOK: '11.6' });
    const answers = await Promise.all([save(file), save(file), save(file)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
    expect((await staff.list('?from=2026-06-05&to=2026-06-05')).total).toBe(3);
  });

  it.each([
    ['of a future day', ecbFile(daysAgo(-2).slice(0, 10), { USD: '1.08' })],
    ['in another format', '<html></html>'],
    ['with an entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ])('are refused %s, in the preview and when saved', async (_, xml) => {
    for (const answer of [await preview(xml), await save(xml)]) {
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['xml']]);
    }
  });

  it('are small: a long text is refused before it is parsed', async () => {
    expect((await save('a'.repeat(16_001))).json().fields).toEqual({ xml: expect.any(String) });
    expect((await save('a'.repeat(70_000))).statusCode).toBe(413);
  });
});
