import type { Dropped } from '@traveldesk/flights-contract';
import type { CheckContext } from './check-offer';
import { createSieve } from './sieve';

/** Returns the supplier's fault for an answer with these dropped offers. */
function faultOf(dropped: Dropped) {
  const sieve = createSieve({ airlines: { mode: 'all', codes: [] }, cabins: ['Economy'] });
  sieve.sift({ offers: [], dropped }, {} as CheckContext);
  return sieve.fault();
}

it.each<[string, Dropped, ReturnType<typeof faultOf>]>([
  ['half of it is invalid', { price: 2, cabin: 2 }, 'impossible'],
  ['less than half of it is invalid', { price: 2, cabin: 3 }, null],
  ['half of it is unreadable', { unreadable: 1, cabin: 1 }, 'malformed'],
  ['half of it is invalid, for several reasons', { price: 1, unreadable: 1, cabin: 2 }, 'impossible'],
  ['all of it is of another class', { cabin: 3 }, null],
])('an answer affects the supplier’s health if %s', (_, dropped, fault) => {
  expect(faultOf(dropped)).toBe(fault);
});
