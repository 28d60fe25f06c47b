import fc from 'fast-check';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { hotelRuleSets, ruleSets } from './rule-sets.fake';
import { offersIn, ratesIn, searches } from './searches.fake';
import { naivePrice } from './naive.fake';
import { alikeOf, bindRules, compileRules, explainOffer, leastTotal, priceOffer, totalOf } from '.';
import type { PricedOffer, RuleSet } from './types';

const cases = fc.tuple(ruleSets, searches).chain(([set, { context, paid }]) =>
  fc.record({
    set: fc.constant(set),
    context: fc.constant(context),
    offers: fc.array(offersIn(paid), { minLength: 1, maxLength: 6 }),
  }),
);
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

const bound = ({ set, context }: Case) => bindRules(compileRules(set), context);

/** Some hundred searches with several offers each. */
const holds = (predicate: (one: Case) => void, numRuns = 250) =>
  fc.assert(fc.property(cases, predicate), { numRuns });

describe('a price', () => {
  it('equals the price by the rules of the trade, calculated without the engine’s code', () => {
    holds((one) => {
      const rules = bound(one);
      for (const offer of one.offers) {
        const { failed: _, ...expected } = naivePrice(one.set, one.context, offer);
        expect(priceOffer(rules, offer)).toEqual(expected);
      }
    }, 400);
  });

  it('does not depend on the order of the rules, nor does its trace', () => {
    holds((one) => {
      const turned: RuleSet = { ...one.set, rules: [...one.set.rules].reverse() };
      const [rules, turnedRules] = [compileRules(one.set), compileRules(turned)];
      for (const offer of one.offers) {
        const price = priceOffer(bindRules(rules, one.context), offer);
        expect(priceOffer(bindRules(turnedRules, one.context), offer)).toEqual(price);
        const trace = explainOffer(rules, one.context, offer);
        expect(explainOffer(turnedRules, one.context, offer)).toEqual(trace);
      }
    }, 200);
  });

  it('is the sum of net and lines, never below zero; so are base and tax', () => {
    holds((one) => {
      const rules = bound(one);
      for (const offer of one.offers) {
        const { net, lines, total, base, tax } = priceOffer(rules, offer);
        const sum = lines.reduce((all, { amount }) => all + minorUnits(amount), minorUnits(net));
        expect(moneyOf(sum, one.context.currency)).toEqual(total);
        expect(totalOf(rules, offer, alikeOf(rules, offer))).toEqual({ net, total });
        expect(minorUnits(total)).toBeGreaterThanOrEqual(0n);
        expect(tax === null).toBe(offer.net.tax === null);
        if (!base || !tax) continue;
        expect(minorUnits(base) + minorUnits(tax)).toBe(minorUnits(total));
        expect(minorUnits(base)).toBeGreaterThanOrEqual(0n);
      }
    });
  });

  it('is the same if a similar offer was priced before', () => {
    holds((one) => {
      const used = bound(one);
      const first = one.offers.map((offer) => priceOffer(used, offer));
      const again = one.offers.map((offer) => priceOffer(used, offer));
      const fresh = one.offers.map((offer) => priceOffer(bound(one), offer));
      expect(first).toEqual(fresh);
      expect(again).toEqual(fresh);
    });
  });
});

describe('a trace', () => {
  it('has the price, its winners and their amounts', () => {
    holds((one) => {
      for (const offer of one.offers) {
        const price = priceOffer(bound(one), offer);
        const { rules, ...explained } = explainOffer(compileRules(one.set), one.context, offer);
        expect(explained).toEqual(price);
        const won = rules.filter(({ outcome }) => outcome === 'won');
        expect(won.map(({ rule_id, kind, amount }) => ({ rule_id, kind, amount }))).toEqual(
          price.lines
            .filter(({ kind }) => kind !== 'earning_tax')
            .map(({ rule_id, kind, amount }) => ({ rule_id, kind, amount })),
        );
      }
    });
  });

  it('names every active rule once, and the first condition that it fails', () => {
    holds((one) => {
      for (const offer of one.offers) {
        const { rules } = explainOffer(compileRules(one.set), one.context, offer);
        const said = rules.map(({ rule_id, failed }) => [rule_id, failed]);
        expect(said).toHaveLength(one.set.rules.filter(({ status }) => status === 'active').length);
        expect(Object.fromEntries(said)).toEqual(naivePrice(one.set, one.context, offer).failed);
      }
    });
  });
});

describe('the least price', () => {
  const minorOf = ({ net }: PricedOffer) => minorUnits(net.total);

  it('is no more than the price of any offer with at least that net', () => {
    holds((one) => {
      const rules = bound(one);
      for (const [offer, asked] of one.offers.flatMap((each) =>
        one.offers.map((other) => [each, other] as const),
      )) {
        if (minorOf(asked) > minorOf(offer)) continue;
        const price = minorUnits(priceOffer(rules, offer).total);
        expect(minorUnits(leastTotal(rules, asked.net.total))).toBeLessThanOrEqual(price);
        const sharper = minorUnits(leastTotal(rules, asked.net.total, offer.travellers));
        expect(sharper).toBeLessThanOrEqual(price);
        expect(sharper).toBeGreaterThanOrEqual(minorUnits(leastTotal(rules, asked.net.total)));
      }
    }, 400);
  });

  it('grows with the net', () => {
    holds((one) => {
      const rules = bound(one);
      const sorted = [...one.offers].sort((a, b) => (minorOf(a) < minorOf(b) ? -1 : 1));
      for (const travellers of [undefined, sorted[0]?.travellers]) {
        const least = sorted.map(({ net }) => minorUnits(leastTotal(rules, net.total, travellers)));
        expect(least).toEqual([...least].sort((a, b) => Number(a - b)));
      }
    });
  });
});

it('a rate has the price of its trace, and the least price is no more', () => {
  const stays = fc.tuple(hotelRuleSets, searches).chain(([set, { context, paid }]) =>
    fc.record({
      set: fc.constant(set),
      context: fc.constant({ ...context, journey: 'stay' as const }),
      rates: fc.array(ratesIn(paid), { minLength: 1, maxLength: 6 }),
    }),
  );
  fc.assert(
    fc.property(stays, ({ set, context, rates }) => {
      const compiled = compileRules(set);
      const rules = bindRules(compiled, context);
      for (const rate of rates) {
        const price = priceOffer(rules, rate);
        const { rules: _, ...explained } = explainOffer(compiled, context, rate);
        expect(price).toEqual(explained);
        expect(totalOf(rules, rate, alikeOf(rules, rate))).toEqual({ net: price.net, total: price.total });
        expect(minorUnits(leastTotal(rules, rate.net.total))).toBeLessThanOrEqual(minorUnits(price.total));
      }
    }),
    { numRuns: 250 },
  );
});
