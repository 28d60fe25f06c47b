import type { RatePreview } from '@traveldesk/currencies-contract';
import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { currenciesServer, ownRateProblems, rateAt } from '.';
import { currenciesClient, daysAgo } from './testing/currencies-api.fake';
import { givenRates } from './testing/given-rates';
import { createRateDesk } from './testing/rate-desk.fake';

type Client = Awaited<ReturnType<typeof currenciesClient>>;

describeOnDatabase('a rate from one person', (makeApi) => {
  const desk = createRateDesk();
  let api: TestApi;
  let clerk: Client;
  let clerkId: string;
  /** Currencies without rates, one for each test. */
  const unused = [
    'AED',
    'AUD',
    'BHD',
    'BRL',
    'CAD',
    'CHF',
    'CNY',
    'DKK',
    'GBP',
    'HKD',
    'ILS',
    'INR',
    'JOD',
    'KWD',
    'MAD',
    'NOK',
    'PLN',
  ];
  const currency = () => unused.pop() ?? 'none';

  beforeAll(async () => {
    api = await makeApi({ modules: [currenciesServer, desk.module] });
    clerkId = newId();
    clerk = await currenciesClient(api, undefined, clerkId);
  });
  const isWaiting = async (...written: Parameters<Client['write']>) =>
    (await clerk.write(...written)).status === 'waiting';
  const inForce = async (from: string, to: string) =>
    (await rateAt(api.kernel.db, { from, to }, new Date())).rate.legs.map(({ rate }) => rate);

  it.each([
    ['is in force at once up to two percent above the reference by others', '1.02', false],
    ['and up to two percent below it', '0.98', false],
    ['waits above that, however little', '1.020000000001', true],
    ['waits below that', '0.979999999999', true],
    ['waits if it is far off', '5000', true],
  ])('%s', async (_, rate, waits) => {
    const quote = 'USD';
    await givenRates(api, { quote, rate: '1', valid_from: new Date() });
    expect(await isWaiting('EUR', quote, rate)).toBe(waits);
  });

  it('is compared in its own direction, whichever way the pair is stored', async () => {
    const quote = currency();
    await givenRates(api, { quote, rate: '1.25', valid_from: new Date(daysAgo(1)) });
    expect(await isWaiting(quote, 'EUR', '0.0002')).toBe(true);
    expect(await isWaiting(quote, 'EUR', '0.81')).toBe(false);
  });

  it('waits if there is no reference, also before the first rate of a pair', async () => {
    const [one, two] = [currency(), currency()];
    expect(await isWaiting('EUR', one, '2')).toBe(true);
    await givenRates(api, { quote: two, rate: '2', valid_from: new Date(daysAgo(2)) });
    expect(await isWaiting('EUR', two, '2', daysAgo(3))).toBe(true);
  });

  it('is compared with the rate in force at the instant from which it is valid', async () => {
    const quote = currency();
    await givenRates(
      api,
      { quote, rate: '2', valid_from: new Date(daysAgo(9)) },
      { quote, rate: '3', valid_from: new Date(daysAgo(3)) },
    );
    expect(await isWaiting('EUR', quote, '3', daysAgo(5))).toBe(true);
    expect(await isWaiting('EUR', quote, '2.01', daysAgo(5))).toBe(false);
    expect(await inForce('EUR', quote)).toEqual(['3']);
  });

  it('is compared with a rate of any age, or with a newer crossed rate', async () => {
    const [one, two] = [currency(), currency()];
    await givenRates(
      api,
      { quote: one, rate: '4', valid_from: new Date(daysAgo(400)) },
      { base: one, quote: two, rate: '3', valid_from: new Date(daysAgo(300)) },
    );
    expect(await isWaiting('EUR', one, '4.05', daysAgo(200))).toBe(false);
    expect(await isWaiting(one, two, '3.05', daysAgo(200))).toBe(false);
    // A euro is 4 of the first currency and 8 of the second: one of the first is two of the second.
    await givenRates(
      api,
      { quote: one, rate: '4', valid_from: new Date(daysAgo(20)) },
      { quote: two, rate: '8', valid_from: new Date(daysAgo(20)) },
    );
    expect(await isWaiting(one, two, '3.05', daysAgo(10))).toBe(true);
    expect(await isWaiting(one, two, '2.02', daysAgo(10))).toBe(false);
  });

  it('is not compared with other rates of its author, so that small steps cannot add up', async () => {
    const quote = currency();
    await givenRates(api, { quote, rate: '100', valid_from: new Date(daysAgo(1)) });
    const waits = [];
    for (let rate = 101.9, step = 10; step > 0; rate *= 1.019, step -= 1)
      waits.push(await isWaiting('EUR', quote, rate.toFixed(4), daysAgo(step / 20)));
    expect(waits).toEqual([false, ...Array(9).fill(true)]);
    expect(await inForce('EUR', quote)).toEqual(['101.9']);
    // Later rates of others count as a reference.
    await (await currenciesClient(api)).write('EUR', quote, '101', daysAgo(0.01));
    expect(await isWaiting('EUR', quote, '103', null)).toBe(false);
  });

  it('may differ by the share in the settings', async () => {
    const quote = currency();
    await givenRates(api, { quote, rate: '100', valid_from: new Date(daysAgo(1)) });
    const setShare = (share: number) =>
      api.kernel.db.updateTable('currency_settings').set({ share }).execute();
    await setShare(0.5);
    expect(await isWaiting('EUR', quote, '100.51')).toBe(true);
    await setShare(20);
    expect(await isWaiting('EUR', quote, '119.99')).toBe(false);
    await setShare(2);
  });

  it('is also compared with today’s rates if it would be in force today', async () => {
    const [base, quote] = [currency(), currency()];
    await givenRates(api, { quote: base, rate: '2', valid_from: new Date(daysAgo(9)) });
    await givenRates(api, { quote, rate: '10', valid_from: new Date(daysAgo(9)) });
    await givenRates(api, { quote, rate: '20', valid_from: new Date(daysAgo(1)) });
    // The crossed rate was 5 on that day and is 10 now; a direct rate from that day would have priority over it.
    expect(await isWaiting(base, quote, '5', daysAgo(8))).toBe(true);
    expect(await isWaiting(base, quote, '10', daysAgo(0.5))).toBe(false);
    expect(await isWaiting(base, quote, '5', daysAgo(8))).toBe(false);
  });

  it('is previewed: whether it will wait, and its reference', async () => {
    const quote = currency();
    const preview = async (rate: string) =>
      (
        await clerk.send('GET', `/exchange_rates/preview?base=EUR&quote=${quote}&rate=${rate}`)
      ).json<RatePreview>();
    expect(await preview('1.5')).toEqual({
      reference: null,
      difference: null,
      share: 2,
      waits: true,
      newer_from: null,
    });
    await givenRates(api, { base: quote, quote: 'EUR', rate: '0.8' });
    expect(await preview('1.26')).toEqual({
      reference: '1.25',
      difference: 0.8,
      share: 2,
      waits: false,
      newer_from: null,
    });
    expect(await preview('١٫٥')).toEqual({
      reference: '1.25',
      difference: 20,
      share: 2,
      waits: true,
      newer_from: null,
    });
    const ahead = daysAgo(-1);
    const refused = await clerk.send(
      'GET',
      `/exchange_rates/preview?base=EUR&quote=${quote}&rate=1&valid_from=${ahead}`,
    );
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['valid_from']]);
  });

  it('is previewed: whether a newer rate stays in force', async () => {
    const quote = currency();
    const [newer, older] = [daysAgo(1), daysAgo(3)];
    await givenRates(api, { quote, rate: '2', valid_from: new Date(newer) });
    const preview = async (since: string) =>
      (
        await clerk.send('GET', `/exchange_rates/preview?base=EUR&quote=${quote}&rate=2&valid_from=${since}`)
      ).json<RatePreview>().newer_from;
    expect(await preview(older)).toBe(newer);
    expect(await preview(daysAgo(0.5))).toBeNull();
  });

  it('is listed while it waits but not in force; only its author gets a link to the request', async () => {
    const quote = currency();
    await givenRates(api, { quote, rate: '2', valid_from: new Date(daysAgo(1)) });
    const written = await clerk.write('EUR', quote, '4');
    expect(written).toMatchObject({ rate: '4', status: 'waiting', approval_id: expect.any(String) });
    expect(desk.requests.get(written.approval_id ?? '')).toEqual({
      userId: clerkId,
      asked: {
        source: 'manual',
        valid_from: written.valid_from,
        reason: '',
        rates: [{ base: 'EUR', quote, rate: '4', reference: '2', difference: 100 }],
      },
    });
    const rates = async ({ list }: Client, query: string) =>
      (await list(`?pair=EUR-${quote}${query}`)).data.map(({ rate, status, approval_id }) => [
        rate,
        status,
        approval_id !== null,
      ]);
    expect(await rates(clerk, '')).toEqual([
      ['4', 'waiting', true],
      ['2', 'in_force', false],
    ]);
    const other = await currenciesClient(api, ['show_exchange_rates']);
    expect(await rates(other, '&age=waiting')).toEqual([['4', 'waiting', false]]);
    expect(await rates(other, '&age=newest')).toEqual([['2', 'in_force', false]]);
    expect(await rates(other, '&age=replaced')).toEqual([]);
    expect((await clerk.send('GET', `/exchange_rates/pairs/EUR-${quote}`)).json().rate).toBe('2');
    expect(await inForce('EUR', quote)).toEqual(['2']);
    expect(await clerk.send('GET', `/exchange_rate/export?currency=${quote}`)).toMatchObject({
      body: expect.stringContaining('Waiting for approval'),
    });
    await desk.decline(api, written.approval_id);
    expect(await rates(clerk, '')).toEqual([['2', 'in_force', false]]);
  });

  it('is valid from the requested instant once approved; a newer rate stays in force', async () => {
    const quote = currency();
    await givenRates(api, { quote, rate: '2', valid_from: new Date(daysAgo(3)) });
    const first = await clerk.write('EUR', quote, '4', daysAgo(2));
    const second = await clerk.write('EUR', quote, '5', daysAgo(1));
    await desk.approve(api, second.approval_id);
    await desk.approve(api, first.approval_id);
    const { data } = await clerk.list(`?pair=EUR-${quote}`);
    expect(
      data.map(({ rate, status, valid_from, approval_id }) => [rate, status, valid_from, approval_id]),
    ).toEqual([
      ['5', 'in_force', second.valid_from, second.approval_id],
      ['4', 'replaced', first.valid_from, first.approval_id],
      ['2', 'replaced', expect.any(String), null],
    ]);
    // An approved rate counts as a reference, like a rate of others.
    expect(await isWaiting('EUR', quote, '5.05')).toBe(false);
  });

  it('cannot be approved if the pair got another rate of that instant meanwhile', async () => {
    const quote = currency();
    const since = daysAgo(1);
    await givenRates(api, { quote, rate: '2', valid_from: new Date(daysAgo(2)) });
    const waiting = await clerk.write('EUR', quote, '4', since);
    await givenRates(api, { base: quote, quote: 'EUR', rate: '0.5', valid_from: new Date(since) });
    await expect(desk.approve(api, waiting.approval_id)).rejects.toMatchObject({
      status: 422,
      code: 'rate_exists',
    });
    const again = await clerk.send('POST', '/exchange_rates', {
      base: 'EUR',
      quote,
      rate: '4',
      valid_from: since,
    });
    expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([422, ['valid_from']]);
  });

  it('is not used for its author’s conversions for a day, nor ever for limits, unless it was approved', async () => {
    const [quote, crossed] = [currency(), currency()];
    const now = new Date();
    await givenRates(
      api,
      { quote, rate: '2', valid_from: new Date(daysAgo(1)) },
      { quote: crossed, rate: '3', valid_from: new Date(daysAgo(1)) },
    );
    await clerk.write('EUR', quote, '2.01', daysAgo(0.5));
    const { db } = api.kernel;
    const own = (await rateAt(db, { from: quote, to: crossed }, now)).rate;
    const problems = (rate: typeof own, ...people: string[]) =>
      ownRateProblems(db, rate, people, async (_, userId) => [userId]);
    const refused = { status: 422, code: 'rate_own' };
    expect(await problems(own, clerkId, newId())).toMatchObject([refused, null]);
    const independent = await rateAt(db, { from: quote, to: crossed }, now, { independentOf: [clerkId] });
    expect(independent.rate.legs.map(({ rate }) => rate)).toEqual(['2', '3']);
    const waiting = await clerk.write('EUR', quote, '4', daysAgo(0.1));
    await desk.approve(api, waiting.approval_id);
    const approved = await rateAt(db, { from: 'EUR', to: quote }, now, { independentOf: [clerkId] });
    expect(approved.rate.legs.map(({ rate }) => rate)).toEqual(['4']);
    expect(await problems(approved.rate, clerkId)).toEqual([null]);
  });
});
