import type { Review, Segment } from '@traveldesk/flights-contract';

export interface Flown {
  segment: Segment;
  /** `CAI–DXB`, read left to right in every language. */
  name: string;
}

/** The flights of an offer one after the other, as their places in it count. */
export function segmentsOf({ offer }: Pick<Review, 'offer'>): Flown[] {
  return offer.slices.flatMap(({ segments }) =>
    segments.map((segment) => ({ segment, name: `\u2066${segment.origin}–${segment.destination}\u2069` })),
  );
}
