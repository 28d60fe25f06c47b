import type { Conditions, OfferNames, Slice } from '@traveldesk/flights-contract';
import { SliceDetails } from './SliceDetails';

export interface JourneyDetailsProps {
  slices: readonly Slice[];
  names: OfferNames;
  /** What the whole journey allows, which stands beside it. */
  conditions: Conditions | null;
}

/** Every trip of a journey with all its flights. */
export function JourneyDetails({ slices, names, conditions }: JourneyDetailsProps) {
  // Trips have no key of their own but their position.
  return slices.map((slice, index) => (
    <SliceDetails key={index} slice={slice} number={index + 1} names={names} conditions={conditions} />
  ));
}
