import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { currenciesServer, rateAt } from '..';
import { currenciesClient } from '../testing/currencies-api.fake';
import { renewDemoRates } from './demo';
import { ratesOfDay } from './rates-of-day';

const dayMs = 86_400_000;

describeOnDatabase('the demo’s rates', (makeApi) => {
  let api: TestApi;
  let staff: Awaited<ReturnType<typeof currenciesClient>>;

  beforeAll(async () => {
    api = await makeApi({ modules: [currenciesServer] });
    staff = await currenciesClient(api);
  });

  const count = async (query = '') => (await staff.list(query)).total;

  it('cover twenty currencies and the last sixty days, and none of them is old', async () => {
    const began = new Date(Date.now() - 3 * dayMs);
    await renewDemoRates(api.kernel, began);
    expect(await count()).toBe(20 * 60);
    await renewDemoRates(api.kernel, began);
    expect(await count()).toBe(20 * 60);
  });

  it('are added for the days since, except for pairs with a rate from a person', async () => {
    await staff.add('EUR', 'USD', '1.2');
    await currenciesServer.demo?.(api.kernel);
    expect(await count('?age=newest&source=demo')).toBe(19);
    expect(await count('?currency=EGP')).toBe(63);
    expect(await count('?currency=USD')).toBe(61);
    const { rate, isOld } = await rateAt(api.kernel.db, { from: 'KWD', to: 'JPY' }, new Date());
    expect([rate.legs.map(({ source }) => source), isOld]).toEqual([['demo', 'demo'], false]);
  });
});

it('the demo’s rates of a day never vary, change little from day to day, and keep the pegs to the dollar', () => {
  expect(ratesOfDay('2026-11-23')).toEqual(ratesOfDay('2026-11-23'));
  const [today, tomorrow] = ['2026-11-23', '2026-11-24'].map(
    (day) => new Map(ratesOfDay(day).map(({ currency, rate }) => [currency, Number(rate)])),
  );
  expect(today?.size).toBe(20);
  for (const [currency, rate] of today ?? []) {
    expect(Math.abs((tomorrow?.get(currency) ?? 0) / rate - 1)).toBeLessThan(0.01);
  }
  expect(tomorrow?.get('USD')).not.toBe(today?.get('USD'));
  expect((today?.get('SAR') ?? 0) / (today?.get('USD') ?? 1)).toBeCloseTo(3.75, 3);
});
