import fc from 'fast-check';
import { refundTreatments } from '@traveldesk/markups-contract';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { fullRefund, calculateRefund, type RefundSplit, type RefundInput } from './refund-amount';

const line = fc.record({
  owner_id: fc.constantFrom(null, 'a', 'b'),
  amount: fc.bigInt(-5_000n, 9_000n).map((minor) => moneyOf(minor, 'EUR')),
  treatment: fc.constantFrom(...refundTreatments),
});

const returning = fc
  .record({
    net: fc.bigInt(0n, 100_000n),
    returned: fc.bigInt(0n, 120_000n),
    lines: fc.array(line, { maxLength: 6 }),
    own: fc.boolean(),
  })
  .map(({ net: cost, returned, lines, own }): RefundInput => {
    const net = own ? 0n : cost;
    const margin = lines.reduce((sum, { amount }) => sum + minorUnits(amount), 0n);
    return { currency: 'EUR', paid: net + margin, net, cost, returned, lines };
  })
  .filter(({ paid }) => paid >= 0n);

const abs = (minor: bigint) => (minor < 0n ? -minor : minor);

/** The parts that a refund takes from each owner; null is the platform. */
const partsOf = ({ income, earnings }: RefundSplit): [string | null, bigint][] => [
  [null, minorUnits(income)],
  ...earnings.map(({ companyId, amount }): [string, bigint] => [companyId, minorUnits(amount)]),
];

/** The owner's share of the payment. */
const earnedBy = (owner: string | null, { paid, net, lines }: RefundInput) => {
  const of = (wanted: string | null) =>
    lines
      .filter(({ owner_id }) => owner_id === wanted)
      .reduce((sum, { amount }) => sum + minorUnits(amount), 0n);
  return owner === null ? paid - net - of('a') - of('b') : of(owner);
};

describe('a refund', () => {
  it('adds up with the kept part to the payment, is never negative, and is taken from the owners of the split', () => {
    fc.assert(
      fc.property(returning, (given) => {
        for (const { back, kept, split } of [calculateRefund(given), fullRefund(given)]) {
          expect(minorUnits(back) + minorUnits(kept)).toBe(given.paid);
          expect(minorUnits(back)).toBeGreaterThanOrEqual(0n);
          expect(minorUnits(kept)).toBeGreaterThanOrEqual(0n);
          expect(split === null).toBe(minorUnits(back) === 0n);
          if (!split) continue;
          const earned = split.earnings.reduce((sum, { amount }) => sum + minorUnits(amount), 0n);
          expect(minorUnits(split.net) + minorUnits(split.income) + earned).toBe(minorUnits(back));
          expect(minorUnits(split.net)).toBeLessThanOrEqual(given.net);
          // The ledger refuses a refund that takes more from an owner than their share, or adds to it.
          for (const [owner, part] of partsOf(split)) {
            const whole = earnedBy(owner, given);
            expect(part * whole).toBeGreaterThanOrEqual(0n);
            expect(abs(part)).toBeLessThanOrEqual(abs(whole));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('applies the refund rule of each line', () => {
    const euros = (minor: bigint) => moneyOf(minor, 'EUR');
    const given: RefundInput = {
      currency: 'EUR',
      paid: 13_000n,
      net: 10_000n,
      cost: 10_000n,
      returned: 5_000n,
      lines: [
        { owner_id: null, amount: euros(1_000n), treatment: 'keep' },
        { owner_id: 'a', amount: euros(1_000n), treatment: 'return' },
        { owner_id: null, amount: euros(1_000n), treatment: 'pro_rata' },
      ],
    };
    expect(calculateRefund(given)).toEqual({
      back: euros(6_500n),
      kept: euros(6_500n),
      penalty: euros(5_000n),
      split: {
        net: euros(5_000n),
        income: euros(500n),
        earnings: [{ companyId: 'a', amount: euros(1_000n) }],
      },
    });
  });
});
