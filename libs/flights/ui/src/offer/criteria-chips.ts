import type { CriteriaDraft } from '@traveldesk/flights-contract';

/** Criteria that can be removed from a search, which stays valid without them. */
export type Removable =
  | 'company'
  | 'children'
  | 'infants'
  | 'private_fares'
  | 'flexible'
  | 'stops'
  | AirlineOf
  | HoursOf;
/** A wanted or an excluded airline. */
type AirlineOf = `${'airline' | 'without'}.${string}`;
/** The time window of a trip, by its position. */
type HoursOf = `${'departure' | 'arrival'}.${number}`;

/** Returns the search without one of its criteria. */
export function withoutCriterion(draft: CriteriaDraft, what: Removable): CriteriaDraft {
  switch (what) {
    case 'company':
      return { ...draft, company_id: null };
    case 'children':
      return { ...draft, children: [] };
    case 'infants':
      return { ...draft, infants: [] };
    case 'private_fares':
      return { ...draft, private_fares: [] };
    case 'flexible':
      return { ...draft, flexible: false };
    case 'stops':
      return { ...draft, max_stops: null };
    default: {
      const [end, at] = what.split('.') as ['departure' | 'arrival' | 'airline' | 'without', string];
      const others = (codes: readonly string[]) => codes.filter((code) => code !== at);
      if (end === 'airline') return { ...draft, airlines: others(draft.airlines) };
      if (end === 'without') return { ...draft, excluded_airlines: others(draft.excluded_airlines) };
      const trips = draft.trips.map((trip, index) =>
        index === Number(at) ? { ...trip, [end]: null } : trip,
      );
      return { ...draft, trips };
    }
  }
}
