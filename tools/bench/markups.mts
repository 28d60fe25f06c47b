// The cost of markups for a search, without a server: `npm run bench:markups`. Ten thousand rules are prepared, bound to a search of a
// company below two others, and price a response of 5,000 offers (1,000 itineraries in five brands): first with rules as staff write
// them, then with sets that are the worst case for one condition each. Every round starts without a cache; the fastest counts, in
// processor time, since other load on the machine only slows it down. Then a thousand rules, overlaps among them, and the trace of one
// offer.
import os from 'node:os';
import {
  bindRules,
  compileRules,
  explainOffer,
  leastTotal,
  overlapsOf,
  priceOffer,
} from '@traveldesk/markups-contract/engine';
import { context, facts, mixed, offersOf, ruleSet, worst } from './lib/markup-rules.mts';

const rounds = 7;
const offers = offersOf(5_000);
const none = compileRules({ revision: 1, rules: [], zones: new Map(), discountShare: null });
const kept: boolean[] = [];

function milliseconds(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

function priceAll(rules: Parameters<typeof bindRules>[0]): void {
  const bound = bindRules(rules, context);
  for (const offer of offers) priceOffer(bound, offer);
}

const bare = milliseconds(() => priceAll(none));
const perOffer = (ms: number) => (ms * 1_000) / offers.length;
console.log(`no rules: ${perOffer(bare).toFixed(1)} µs an offer`);

const sets = [
  ...[1_000, 10_000].map((count) => ({ name: 'as staff write them', count, make: mixed })),
  ...Object.entries(worst).map(([name, make]) => ({ name, count: 10_000, make })),
];
for (const { name, count, make } of sets) {
  const set = ruleSet(count, make);
  const compile = milliseconds(() => compileRules(set));
  const rules = compileRules(set);
  const bind = milliseconds(() => bindRules(rules, context));
  const more = perOffer(milliseconds(() => priceAll(rules)) - bare);
  const bound = bindRules(rules, context);
  const least = milliseconds(() =>
    offers.forEach(({ net, travellers }) => leastTotal(bound, net.total, travellers)),
  );
  const [first] = offers;
  const trace = first ? milliseconds(() => explainOffer(rules, context, first)) : NaN;
  kept.push(compile <= 300, more <= 20);
  console.log(
    `${count} rules, ${name}: ready in ${compile.toFixed(0)} ms (at most 300), bound in ${bind.toFixed(1)} ms, ` +
      `${more.toFixed(1)} µs more an offer (at most 20), a lower bound ${perOffer(least).toFixed(1)} µs, a trace ${trace.toFixed(0)} ms`,
  );
}
const thousand = ruleSet(1_000, mixed).rules;
const overlaps = milliseconds(() => overlapsOf(thousand, facts));
console.log(
  `1000 rules: ${overlapsOf(thousand, facts).overlaps.length} overlaps in ${overlaps.toFixed(0)} ms`,
);
const same = thousand.map((rule) => ({ ...ruleSet(1, () => ({})).rules[0], id: rule.id })) as typeof thousand;
const worstOverlaps = milliseconds(() => overlapsOf(same, facts));
console.log(
  `1000 rules that all overlap: ${overlapsOf(same, facts).overlaps.length} in ${worstOverlaps.toFixed(0)} ms`,
);
console.log(`Node ${process.versions.node}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
process.exit(kept.every(Boolean) ? 0 : 1);
