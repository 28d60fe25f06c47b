import type { MarkupRule, PriceLine } from '@traveldesk/markups-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Split } from '@traveldesk/wallet-server';

/** What was paid for a booking, and what its supplier gives back of it. All in the booking's currency. */
export interface Returning {
  currency: string;
  /** What the wallet has paid, less what came back already. */
  paid: bigint;
  /** What of it the supplier has: nothing where the company's own credentials pay there. */
  net: bigint;
  /** What the order costs, whoever pays it; and what the supplier gives back of it. */
  cost: bigint;
  returned: bigint;
  lines: readonly (Pick<PriceLine, 'owner_id' | 'amount'> & { treatment: MarkupRule['refund'] })[];
}

export interface Back {
  back: Money;
  kept: Money;
  /** What the supplier keeps of its own price. */
  penalty: Money;
  /** Whom it is taken from; null where nothing comes back. */
  split: Split | null;
}

/** What somebody has earned by the lines, null being the platform: all of it, and what of it is given back. */
interface Piece {
  owner: string | null;
  whole: bigint;
  /** Of the sign of `whole`, and no more: a refund takes back what a payment has given, and never gives (SECURITY 4). */
  part: bigint;
}

/**
 * What a refund gives back: the supplier's part, and of each line what its rule's treatment says (TRAVEL-RULES 29, 33), of nobody more
 * than all of their lines have earned. A discount that is kept never lets more come back than was paid, and one that is taken back never
 * lets it go below nothing. `back` and `kept` are together what was paid, to the last minor unit.
 */
export function backOf(returning: Returning): Back {
  const { currency, paid, net, cost, lines } = returning;
  const returned = between(0n, returning.returned, cost);
  const pieces = lines.map(({ owner_id: owner, amount, treatment }): Piece => {
    const whole = minorUnits(amount);
    return { owner, whole, part: partOf(whole, treatment, { returned, cost }) };
  });
  // What no line accounts for is the platform's, and kept.
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

/** All of it comes back, markups included, as within a void window. */
export function allBack(returning: Returning): Back {
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

/** The lines of each together, as a payment was posted; what one line gives and another takes is one amount. */
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

/** Takes back more of the discounts, so much as would come back beyond what was paid. */
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

function splitOfPieces(net: bigint, pieces: readonly Piece[], currency: string): Split {
  const owned = pieces.flatMap(({ owner, part }) =>
    owner !== null && part !== 0n ? [{ companyId: owner, amount: moneyOf(part, currency) }] : [],
  );
  const income = pieces.reduce((sum, { owner, part }) => (owner === null ? sum + part : sum), 0n);
  return { net: moneyOf(net, currency), income: moneyOf(income, currency), earnings: owned };
}
