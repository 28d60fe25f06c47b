import fc from 'fast-check';
import { compileRules, explainOffer } from '..';
import { ruleSets } from '../rule-sets.fake';
import { offersIn, searches } from '../searches.fake';
import { factsOf } from './overlaps.fake';
import { overlapsOf } from './overlaps';

/*
 * A statement about rules alone must hold for every offer: of a journey of one trip or back, by an adult at
 * least, which has not begun.
 */

const cases = fc.tuple(ruleSets, searches).chain(([set, { context, paid }]) =>
  fc.record({
    set: fc.constant(set),
    context: fc.constant(context),
    offers: fc.array(offersIn(paid), { minLength: 1, maxLength: 8 }),
  }),
);

it('two rules that match one offer overlap, its winner wins there, and neither is unreachable or always beaten', () => {
  fc.assert(
    fc.property(cases, ({ set, context, offers }) => {
      fc.pre(context.journey !== 'multi' && context.companies[0] !== undefined);
      const type = context.companies[0]?.type;
      const { overlaps, unreachable } = overlapsOf(set.rules, factsOf({ now: context.at }, type));
      const pairs = new Set(overlaps.map(({ rule, other }) => `${rule} ${other}`));
      const never = new Set(unreachable.map(({ rule }) => rule));
      const compiled = compileRules(set);
      for (const offer of offers) {
        const departure = offer.slices[0]?.segments[0]?.departing_at.slice(0, 10) ?? '';
        const isSold = departure >= new Date(context.at).toISOString().slice(0, 10);
        if (!isSold || !offer.travellers.some(({ type: each }) => each === 'adult')) continue;
        const { rules } = explainOffer(compiled, context, offer);
        for (const { rule_id, beaten_by, outcome } of rules) {
          if (outcome === 'unmatched') continue;
          expect(never).not.toContain(rule_id);
          if (beaten_by) expect(pairs).toContain(`${beaten_by} ${rule_id}`);
        }
        const withoutRate = new Set(
          rules.filter(({ failed }) => failed === 'no_rate').map(({ rule_id }) => rule_id),
        );
        const dead = overlaps
          .filter((each) => each.dead && !withoutRate.has(each.rule))
          .map(({ other }) => other);
        for (const { rule_id, outcome } of rules) if (outcome === 'won') expect(dead).not.toContain(rule_id);
      }
    }),
    { numRuns: 300 },
  );
});
