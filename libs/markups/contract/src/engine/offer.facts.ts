import { travellerTypes, type TravellerType } from '../markup.kinds';
import type { PricedOffer, PricedSegment } from './types';
import type { Scene } from './scene';

export const segmentsOf = ({ slices }: PricedOffer): readonly PricedSegment[] =>
  slices.length === 1 && slices[0] ? slices[0].segments : slices.flatMap(({ segments }) => segments);

/** The local day on which the journey begins. */
export const departureDay = ({ slices }: PricedOffer): string =>
  slices[0]?.segments[0]?.departing_at.slice(0, 10) ?? '';

/** Where the trips that a rule's places are about begin and end: all of several destinations, else the first one. */
export function endsOf({ slices }: PricedOffer, { context }: Scene): readonly (readonly [string, string])[] {
  const trips = context.journey === 'multi' ? slices : slices.slice(0, 1);
  return trips.map(({ segments }) => [segments[0]?.origin ?? '', segments.at(-1)?.destination ?? '']);
}

/** Whether all airports are in one country; null where the country of one of them is not known. */
export function areaOf(offer: PricedOffer, { context }: Scene): 'domestic' | 'international' | null {
  let country: string | null = null;
  let area: 'domestic' | 'international' = 'domestic';
  for (const { origin, destination } of segmentsOf(offer)) {
    for (const airport of [origin, destination]) {
      const at = context.place(airport)?.country_code ?? null;
      if (at === null) return null;
      country ??= at;
      if (at !== country) area = 'international';
    }
  }
  return country === null ? null : area;
}

/** How many of each type travel. */
export function countTravellers({ travellers }: PricedOffer): Record<TravellerType, number> {
  const counts = { adult: 0, child: 0, infant: 0 };
  for (const { type } of travellers) counts[type] += 1;
  return counts;
}

/** How many of the travellers a rule counts (TRAVEL-RULES 25). */
export function countedBy(
  { passengers, infants }: { passengers: readonly TravellerType[]; infants: boolean },
  counts: Readonly<Record<TravellerType, number>>,
): number {
  let counted = 0;
  for (const type of travellerTypes) {
    const isMeant = passengers.length === 0 || passengers.includes(type);
    if (isMeant && (type !== 'infant' || infants)) counted += counts[type];
  }
  return counted;
}
