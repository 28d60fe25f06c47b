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
  ['half of it cannot be', { price: 2, cabin: 2 }, 'impossible'],
  ['a little less than half of it cannot be', { price: 2, cabin: 3 }, null],
  ['half of it cannot be read', { unreadable: 1, cabin: 1 }, 'malformed'],
  ['half of it cannot be, for several reasons', { price: 1, unreadable: 1, cabin: 2 }, 'impossible'],
  ['all of it is of another class', { cabin: 3 }, null],
])('an answer speaks as it should of its supplier where %s', (_, dropped, fault) => {
  expect(faultOf(dropped)).toBe(fault);
});
