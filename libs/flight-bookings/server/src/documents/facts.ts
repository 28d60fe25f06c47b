import type { Booking } from '@traveldesk/bookings-contract';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import type { Cell, Column, PdfDocument } from '@traveldesk/shared-documents';
import { isoOf, Problem, type Words } from '@traveldesk/shared-server';
import { hasPapers, type Paper } from '@traveldesk/bookings-server';
import { bagText, conditionText, journeyParts, sumOf } from './paper';

type Part = PdfDocument['parts'][number];

export type FlightPaper = Paper & { booking: FlightBooking };

/** Returns the itinerary: flights, travelers and tickets. Throws a 422 `booking_no_document` before the supplier has an order. */
export function itineraryOf({ booking, language, say, made }: FlightPaper): PdfDocument {
  if (!hasPapers(booking)) throw new Problem(422, 'booking_no_document');
  const { slices, names, bags, conditions } = booking;
  return {
    language,
    title: say('itinerary'),
    letterhead: { name: booking.company?.name ?? 'Traveldesk', lines: [] },
    made,
    parts: [
      headOf(booking, say),
      ...journeyParts({ slices, names, bags }, say),
      { kind: 'heading', text: say('travellers') },
      travellersOf(booking, say),
      {
        kind: 'facts',
        facts: [
          ...(bags ? [{ label: say('bags.title'), value: bagText(bags, say) }] : []),
          ...(conditions
            ? [
                {
                  label: say('conditions.change.title'),
                  value: conditionText(conditions.change, 'change', say),
                },
                {
                  label: say('conditions.refund.title'),
                  value: conditionText(conditions.refund, 'refund', say),
                },
              ]
            : []),
        ],
      },
      { kind: 'notes', notes: notesOf(booking, say) },
    ],
  };
}

/**
 * Returns the receipt with the customer's price, without net prices, rules and earnings (TRAVEL-RULES 30). Throws a 422 `booking_not_paid`
 * without a number, which only a paid booking gets.
 */
export function receiptOf({ booking, receipt, language, say, made }: FlightPaper): PdfDocument {
  const { price, paid, refunded } = booking;
  if (!receipt || !price || !paid) throw new Problem(422, 'booking_not_paid');
  const isRefunded = refunded !== null && Number(refunded.amount) > 0;
  return {
    language,
    title: say('receipt'),
    letterhead: { name: 'Traveldesk', lines: [] },
    made,
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: say('receipt_number'), value: receipt.number, kind: 'code' },
          { label: say('receipt_issued'), value: isoOf(receipt.issued_at).slice(0, 10), kind: 'day' },
        ],
      },
      headOf(booking, say),
      travellersOf(booking, say),
      {
        kind: 'sums',
        sums: [
          ...(price.base ? [sumOf(say('price.base'), price.base)] : []),
          ...(price.tax ? [sumOf(say('price.tax'), price.tax)] : []),
          ...(price.extras && Number(price.extras.amount) > 0
            ? [sumOf(say('price.extras'), price.extras)]
            : []),
          sumOf(say('price.total'), price.total),
          sumOf(say('price.paid'), paid, true),
          ...(isRefunded ? [sumOf(say('price.refunded'), refunded)] : []),
        ],
      },
      { kind: 'notes', notes: [say('notes.receipt')] },
    ],
  };
}

function headOf(booking: FlightBooking, say: Words): Part {
  const { number, pnr, company, state, slices, names, created_at, payment_required_by: by } = booking;
  const airline = booking.airline && (names.airlines[booking.airline] ?? booking.airline);
  return {
    kind: 'facts',
    facts: [
      { label: say('number'), value: number, kind: 'code' },
      ...(pnr === null ? [] : [{ label: say('pnr'), value: pnr, kind: 'code' as const }]),
      ...(company ? [{ label: say('company'), value: company.name }] : []),
      { label: say('state'), value: say(`states.${state}`) },
      ...(airline && slices.length > 0 ? [{ label: say('airline'), value: airline }] : []),
      { label: say('booked'), value: created_at.slice(0, 10), kind: 'day' },
      ...(state === 'on_hold' && by !== null
        ? [{ label: say('pay_by'), value: by, kind: 'instant' as const }]
        : []),
    ],
  };
}

/** Returns the table of travelers with their tickets. */
function travellersOf({ travellers, tickets }: Booking, say: Words): Part {
  const column = (key: string, kind: Column['kind']): Column => ({ head: say(`people.${key}`), kind });
  const numbersOf = (id: string) =>
    tickets
      .filter(
        ({ state, kind, traveller_ids: ids }) => state === 'issued' && kind === 'ticket' && ids.includes(id),
      )
      .map(({ number }) => number);
  return {
    kind: 'table',
    empty: say('people.none'),
    columns: [column('name', 'text'), column('type', 'text'), column('tickets', 'code')],
    rows: travellers.map(({ id, given_name: given, family_name: family, type }): Cell[] => [
      `${given} ${family}`,
      say(`people.${type}`),
      numbersOf(id).join(', ') || null,
    ]),
  };
}

function notesOf({ state, supplier }: Booking, say: Words): string[] {
  return [
    say('notes.local'),
    ...(state === 'on_hold' ? [say('notes.hold')] : []),
    ...(supplier?.training ? [say('notes.training')] : []),
  ];
}
