import { freeUntilThreeDays, threeTiers, type Plan } from './plans.data';
import type { Scenario } from './scenarios';

const usual: Plan = {
  key: 'scenario',
  name: 'Test Rate',
  board: 'room_only',
  payment: 'pay_now',
  factor: 1,
  meals: 0,
  terms: freeUntilThreeDays,
};

/** The rate plans of the test hotel: rooms differ only by the scenario in their names. */
export function scenarioPlans(scenario: Scenario): Plan[] {
  switch (scenario) {
    case 'deposit':
      return [
        { ...usual, key: 'deposit_told', payment: 'deposit', deposit: 0.2, terms: threeTiers },
        // The quote has null here, so that only the conditions state the deposit.
        { ...usual, key: 'deposit_untold', payment: 'deposit', deposit: 0.3, terms: threeTiers },
      ];
    case 'guarantee':
      return [{ ...usual, payment: 'guarantee' }];
    case 'three_tiers':
      return [{ ...usual, terms: threeTiers }];
    case 'unknown_terms':
      return [{ ...usual, terms: null }];
    case 'loyalty':
      return [usual, { ...usual, key: 'member', name: 'Member Rate', deal: 'member', factor: 0.9 }];
    default:
      return [usual];
  }
}
