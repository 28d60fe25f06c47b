import { moneyOf, minorUnits, type Money } from '@traveldesk/shared-contract';
import { timelineOf } from '../duffel-stays/timeline';
import { rateMoney, type RateCost, type RateSale } from './rate-money';

type Treatment = RateSale['lines'][number]['treatment'];
const money = (amount: string, currency: string): Money => ({ amount, currency });

/** A rate, its timeline as the supplier writes it, and one price line besides the net price. */
interface Case extends Partial<Omit<RateCost, 'timeline' | 'total'>> {
  total: Money;
  tiers: [refund: string, before: string][] | null;
  /** The selling price of the line, in the supplier's currency. */
  line?: string;
  treatment?: Treatment;
}

const sold = ({ total, tiers, line = '0', treatment = 'keep', ...cost }: Case, now: string) => {
  const { currency } = total;
  const wire = tiers?.map(([refund_amount, before]) => ({ refund_amount, before, currency }));
  const amount = money(line, currency);
  return rateMoney(
    { payment: 'pay_now', due: null, deposit: null, ...cost, total, timeline: timelineOf(wire, total) },
    {
      total: moneyOf(minorUnits(total) + minorUnits(amount), currency),
      net: total,
      lines: [{ owner_id: null, amount, treatment }],
      exchange: (given) => given,
    },
    new Date(now).toISOString(),
  );
};
/** Returns the refund of a cancellation at an instant, and the amount that the property may claim. */
const at = (rate: Case, now: string) => {
  const tier = sold(rate, now).tiers?.[0];
  return [tier?.refund.amount, tier?.claim?.amount ?? null];
};

describe('the worked examples of STAYS 3', () => {
  it('Dubai: all of it until 18:00 there, exclusive', () => {
    const rate: Case = { total: money('300.00', 'USD'), tiers: [['300.00', '2027-03-09T14:00:00Z']] };
    expect(at(rate, '2027-03-09T13:59:59Z')).toEqual(['300.00', null]);
    expect(at(rate, '2027-03-09T14:00:00Z')).toEqual(['0.00', null]);
  });

  it('New York: two tiers, over the change of the clock', () => {
    const rate: Case = {
      total: money('800.00', 'USD'),
      tiers: [
        ['800.00', '2027-03-14T04:00:00Z'],
        ['400.00', '2027-03-15T03:59:00Z'],
      ],
    };
    expect(at(rate, '2027-03-14T05:30:00+02:00')).toEqual(['800.00', null]);
    expect(at(rate, '2027-03-14T06:30:00+02:00')).toEqual(['400.00', null]);
    expect(at(rate, '2027-03-15T06:00:00+02:00')).toEqual(['0.00', null]);
  });

  it.each<[Treatment, string, string]>([
    ['return', '49500', '4500'],
    ['keep', '45000', '0'],
  ])('Tokyo, with a markup to %s', (treatment, before, after) => {
    const rate: Case = {
      total: money('45000', 'JPY'),
      tiers: [['45000', '2027-05-01T15:00:00Z']],
      line: '4500',
      treatment,
    };
    expect(at(rate, '2027-05-01T14:59:00Z')).toEqual([before, null]);
    expect(at(rate, '2027-05-01T15:00:00Z')).toEqual([after, null]);
    expect(sold(rate, '2027-05-01T15:00:00Z').now).toEqual(money('49500', 'JPY'));
  });

  it('London: a guarantee moves no money in the wallet, and the property claims', () => {
    const rate: Case = {
      payment: 'guarantee',
      total: money('180.00', 'GBP'),
      tiers: [['180.00', '2027-06-01T23:00:00Z']],
    };
    expect(at(rate, '2027-06-01T22:59:59Z')).toEqual(['0.00', null]);
    expect(at(rate, '2027-06-01T23:00:00Z')).toEqual(['0.00', '180.00']);
    expect(sold(rate, '2027-06-01T23:00:00Z')).toMatchObject({
      now: money('0.00', 'GBP'),
      there: [money('180.00', 'GBP')],
    });
  });

  it('Paris: a deposit is refunded or counts against the claim; the amount due there does neither', () => {
    const rate: Case = {
      payment: 'deposit',
      total: money('500.00', 'EUR'),
      deposit: money('100.00', 'EUR'),
      due: money('12.60', 'EUR'),
      tiers: [
        ['500.00', '2027-10-29T22:00:00Z'],
        ['350.00', '2027-10-31T22:59:00Z'],
      ],
    };
    expect(at(rate, '2027-10-29T21:59:59Z')).toEqual(['100.00', null]);
    expect(at(rate, '2027-10-29T22:00:00Z')).toEqual(['0.00', '50.00']);
    expect(at(rate, '2027-10-31T22:59:00Z')).toEqual(['0.00', '400.00']);
    expect(sold(rate, '2027-10-31T22:59:00Z')).toMatchObject({
      now: money('100.00', 'EUR'),
      there: [money('412.60', 'EUR')],
    });
  });

  it.each<[Treatment, string]>([
    ['keep', '400.00'],
    ['pro_rata', '440.00'],
    ['return', '480.00'],
  ])('half of 800.00 back, with ten per cent to %s', (treatment, back) => {
    const rate: Case = {
      total: money('800.00', 'USD'),
      tiers: [['400.00', '2027-03-15T03:59:00Z']],
      line: '80.00',
      treatment,
    };
    expect(at(rate, '2027-03-14T12:00:00Z')).toEqual([back, null]);
  });
});

describe('the money of a rate', () => {
  const now = '2027-01-01T00:00:00Z';
  const free: Case['tiers'] = [['180.00', '2027-06-01T23:00:00Z']];

  it.each<[Treatment, string[]]>([
    ['keep', ['0.00', '0.00', '0.00']],
    ['return', ['9.00', '9.00', '9.00']],
    ['pro_rata', ['9.00', '4.50', '0.00']],
  ])('of a guarantee, the wallet pays and gets back the fee alone: %s', (treatment, refunds) => {
    const rate: Case = {
      payment: 'guarantee',
      total: money('180.00', 'GBP'),
      due: money('30.00', 'AED'),
      tiers: [...(free ?? []), ['90.00', '2027-06-03T23:00:00Z']],
      line: '9.00',
      treatment,
    };
    const { now: paid, there } = sold(rate, now);
    expect([paid, there]).toEqual([money('9.00', 'GBP'), [money('180.00', 'GBP'), money('30.00', 'AED')]]);
    const instants = [now, '2027-06-02T00:00:00Z', '2027-06-04T00:00:00Z'];
    expect(instants.map((instant) => at(rate, instant)[0])).toEqual(refunds);
    expect(instants.map((instant) => at(rate, instant)[1])).toEqual([null, '90.00', '180.00']);
  });

  it('amounts of one currency are summed, and zeros left out', () => {
    const rate = { payment: 'guarantee', total: money('180.00', 'GBP'), tiers: free } as const;
    expect(sold({ ...rate, due: money('7.50', 'GBP') }, now).there).toEqual([money('187.50', 'GBP')]);
    expect(sold({ ...rate, due: money('0.00', 'AED') }, now).there).toEqual([money('180.00', 'GBP')]);
    expect(sold({ ...rate, payment: 'pay_now', due: money('7.50', 'GBP') }, now).there).toEqual([
      money('7.50', 'GBP'),
    ]);
  });

  it.each<[string, Money | null]>([
    ['unknown', null],
    ['of zero', money('0.00', 'GBP')],
    ['above the total', money('180.01', 'GBP')],
    ['in another currency', money('50.00', 'EUR')],
  ])('a deposit %s: nobody knows what is paid now, and all of the total may be claimed', (_, deposit) => {
    const rate: Case = { payment: 'deposit', deposit, total: money('180.00', 'GBP'), tiers: free };
    expect(sold(rate, now)).toMatchObject({ now: null, there: [money('180.00', 'GBP')] });
    expect(at(rate, '2027-06-02T00:00:00Z')).toEqual(['0.00', '180.00']);
  });

  it('the tiers begin now; equal neighbors are merged, and the last has no end', () => {
    const total = money('300.00', 'EUR');
    const tiers: Case['tiers'] = [
      ['300.00', '2026-12-01T00:00:00Z'],
      ['300.00', '2027-02-01T00:00:00Z'],
      ['300.00', '2027-03-01T00:00:00Z'],
      ['150.00', '2027-04-01T00:00:00Z'],
      ['0.00', '2027-05-01T00:00:00Z'],
    ];
    expect(sold({ total, tiers }, now).tiers).toEqual([
      { until: '2027-03-01T00:00:00.000Z', refund: money('300.00', 'EUR'), claim: null },
      { until: '2027-04-01T00:00:00.000Z', refund: money('150.00', 'EUR'), claim: null },
      { until: null, refund: money('0.00', 'EUR'), claim: null },
    ]);
    expect(sold({ total, tiers: [] }, now).tiers).toEqual([
      { until: null, refund: money('0.00', 'EUR'), claim: null },
    ]);
  });

  it('terms that are unknown have no tiers', () => {
    expect(sold({ total: money('300.00', 'EUR'), tiers: null }, now).tiers).toBeNull();
    const backwards: Case['tiers'] = [
      ['150.00', '2027-03-01T00:00:00Z'],
      ['300.00', '2027-02-01T00:00:00Z'],
    ];
    expect(sold({ total: money('300.00', 'EUR'), tiers: backwards }, now).tiers).toBeNull();
  });

  it('a refund is capped at the total', () => {
    const rate: Case = { total: money('300.00', 'EUR'), tiers: [['900.00', '2027-03-01T00:00:00Z']] };
    expect(at(rate, now)).toEqual(['300.00', null]);
  });

  it('a full refund returns the exact payment, whatever the rounding of the exchange rate', () => {
    const total = money('230.87', 'EUR');
    const exchange = ({ amount }: Money) =>
      money((Math.round(Number(amount) * 4950) / 100).toFixed(2), 'EGP');
    const sale: RateSale = {
      total: money('12570.99', 'EGP'),
      // The engine rounds it differently from `exchange`, which rounds the whole.
      net: money('11428.06', 'EGP'),
      lines: [{ owner_id: null, amount: money('1142.93', 'EGP'), treatment: 'return' }],
      exchange,
    };
    const timeline = [
      { refund: total, before: '2027-03-01T00:00:00.000Z' },
      { refund: money('115.44', 'EUR'), before: '2027-04-01T00:00:00.000Z' },
    ];
    const cost: RateCost = { payment: 'pay_now', total, due: null, deposit: null, timeline };
    expect(rateMoney(cost, sale, now).tiers?.map(({ refund }) => refund.amount)).toEqual([
      '12570.99',
      '6857.21',
      '1142.93',
    ]);
  });
});
