import type { Offer, Slice } from '@traveldesk/flights-contract';
import { partsOfDay, type PartOfDay } from '../../search/time-windows';
import { allianceOf } from './alliances.data';
import { minorOf } from './itineraries';

/** Facts about an offer for the filters. */
export interface OfferFacts {
  stops: string[];
  airlines: string[];
  alliance: string[];
  out: string[];
  land: string[];
  back: string[];
  via: string[];
  bags: string[];
  terms: string[];
  suppliers: string[];
  /** The longest layover, 0 without one. */
  layover: number;
  minutes: number;
  /** Kilograms; null if unknown. */
  co2: number | null;
  minor: number;
}

/** Returns the part of the day, six hours each, of a local time such as `2026-12-01T23:40`. */
export function partOfDay(time: string): PartOfDay {
  return partsOfDay[Math.floor(Number(time.slice(11, 13)) / 6)] ?? 'night';
}

const facts = new WeakMap<Offer, OfferFacts>();

/** Returns the cached facts of an offer, since every change of a filter reads those of all offers. */
export function offerFacts(offer: Offer): OfferFacts {
  const known = facts.get(offer) ?? makeFacts(offer);
  facts.set(offer, known);
  return known;
}

function makeFacts(offer: Offer): OfferFacts {
  const { slices, bags, conditions } = offer;
  const [out, back] = slices;
  const segments = slices.flatMap((slice) => slice.segments);
  const waits = segments.flatMap(({ layover }) => layover?.minutes ?? []);
  return {
    // The trip with the most stops counts: a user who wants no stops wants none on the return either.
    stops: [String(Math.min(2, Math.max(0, ...slices.map(({ stops }) => stops))))],
    airlines: [...new Set([offer.airline, ...segments.map(({ carrier }) => carrier)])],
    alliance: [allianceOf(segments.map(({ carrier }) => carrier)) ?? []].flat(),
    out: out ? [partOfDay(out.departing_at)] : [],
    land: out ? [partOfDay(out.arriving_at)] : [],
    back: back ? [partOfDay(back.departing_at)] : [],
    via: [...new Set(slices.flatMap(viaOf))],
    bags: [...has(bags.carry_on, 'carry_on'), ...has(bags.checked, 'checked')],
    terms: (['refund', 'change'] as const).filter((name) => conditions[name].state === 'allowed'),
    suppliers: [offer.supplier],
    layover: Math.max(0, ...waits),
    minutes: slices.reduce((sum, { minutes }) => sum + minutes, 0),
    co2: offer.emissions_kg,
    minor: minorOf(offer),
  };
}

/** Unknown is not none, but cannot be filtered for either. */
function has(pieces: number | null, name: string): string[] {
  return pieces !== null && pieces > 0 ? [name] : [];
}

/** Returns the connecting airports. */
function viaOf({ segments }: Slice): string[] {
  return segments.slice(1).map(({ origin }) => origin);
}
