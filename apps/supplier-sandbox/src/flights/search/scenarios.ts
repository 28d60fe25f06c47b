/** The purpose of a training supplier's route (SUPPLIER 6). */
export type Scenario =
  | 'no_offers'
  | 'holdable'
  | 'no_baggage'
  | 'no_services'
  | 'search_timeout'
  | 'offer_gone'
  | 'price_rises'
  | 'order_fails'
  | 'no_balance'
  | 'airline_change'
  | 'airline_credits';

const scenarios: Readonly<Record<string, Scenario>> = {
  'PVD-RAI': 'no_offers',
  'JFK-EWR': 'holdable',
  'BTS-MRU': 'no_baggage',
  'BTS-ABV': 'no_services',
  'STN-LHR': 'search_timeout',
  'LGW-LHR': 'offer_gone',
  'LHR-STN': 'price_rises',
  'LHR-LGW': 'order_fails',
  'LGW-STN': 'no_balance',
  'LHR-LTN': 'airline_change',
  'LTN-SYD': 'airline_credits',
};

/** Returns a journey's scenario, by its first slice. The two that affect the timetable are in world/training-routes.ts. */
export function scenarioOf(slices: readonly { origin: string; destination: string }[]): Scenario | null {
  const [first] = slices;
  return first ? (scenarios[`${first.origin}-${first.destination}`] ?? null) : null;
}
