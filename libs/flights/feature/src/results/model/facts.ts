import type { Offer, Slice } from '@traveldesk/flights-contract';
import { partsOfDay, type PartOfDay } from '../../search/time-windows';
import { allianceOf } from './alliances.data';
import { minorOf } from './itineraries';

/** What of an offer its filters ask for. */
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
  /** The longest wait within it, 0 without one. */
  layover: number;
  minutes: number;
  /** Kilograms, null where nobody says. */
  co2: number | null;
  minor: number;
}

/** `2026-12-01T23:40` is in the evening: parts of six hours each. */
export function partOfDay(time: string): PartOfDay {
  return partsOfDay[Math.floor(Number(time.slice(11, 13)) / 6)] ?? 'night';
}

const facts = new WeakMap<Offer, OfferFacts>();

/** Made once for each offer: the filters look at all of them at every change. */
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
    // The worst of its trips: who wants no stop wants none on the way back either.
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

/** Unknown is not none, but nothing to choose by either. */
function has(pieces: number | null, name: string): string[] {
  return pieces !== null && pieces > 0 ? [name] : [];
}

/** Where one changes from one flight to the next. */
function viaOf({ segments }: Slice): string[] {
  return segments.slice(1).map(({ origin }) => origin);
}
