import type { Conditions, OfferNames, Slice } from '@traveldesk/flights-contract';
import { SliceDetails } from './SliceDetails';

export interface JourneyDetailsProps {
  slices: readonly Slice[];
  names: OfferNames;
  /** The conditions of the whole journey, shown beside the details. */
  conditions: Conditions | null;
}

export function JourneyDetails({ slices, names, conditions }: JourneyDetailsProps) {
  // Trips have no other key than their position.
  return slices.map((slice, index) => (
    <SliceDetails key={index} slice={slice} number={index + 1} names={names} conditions={conditions} />
  ));
}
