import type { MarkupRule, PriceLine } from '@traveldesk/markups-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';

/** The parts of a refund, as the wallet posts it: the supplier's, the platform's, and those of the owners of company-layer rules. */
export interface RefundSplit {
  net: Money;
  income: Money;
  earnings: { companyId: string; amount: Money }[];
}

/** The payments for a booking and what the supplier returns. All amounts are in the booking's currency. */
export interface RefundInput {
  currency: string;
  /** The wallet's payments less earlier refunds. */
  paid: bigint;
  /** The supplier's share of `paid`; zero where the company's own credentials pay the supplier. */
  net: bigint;
  /** The order's cost, whoever pays it, and the amount that the supplier returns. */
  cost: bigint;
  returned: bigint;
  lines: readonly (Pick<PriceLine, 'owner_id' | 'amount'> & { treatment: MarkupRule['refund'] })[];
}

export interface CalculatedRefund {
  back: Money;
  kept: Money;
  /** The part of its own price that the supplier keeps. */
  penalty: Money;
  /** The accounts that the refund is taken from; null where nothing is refunded. */
  split: RefundSplit | null;
}

/** The earnings of one owner (null: the platform) by the price lines: all of them, and the part that is refunded. */
interface Piece {
  owner: string | null;
  whole: bigint;
  /** Has the sign of `whole` and never exceeds it: a refund reverses a payment and never adds to it (SECURITY 4). */
  part: bigint;
}

/**
 * Calculates a refund: the supplier's part, plus a part of each line by its rule's treatment (TRAVEL-RULES 29, 33); no owner returns more
 * than all their lines earned. Keeping a discount never refunds more than was paid; reversing one never makes the refund negative. `back`
 * and `kept` add up to the amount paid, to the last minor unit.
 */
export function calculateRefund(returning: RefundInput): CalculatedRefund {
  const { currency, paid, net, cost, lines } = returning;
  const returned = between(0n, returning.returned, cost);
  const pieces = lines.map(({ owner_id: owner, amount, treatment }): Piece => {
    const whole = minorUnits(amount);
    return { owner, whole, part: partOf(whole, treatment, { returned, cost }) };
  });
  // A remainder that no line explains belongs to the platform and is kept.
  const rest = paid - net - pieces.reduce((sum, { whole }) => sum + whole, 0n);
  const all = ofEach([...pieces, { owner: null, whole: rest, part: 0n }]);
  const ofNet = returned < net ? returned : net;
  takeOff(all, ofNet + sumOf(all) - paid);
  const total = ofNet + sumOf(all);
  const back = total > 0n ? total : 0n;
  return {
    back: moneyOf(back, currency),
    kept: moneyOf(paid - back, currency),
    penalty: moneyOf(cost - returned, currency),
    split: back > 0n ? splitOfPieces(ofNet, all, currency) : null,
  };
}

/** Refunds everything, markups included, as within a void window. */
export function fullRefund(returning: RefundInput): CalculatedRefund {
  const { paid, net, lines, currency } = returning;
  const whole = lines.map(({ owner_id: owner, amount }): Piece => {
    const minor = minorUnits(amount);
    return { owner, whole: minor, part: minor };
  });
  const rest = paid - net - sumOf(whole);
  const all = ofEach([...whole, { owner: null, whole: rest, part: rest }]);
  return {
    back: moneyOf(paid, currency),
    kept: moneyOf(0n, currency),
    penalty: moneyOf(0n, currency),
    split: paid > 0n ? splitOfPieces(net, all, currency) : null,
  };
}

/** Sums the lines by owner, as the payment was posted; positive and negative lines of one owner net out. */
function ofEach(lines: readonly Piece[]): Piece[] {
  const pieces = new Map<string | null, Piece>();
  for (const { owner, whole, part } of lines) {
    const before = pieces.get(owner) ?? { owner, whole: 0n, part: 0n };
    pieces.set(owner, { owner, whole: before.whole + whole, part: before.part + part });
  }
  return [...pieces.values()].map((piece) => {
    const [least, most] = piece.whole < 0n ? [piece.whole, 0n] : [0n, piece.whole];
    return { ...piece, part: between(least, piece.part, most) };
  });
}

function partOf(
  whole: bigint,
  treatment: MarkupRule['refund'],
  { returned, cost }: { returned: bigint; cost: bigint },
): bigint {
  if (treatment === 'keep') return 0n;
  if (treatment === 'return') return whole;
  return cost === 0n ? 0n : (whole * returned) / cost;
}

/** Reverses discounts further, by the amount that the refund would exceed the payment. */
function takeOff(pieces: Piece[], excess: bigint): void {
  let left = excess;
  for (const piece of pieces) {
    if (left <= 0n) return;
    const most = piece.part - piece.whole;
    if (most <= 0n) continue;
    const taken = most < left ? most : left;
    piece.part -= taken;
    left -= taken;
  }
}

const sumOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { part }) => sum + part, 0n);

function between(least: bigint, value: bigint, most: bigint): bigint {
  if (value < least) return least;
  return value > most ? most : value;
}

function splitOfPieces(net: bigint, pieces: readonly Piece[], currency: string): RefundSplit {
  const owned = pieces.flatMap(({ owner, part }) =>
    owner !== null && part !== 0n ? [{ companyId: owner, amount: moneyOf(part, currency) }] : [],
  );
  const income = pieces.reduce((sum, { owner, part }) => (owner === null ? sum + part : sum), 0n);
  return { net: moneyOf(net, currency), income: moneyOf(income, currency), earnings: owned };
}
