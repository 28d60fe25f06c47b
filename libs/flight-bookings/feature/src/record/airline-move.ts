import {
  judgeMove,
  tripsAfter,
  type FlightBooking,
  type MoveProblem,
} from '@traveldesk/flight-bookings-contract';

type Change = FlightBooking['airline_changes'][number];
type Slice = FlightBooking['slices'][number];

const keyOf = ({ origin, destination, segments }: Slice) =>
  `${origin}–${destination} ${segments[0]?.departing_at ?? ''}`;

/**
 * Travelers who do not fit the flights that the airline has put in place of theirs. Suppliers differ in whether the order has the new
 * flights before they are accepted, so the old ones are made from the change.
 */
export function moveProblems(
  { slices, travellers }: Pick<FlightBooking, 'slices' | 'travellers'>,
  { added, removed }: Pick<Change, 'added' | 'removed'>,
): MoveProblem[] {
  const before = tripsAfter(slices, { added: removed, removed: added }, keyOf);
  const after = tripsAfter(slices, { added, removed }, keyOf);
  const people = travellers.map(({ document, ...one }) => ({
    ...one,
    document_expires_on: document?.expires_on ?? null,
  }));
  return judgeMove(people, { before, after });
}
