import {
  hasFee,
  sameBags,
  type Bags,
  type Condition,
  type OfferNames,
  type Slice,
} from '@traveldesk/flights-contract';
import { isolated, type Column, type PdfDocument } from '@traveldesk/shared-documents';
import type { DocumentWords } from '@traveldesk/shared-server';

type Part = PdfDocument['parts'][number];

interface Journey {
  slices: readonly Slice[];
  names: OfferNames;
  /** The baggage of the whole journey; a flight names its own only where it differs. */
  bags: Bags | null;
}

/** Returns each trip with its flights; times are local, with the day offset of the arrival. */
export function journeyParts({ slices, names, bags }: Journey, say: DocumentWords): Part[] {
  const column = (key: string, kind: Column['kind']): Column => ({ head: say(`flights.${key}`), kind });
  return slices.flatMap((slice): Part[] => [
    { kind: 'heading', text: `${cityOf(slice.origin, names)} – ${cityOf(slice.destination, names)}` },
    {
      kind: 'table',
      empty: '',
      columns: [
        column('flight', 'code'),
        column('from', 'text'),
        column('day', 'day'),
        column('departs', 'code'),
        column('to', 'text'),
        column('arrives', 'code'),
        column('duration_cabin', 'text'),
      ],
      rows: slice.segments.map((flight) => [
        `${flight.carrier} ${flight.flight_number}`,
        placeOf(flight.origin, flight.origin_terminal, names, say),
        flight.departing_at.slice(0, 10),
        flight.departing_at.slice(11),
        placeOf(flight.destination, flight.destination_terminal, names, say),
        arrivalOf(flight),
        detailText(flight, bags, say),
      ]),
    },
  ]);
}

const cityOf = (code: string, { places }: OfferNames) => places[code]?.city ?? code;

function placeOf(code: string, terminal: string | null, names: OfferNames, say: DocumentWords): string {
  const place = `${cityOf(code, names)} ${isolated(`(${code})`)}`;
  return terminal === null ? place : say('in_terminal', { place, terminal: isolated(terminal) });
}

function arrivalOf({ departing_at: from, arriving_at: to }: Slice['segments'][number]): string {
  const days = Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000);
  return days === 0 ? to.slice(11) : `${to.slice(11)} ${days > 0 ? '+' : ''}${days}`;
}

/** Returns the duration and the cabin of a flight, and its baggage where that differs from the journey's. */
function detailText(
  { minutes, cabin, bags }: Slice['segments'][number],
  ofAll: Bags | null,
  say: DocumentWords,
): string {
  const isKnown = bags.carry_on !== null || bags.checked !== null;
  return [
    ...(minutes === null ? [] : [durationText(minutes, say)]),
    ...(cabin ? [say(`cabins.${cabin}`)] : []),
    ...(isKnown && !(ofAll && sameBags(bags, ofAll)) ? [bagText(bags, say)] : []),
  ].join(' · ');
}

function durationText(minutes: number, say: DocumentWords): string {
  const parts = { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) };
  return say(minutes < 60 ? 'duration.short' : 'duration.long', parts);
}

/** Returns the baggage of a fare; missing facts are unknown, never none (TRAVEL-RULES 15). */
export function bagText({ carry_on: carryOn, checked }: Bags, say: DocumentWords): string {
  const pieces = (kind: string, count: number | null) =>
    count === null ? say(`bags.${kind}_unknown`) : say(`bags.${kind}`, { count: String(count) });
  return `${pieces('carry_on', carryOn)} · ${pieces('checked', checked)}`;
}

/** Papers never show the supplier's fee: together with the refund it would reveal the net price (TRAVEL-RULES 30). */
export function conditionText(condition: Condition, kind: 'change' | 'refund', say: DocumentWords): string {
  const { state } = condition;
  const fee = hasFee(condition);
  if (state !== 'allowed' || fee === null) return say(`conditions.${kind}.${state}`);
  return say(`conditions.${kind}.${fee ? 'fee' : 'free'}`);
}
