import type { Slice } from '@traveldesk/flights-contract';

/** A change of flights on the way. */
export interface Connection {
  /** Minutes of the wait. */
  minutes: number;
  /** Where one lands, and where one leaves again: another airport where one has to cross a city. */
  lands: string;
  leaves: string;
}

/** Where one changes from one flight to the next, in order. */
export function connectionsOf({ segments }: Pick<Slice, 'segments'>): Connection[] {
  return segments.flatMap(({ layover, origin }, index) => {
    const before = segments[index - 1];
    return before ? [{ minutes: layover?.minutes ?? 0, lands: before.destination, leaves: origin }] : [];
  });
}
