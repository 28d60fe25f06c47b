import type { Slice } from '@traveldesk/flights-contract';

/** A connection between two flights of a trip. */
export interface Connection {
  /** Layover in minutes. */
  minutes: number;
  /** The arrival airport, and the airport of the next departure; they differ if the airport changes. */
  lands: string;
  leaves: string;
}

export function connectionsOf({ segments }: Pick<Slice, 'segments'>): Connection[] {
  return segments.flatMap(({ layover, origin }, index) => {
    const before = segments[index - 1];
    return before ? [{ minutes: layover?.minutes ?? 0, lands: before.destination, leaves: origin }] : [];
  });
}
