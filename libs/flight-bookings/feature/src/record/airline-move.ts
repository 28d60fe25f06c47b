import type { DialogProps } from '@traveldesk/bookings-ui';
import {
  judgeMove,
  tripsAfter,
  type FlightBooking,
  type MoveProblem,
} from '@traveldesk/flight-bookings-contract';

type Change = FlightBooking['airline_changes'][number];

/** Props of a dialog that answers a change by the airline. */
export interface AirlineChangeDialogProps extends DialogProps<FlightBooking> {
  change: Change;
  /** The travelers who do not fit the new flights. */
  problems: readonly MoveProblem[];
}

type Slice = FlightBooking['slices'][number];

const keyOf = ({ origin, destination, segments }: Slice) =>
  `${origin}–${destination} ${segments[0]?.departing_at ?? ''}`;

/**
 * Returns the travelers who do not fit the airline's new flights. Suppliers differ in whether the order already has the new flights, so
 * both versions are derived from the change.
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
