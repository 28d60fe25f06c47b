import type { Review, Segment } from '@traveldesk/flights-contract';

export interface Flown {
  segment: Segment;
  /** `CAI–DXB`, read left to right in every language. */
  name: string;
}

/** Returns the segments of an offer in order, as its indexes count them. */
export function segmentsOf({ offer }: Pick<Review, 'offer'>): Flown[] {
  return offer.slices.flatMap(({ segments }) =>
    segments.map((segment) => ({ segment, name: `\u2066${segment.origin}–${segment.destination}\u2069` })),
  );
}
