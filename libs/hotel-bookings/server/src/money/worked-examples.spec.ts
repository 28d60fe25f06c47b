import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { checkLedger } from '@traveldesk/bookings-server/testing';
import { startBookedStays, type BookedStays, type Sold } from '../testing/booked-stays.fake';

const money = (currency: string) => (amount: string) => ({ amount, currency });
const usd = money('USD');
const jpy = money('JPY');
const gbp = money('GBP');
const eur = money('EUR');

/** A euro costs 1.50 dollars. */
const toDollars = {
  from: 'EUR',
  to: 'USD',
  at: '2027-01-01T00:00:00.000Z',
  legs: [
    {
      id: newId(),
      base: 'EUR',
      quote: 'USD',
      rate: '1.5',
      valid_from: '2027-01-01T00:00:00.000Z',
      source: 'manual',
    },
  ],
} as NonNullable<Sold['rate']>;

/** The examples of STAYS 3: the shown refund and claim, and the ledger's movements after the cancellation. */
describeOnDatabase('what a cancellation shows is what the ledger posts', (makeApi) => {
  let stays: BookedStays;
  let payers: Record<string, string>;
  let rules: Record<'keep' | 'pro_rata' | 'return', string>;
  beforeAll(async () => {
    stays = await startBookedStays(makeApi);
    payers = {};
    for (const [currency, deposit] of [
      ['USD', '100000.00'],
      ['JPY', '9000000'],
      ['GBP', '100000.00'],
      ['EUR', '100000.00'],
    ] as const) {
      payers[currency] = await stays.payer(currency, deposit);
    }
    rules = {
      keep: await stays.rule('keep'),
      pro_rata: await stays.rule('pro_rata'),
      return: await stays.rule('return'),
    };
  });

  const dubai: Sold = {
    total: usd('300.00'),
    tiers: [['300.00', '2027-03-09T14:00:00.000Z']],
    zone: 'Asia/Dubai',
  };
  const newYork: Sold = {
    total: usd('800.00'),
    tiers: [
      ['800.00', '2027-03-14T04:00:00.000Z'],
      ['400.00', '2027-03-15T03:59:00.000Z'],
    ],
    zone: 'America/New_York',
  };
  const tokyo = (refund: 'keep' | 'return'): Sold => ({
    total: jpy('45000'),
    tiers: [['45000', '2027-05-01T15:00:00.000Z']],
    lines: [{ ruleId: rules[refund], amount: jpy('4500') }],
    zone: 'Asia/Tokyo',
  });
  const london: Sold = {
    payment: 'guarantee',
    total: gbp('180.00'),
    tiers: [['180.00', '2027-06-01T23:00:00.000Z']],
    zone: 'Europe/London',
  };
  const paris: Sold = {
    payment: 'deposit',
    total: eur('500.00'),
    deposit: eur('100.00'),
    due: eur('12.60'),
    tiers: [
      ['500.00', '2027-10-29T22:00:00.000Z'],
      ['350.00', '2027-10-31T22:59:00.000Z'],
    ],
    zone: 'Europe/Paris',
  };
  const withMarkup = (refund: 'keep' | 'pro_rata' | 'return'): Sold => ({
    ...newYork,
    lines: [{ ruleId: rules[refund], amount: usd('80.00') }],
  });
  const guaranteeWithFee = (refund: 'keep' | 'pro_rata' | 'return'): Sold => ({
    ...london,
    lines: [{ ruleId: rules[refund], amount: gbp('9.00') }],
  });
  const inEuros = (): Sold => ({
    total: eur('130.03'),
    tiers: [
      ['130.03', '2027-03-01T00:00:00.000Z'],
      ['65.01', '2027-03-02T00:00:00.000Z'],
    ],
    lines: [{ ruleId: rules.pro_rata, amount: usd('10.00') }],
    rate: toDollars,
  });
  const halfOf = (): Sold => ({ total: eur('230.87'), tiers: [['115.44', '2027-03-01T00:00:00.000Z']] });

  it.each<
    [
      name: string,
      sold: () => Sold,
      currency: string,
      at: string,
      paid: number,
      back: number,
      claim: string | null,
    ]
  >([
    [
      'Dubai, the second before its deadline',
      () => dubai,
      'USD',
      '2027-03-09T13:59:59.000Z',
      30_000,
      30_000,
      null,
    ],
    ['Dubai, at its deadline', () => dubai, 'USD', '2027-03-09T14:00:00.000Z', 30_000, 0, null],
    [
      'New York, 14 March 05:30 in Cairo',
      () => newYork,
      'USD',
      '2027-03-14T03:30:00.000Z',
      80_000,
      80_000,
      null,
    ],
    [
      'New York, 14 March 06:30 in Cairo',
      () => newYork,
      'USD',
      '2027-03-14T04:30:00.000Z',
      80_000,
      40_000,
      null,
    ],
    ['New York, 15 March 06:00 in Cairo', () => newYork, 'USD', '2027-03-15T04:00:00.000Z', 80_000, 0, null],
    [
      'Tokyo in time, markup returned',
      () => tokyo('return'),
      'JPY',
      '2027-05-01T14:59:00.000Z',
      49_500,
      49_500,
      null,
    ],
    [
      'Tokyo in time, markup kept',
      () => tokyo('keep'),
      'JPY',
      '2027-05-01T14:59:00.000Z',
      49_500,
      45_000,
      null,
    ],
    [
      'Tokyo too late, markup returned',
      () => tokyo('return'),
      'JPY',
      '2027-05-01T15:00:00.000Z',
      49_500,
      4_500,
      null,
    ],
    ['Tokyo too late, markup kept', () => tokyo('keep'), 'JPY', '2027-05-01T15:00:00.000Z', 49_500, 0, null],
    ['London in time', () => london, 'GBP', '2027-06-01T22:59:00.000Z', 0, 0, null],
    ['London too late', () => london, 'GBP', '2027-06-01T23:00:00.000Z', 0, 0, '180.00'],
    ['Paris in the first tier', () => paris, 'EUR', '2027-10-29T21:59:00.000Z', 10_000, 10_000, null],
    ['Paris in the second tier', () => paris, 'EUR', '2027-10-31T22:58:00.000Z', 10_000, 0, '50.00'],
    ['Paris in the tail', () => paris, 'EUR', '2027-10-31T22:59:00.000Z', 10_000, 0, '400.00'],
    [
      'a markup kept of half',
      () => withMarkup('keep'),
      'USD',
      '2027-03-14T04:30:00.000Z',
      88_000,
      40_000,
      null,
    ],
    [
      'a markup returned by half',
      () => withMarkup('pro_rata'),
      'USD',
      '2027-03-14T04:30:00.000Z',
      88_000,
      44_000,
      null,
    ],
    [
      'a markup returned of half',
      () => withMarkup('return'),
      'USD',
      '2027-03-14T04:30:00.000Z',
      88_000,
      48_000,
      null,
    ],
    [
      'a markup returned by all',
      () => withMarkup('pro_rata'),
      'USD',
      '2027-03-14T03:30:00.000Z',
      88_000,
      88_000,
      null,
    ],
    ['a fee kept in time', () => guaranteeWithFee('keep'), 'GBP', '2027-06-01T22:59:00.000Z', 900, 0, null],
    [
      'a fee in proportion in time',
      () => guaranteeWithFee('pro_rata'),
      'GBP',
      '2027-06-01T22:59:00.000Z',
      900,
      900,
      null,
    ],
    [
      'a fee in proportion too late',
      () => guaranteeWithFee('pro_rata'),
      'GBP',
      '2027-06-01T23:00:00.000Z',
      900,
      0,
      '180.00',
    ],
    [
      'a fee returned too late',
      () => guaranteeWithFee('return'),
      'GBP',
      '2027-06-01T23:00:00.000Z',
      900,
      900,
      '180.00',
    ],
    ['another currency, in full', inEuros, 'USD', '2027-02-28T23:59:00.000Z', 20_505, 20_505, null],
    ['another currency, in part', inEuros, 'USD', '2027-03-01T00:00:00.000Z', 20_505, 10_251, null],
    [
      'complaint 1: half of 230.87 is 115.44',
      halfOf,
      'EUR',
      '2027-02-28T23:59:00.000Z',
      23_087,
      11_544,
      null,
    ],
  ])('%s', async (_name, sold, currency, at, paid, back, claim) => {
    const payer = payers[currency] ?? '';
    stays.clock('2027-02-01T10:00:00.000Z');
    const before = await stays.wallet(payer, currency);
    const id = await stays.book(payer, currency, sold());
    expect(before - (await stays.wallet(payer, currency))).toBe(paid);

    stays.clock(at);
    stays.confirmsAt(at);
    const [tier] = (await stays.tiers(id)) ?? [];
    expect(tier).toMatchObject({ claim: claim && { amount: claim } });
    const { version } = await stays.record(id);
    const clerk = await stays.person(payer, ['hotels_bookings', 'refund_bookings', 'cancel_bookings']);
    const shown = { back: tier?.back, until: tier?.until, reason: null };
    const answer = await clerk('POST', `/hotels/bookings/${id}/cancellations`, shown, {
      'if-match': `"${version}"`,
    });
    expect(answer).toMatchObject({ status: 201 });
    await stays.settled();

    expect((await stays.wallet(payer, currency)) - (before - paid)).toBe(back);
    const minor = Number((tier?.back.amount ?? '').replace('.', ''));
    expect(minor).toBe(back);
    expect(await stays.record(id)).toMatchObject({
      state: back > 0 ? 'refunded' : 'cancelled',
      refunded: back,
    });
    expect(await stays.tasks(id)).toEqual([]);
  });

  it('leaves the ledger without faults', async () => {
    expect(await checkLedger(stays.api.kernel.db, 'whole')).toMatchObject({ found: 0 });
  });
});
