import { contextOf, offerOf, ruleOf } from './engine.fake';
import { bindRules, compileRules, explainOffer, leastTotal, priceOffer } from '.';

it('adds a tenth of the total', () => {
  const compiled = compileRules({ revision: 7, rules: [ruleOf()], zones: new Map() });
  const bound = bindRules(compiled, contextOf());
  const pricing = priceOffer(bound, offerOf());
  expect(pricing).toMatchObject({
    net: { amount: '500.00', currency: 'EUR' },
    lines: [{ kind: 'markup', amount: { amount: '50.00', currency: 'EUR' } }],
    total: { amount: '550.00', currency: 'EUR' },
    base: { amount: '450.00', currency: 'EUR' },
    tax: { amount: '100.00', currency: 'EUR' },
  });
  const { rules, ...explained } = explainOffer(compiled, contextOf(), offerOf());
  expect(explained).toEqual(pricing);
  expect(rules).toMatchObject([{ outcome: 'won', amount: { amount: '50.00' }, of: 'total' }]);
  expect(leastTotal(bound, { amount: '500.00', currency: 'EUR' }).amount).toBe('500.00');
});
