import type { Simulation } from '@traveldesk/markups-contract';
import type { RuleInForce } from '@traveldesk/markups-contract/engine';
import { moneyOf } from '@traveldesk/shared-contract';
import { isoOf } from '@traveldesk/shared-server';
import type { PricedSample } from './price-sample';

const most = 10;
const mostPrevailing = 5;

/** Bounds of the histogram's buckets, in percent; changes beyond them count in the outermost buckets. */
const edges = [-100, -20, -10, -5, -2, -1, 0, 1, 2, 5, 10, 20, 100, 1_000] as const;

interface Against {
  /** All rules but the simulated one. */
  rules: readonly Pick<RuleInForce, 'id' | 'name'>[];
  /** The platform's currency. */
  currency: string;
}

/** Summarizes a simulation; sums are in the platform's currency. */
export function summaryOf(priced: readonly PricedSample[], { rules, currency }: Against): Simulation {
  const times = priced.map(({ sample }) => sample.searched_at.getTime());
  const moved = priced.filter(({ before, after }) => before.amount !== after.amount);
  const raised = moved.filter((one) => shareOf(one) > 0).length;
  const sum = (side: 'before' | 'after') =>
    moneyOf(
      priced.reduce((all, { worth }) => all + worth[side], 0n),
      currency,
    );
  return {
    sampled: priced.length,
    from: times.length > 0 ? isoOf(new Date(Math.min(...times))) : null,
    until: times.length > 0 ? isoOf(new Date(Math.max(...times))) : null,
    matches: priced.filter(({ matches }) => matches).length,
    wins: priced.filter(({ wins }) => wins).length,
    prevailing: prevailingOf(priced, rules),
    moved: moved.length,
    raised,
    lowered: moved.length - raised,
    before: sum('before'),
    after: sum('after'),
    largest: largestOf(moved),
    buckets: bucketsOf(moved.map(shareOf)),
  };
}

/** Counts the rules that win instead, most frequent first. */
function prevailingOf(priced: readonly PricedSample[], rules: Against['rules']): Simulation['prevailing'] {
  const counts = new Map<string, number>();
  for (const { prevailing } of priced) {
    if (prevailing !== null) counts.set(prevailing, (counts.get(prevailing) ?? 0) + 1);
  }
  return rules
    .flatMap(({ id, name }) => {
      const count = counts.get(id);
      return count === undefined ? [] : [{ id, name, count }];
    })
    .sort((one, other) => other.count - one.count)
    .slice(0, mostPrevailing);
}

/** Returns a price's change in percent of the price before. */
function shareOf({ before, after }: PricedSample): number {
  const [was, is] = [Number(before.amount), Number(after.amount)];
  return was === 0 ? Infinity : ((is - was) / was) * 100;
}

function largestOf(moved: readonly PricedSample[]): Simulation['largest'] {
  const sizeOf = ({ worth: { before, after } }: PricedSample) =>
    after > before ? after - before : before - after;
  const bySize = [...moved].sort((one, other) => Number(sizeOf(other) - sizeOf(one)));
  return bySize.slice(0, most).map(({ sample, before, after }) => ({
    sample_id: sample.id,
    route: sample.route,
    airline: 'slices' in sample.offer ? sample.offer.airline : null,
    company: sample.company_id === null ? null : { id: sample.company_id, name: sample.company_name ?? '' },
    supplier: sample.supplier_name,
    searched_at: isoOf(sample.searched_at),
    before,
    after,
  }));
}

/** Builds the histogram; `from` is included, `to` is not. */
function bucketsOf(shares: readonly number[]): Simulation['buckets'] {
  const last = edges.length - 2;
  const counts = edges.slice(0, -1).map(() => 0);
  for (const share of shares) {
    const place = edges.findLastIndex((edge) => edge <= share);
    counts[Math.min(Math.max(place, 0), last)] = (counts[Math.min(Math.max(place, 0), last)] ?? 0) + 1;
  }
  return counts.map((count, index) => ({ from: edges[index] ?? 0, to: edges[index + 1] ?? 0, count }));
}
