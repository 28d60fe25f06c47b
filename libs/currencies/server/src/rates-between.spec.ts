import { convertSum } from '@traveldesk/currencies-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { currenciesServer, rateAt, ratesBetween } from '.';
import { givenRates } from './testing/given-rates';
import { createRateDesk } from './testing/rate-desk.fake';

describeOnDatabase('the rates of a period', (makeApi) => {
  let api: TestApi;
  const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);
  beforeAll(async () => {
    api = await makeApi({ modules: [currenciesServer, createRateDesk().module] });
    await givenRates(
      api,
      { quote: 'USD', rate: '1.1', valid_from: at('01-05') },
      { quote: 'USD', rate: '1.2', valid_from: at('02-01') },
      { base: 'GBP', quote: 'EUR', rate: '1.15', valid_from: at('02-10') },
      // The pair's own rate is too old ten days later; then the rate crossed through the euro has priority.
      { base: 'GBP', quote: 'USD', rate: '1.31', valid_from: at('02-03') },
    );
  });

  it('equal the rate at each instant, and change when it changes', async () => {
    const { db } = api.kernel;
    const [since, until] = [at('01-20'), at('03-01')];
    const steps = await ratesBetween(db, ['USD', 'GBP', 'EUR', 'KWD'], 'USD', { since, until });
    const found = (instant: Date, currency: string) =>
      steps.findLast((step) => step.since <= instant)?.rates.get(currency)?.legs;
    for (let hour = since.getTime(); hour < until.getTime(); hour += 3_600_000) {
      for (const from of ['GBP', 'EUR']) {
        const expected = await rateAt(db, { from, to: 'USD' }, new Date(hour), { anyAge: true }).catch(
          () => undefined,
        );
        expect([new Date(hour), found(new Date(hour), from)]).toEqual([new Date(hour), expected?.rate.legs]);
      }
    }
    expect(steps.length).toBeLessThan(12);
    expect(steps.every(({ rates }) => !rates.has('KWD') && !rates.has('USD'))).toBe(true);
  });

  it('omit a rate that was entered behind a newer one', async () => {
    const { db } = api.kernel;
    const period = { since: at('01-20'), until: at('03-01') };
    const before = await ratesBetween(db, ['EUR'], 'USD', period);
    // Each comes in a later transaction than the rates above, and behind the rate of 1 February.
    await givenRates(api, { quote: 'USD', rate: '1.17', valid_from: at('01-25') });
    await givenRates(api, { quote: 'USD', rate: '1.16', valid_from: at('01-10') });
    expect(await ratesBetween(db, ['EUR'], 'USD', period)).toEqual(before);
    await givenRates(api, { quote: 'USD', rate: '1.3', valid_from: at('02-20') });
    const rates = (await ratesBetween(db, ['EUR'], 'USD', period)).map(
      (step) => step.rates.get('EUR')?.legs[0]?.rate,
    );
    expect(rates.at(-1)).toBe('1.3');
  });

  it('make a sum that is rounded once', async () => {
    const { rate } = await rateAt(api.kernel.db, { from: 'EUR', to: 'USD' }, at('02-05'));
    // Each is 1.2 cents: 3.6 cents in total.
    const parts = [1n, 1n, 1n].map((minor) => ({ minor, rate }));
    expect(convertSum(parts, 'USD')).toEqual({ amount: '0.04', currency: 'USD' });
    expect(() => convertSum(parts, 'GBP')).toThrow(RangeError);
  });
});
