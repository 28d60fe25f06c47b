import { contextOf, idOf, ruleOf } from './engine.fake';
import { bindRules, compileRules } from '.';

const compiled = (...rules: Parameters<typeof ruleOf>[0][]) =>
  compileRules({ revision: 42, rules: rules.map(ruleOf), zones: new Map(), discountShare: null });

it('compiled rules keep their revision, and so do those of a search', () => {
  expect(compiled({}).revision).toBe(42);
  const context = contextOf();
  expect(bindRules(compiled({}), context)).toMatchObject({ revision: 42, context });
});

it('rules list the currencies of their amounts', () => {
  const rules = compiled(
    { currency: 'USD', value_type: 'fixed', amount: '5' },
    { currency: 'EUR', min_amount: '5', id: idOf(2) },
    { currency: 'SAR', step: '5', id: idOf(3) },
    { currency: 'AED', fare_max: '5', id: idOf(4) },
    { currency: 'EUR', max_amount: '5', id: idOf(5) },
    // A share needs none, nor does an amount that a share has taken the place of.
    { currency: 'GBP', percent: '5', amount: '5', id: idOf(6) },
    { currency: 'KWD', min_amount: '5', status: 'paused', id: idOf(7) },
  );
  expect(rules.currencies).toEqual(['AED', 'EUR', 'SAR', 'USD']);
});
