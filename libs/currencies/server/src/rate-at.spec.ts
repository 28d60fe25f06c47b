import { convert } from '@traveldesk/currencies-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { currenciesServer, rateAt, ratesTo } from '.';
import { currenciesClient, daysAgo } from './testing/currencies-api.fake';

describeOnDatabase('the rate at an instant', (makeApi) => {
  let api: TestApi;
  let staff: Awaited<ReturnType<typeof currenciesClient>>;
  const now = () => new Date();
  const ask = (from: string, to: string, at = now(), anyAge = false) =>
    rateAt(api.kernel.db, { from, to }, at, { anyAge });
  const pairsOf = async (from: string, to: string) =>
    (await ask(from, to)).rate.legs.map(({ base, quote }) => `${base}/${quote}`);

  beforeAll(async () => {
    api = await makeApi({ modules: [currenciesServer] });
    staff = await currenciesClient(api);
    await staff.add('EUR', 'USD', '1.0825', daysAgo(1));
    await staff.add('EUR', 'EGP', '54.9', daysAgo(2));
    await staff.add('EUR', 'JPY', '176.4', daysAgo(7));
    await staff.add('EUR', 'TRY', '48.5', daysAgo(11));
    await staff.add('USD', 'SAR', '3.75', daysAgo(1));
    await staff.add('EUR', 'SAR', '4.2', daysAgo(1));
  });

  it('is that of the pair in either direction, else crossed through the platform’s currency', async () => {
    expect(await pairsOf('EUR', 'USD')).toEqual(['EUR/USD']);
    expect(await pairsOf('USD', 'EUR')).toEqual(['EUR/USD']);
    expect(await pairsOf('USD', 'EGP')).toEqual(['EUR/USD', 'EUR/EGP']);
    // A rate of the pair itself has priority over a crossed one.
    expect(await pairsOf('USD', 'SAR')).toEqual(['USD/SAR']);
    expect((await ask('USD', 'USD')).rate.legs).toEqual([]);
    const { rate, isOld } = await ask('USD', 'EGP');
    // 100 / 1.0825 × 54.9 = 5071.593…
    expect(convert({ amount: '100.00', currency: 'USD' }, rate)).toEqual({
      amount: '5071.59',
      currency: 'EGP',
    });
    expect(isOld).toBe(false);
  });

  it('is the historical one: a newer rate does not change an earlier instant', async () => {
    await staff.add('EUR', 'QAR', '4', daysAgo(8));
    await staff.add('EUR', 'QAR', '4.1', daysAgo(3));
    const rateDaysAgo = async (days: number) =>
      (await ask('EUR', 'QAR', new Date(daysAgo(days)))).rate.legs[0]?.rate;
    expect([await rateDaysAgo(7), await rateDaysAgo(4), await rateDaysAgo(2)]).toEqual(['4', '4', '4.1']);
    await expect(rateDaysAgo(9)).rejects.toMatchObject({ code: 'rate_missing' });
  });

  it('is old after five days and missing after ten, except for past events', async () => {
    expect((await ask('EUR', 'JPY')).isOld).toBe(true);
    expect((await ask('USD', 'JPY')).isOld).toBe(true);
    await expect(ask('EUR', 'TRY')).rejects.toMatchObject({ status: 422, code: 'rate_too_old' });
    await expect(ask('USD', 'TRY')).rejects.toMatchObject({
      code: 'rate_too_old',
      details: { params: { pair: 'EUR/TRY', day: daysAgo(11).slice(0, 10), count: 10 } },
    });
    expect(await ask('EUR', 'TRY', now(), true)).toMatchObject({
      isOld: true,
      rate: { legs: [{ rate: '48.5' }] },
    });
  });

  it('is crossed if the pair’s own rate is too old', async () => {
    await staff.add('USD', 'EGP', '30', daysAgo(40));
    expect(await pairsOf('USD', 'EGP')).toEqual(['EUR/USD', 'EUR/EGP']);
  });

  it('is never invented', async () => {
    await expect(ask('EUR', 'BTN')).rejects.toMatchObject({ status: 422, code: 'rate_missing' });
    await expect(ask('USD', 'BTN', now(), true)).rejects.toMatchObject({ code: 'rate_missing' });
  });

  it('is the same when read for many currencies at once, which omits unusable ones', async () => {
    const at = now();
    const asked = ['USD', 'EGP', 'JPY', 'SAR', 'TRY', 'BTN', 'USD'];
    const rates = await ratesTo(api.kernel.db, asked, 'EGP', at);
    // TRY is too old, BTN has none.
    expect([...rates.keys()]).toEqual(['USD', 'EGP', 'JPY', 'SAR']);
    for (const [from, rate] of rates) {
      expect(rate).toEqual((await rateAt(api.kernel.db, { from, to: 'EGP' }, at)).rate);
    }
    expect(await ratesTo(api.kernel.db, ['EUR'], 'EUR', at)).toEqual(
      new Map([['EUR', { from: 'EUR', to: 'EUR', at: at.toISOString(), legs: [] }]]),
    );
  });

  it('converts an amount for staff', async () => {
    const convertBy = (query: string) => staff.send('GET', `/exchange_rates/conversion?${query}`);
    const answer = (await convertBy('amount=١٠٠&from=usd&to=EGP')).json();
    expect(answer).toMatchObject({
      given: { amount: '100.00', currency: 'USD' },
      converted: { amount: '5071.59', currency: 'EGP' },
      is_old: false,
      rate: { legs: [{ base: 'EUR', quote: 'USD', rate: '1.0825' }, { quote: 'EGP' }] },
    });
    for (const [query, field] of [
      ['amount=1.005&from=EUR&to=USD', 'amount'],
      ['amount=1.5&from=JPY&to=EUR', 'amount'],
    ]) {
      const refused = await convertBy(query ?? '');
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]]);
    }
    const future = await convertBy(`amount=1&from=EUR&to=USD&at=${daysAgo(-1)}`);
    expect(Object.keys(future.json().fields)).toEqual(['at']);
    for (const amount of ['', '-1', '1e2', '1,5,', '100.00001', '1.', '9'.repeat(13)])
      expect((await convertBy(`amount=${encodeURIComponent(amount)}&from=EUR&to=USD`)).statusCode).toBe(400);
    const old = await convertBy('amount=1&from=EUR&to=TRY');
    expect(old.json().message).toBe(
      `The newest rate of EUR/TRY is from ${daysAgo(11).slice(0, 10)}, more than 10 days old. Add a newer one under Exchange rates.`,
    );
  });

  it('is refused if the result exceeds the largest amount', async () => {
    await staff.add('EUR', 'IRR', '999999999', daysAgo(1));
    const convertBy = (amount: string) =>
      staff.send('GET', `/exchange_rates/conversion?amount=${amount}&from=EUR&to=IRR`);
    expect((await convertBy('1000000')).json().converted).toEqual({
      amount: '999999999000000.00',
      currency: 'IRR',
    });
    const refused = await convertBy('1000001');
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { amount: 'The amount would be too large. Enter a smaller one.' },
    ]);
  });

  it('is crossed through the platform’s currency before the euro, and ages by the settings', async () => {
    const settings = { platform_currency: 'EGP', warn_after_days: 1, refuse_after_days: 60 };
    await api.kernel.db.updateTable('currency_settings').set(settings).execute();
    await staff.add('EGP', 'JPY', '3.2', daysAgo(1));
    await staff.add('USD', 'EGP', '50', daysAgo(1));
    expect(await pairsOf('USD', 'JPY')).toEqual(['USD/EGP', 'EGP/JPY']);
    // The pair has no rate, nor can it be crossed through the platform's currency.
    expect(await pairsOf('USD', 'TRY')).toEqual(['EUR/USD', 'EUR/TRY']);
    expect((await ask('EUR', 'EGP')).isOld).toBe(true);
  });
});
