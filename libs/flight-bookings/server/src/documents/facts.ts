import type { Booking } from '@traveldesk/bookings-contract';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import type { Cell, Column, PdfDocument } from '@traveldesk/shared-documents';
import { isoOf, Problem, type Words } from '@traveldesk/shared-server';
import type { Paper } from '@traveldesk/bookings-server';
import { bagText, conditionText, journeyParts, sumOf } from './paper';

type Part = PdfDocument['parts'][number];

export type FlightPaper = Paper & { booking: FlightBooking };

/** Returns the itinerary: flights, travelers and tickets. */
export function itineraryOf({ booking, issuer, language, say, made }: FlightPaper): PdfDocument {
  const { slices, names, bags, conditions } = booking;
  return {
    language,
    title: say('itinerary'),
    letterhead: issuer,
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
export function receiptOf({ booking, issuer, receipt, language, say, made }: FlightPaper): PdfDocument {
  const { price, paid, refunded } = booking;
  if (!receipt || !price || !paid) throw new Problem(422, 'booking_not_paid');
  const isRefunded = refunded !== null && Number(refunded.amount) > 0;
  return {
    language,
    title: say('receipt'),
    letterhead: issuer,
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

/** Returns the confirmation of a cancellation: what was canceled, and what the customer paid and got back; like a receipt, without net prices. */
export function cancellationOf({
  booking,
  issuer,
  canceledAt,
  language,
  say,
  made,
}: FlightPaper): PdfDocument {
  const { slices, names, bags, price, paid, refunded, state, credits, supplier } = booking;
  const isPaid = paid !== null && Number(paid.amount) > 0;
  return {
    language,
    title: say('cancellation'),
    letterhead: issuer,
    made,
    parts: [
      headOf(booking, say, [
        ...(canceledAt
          ? [{ label: say('canceled_on'), value: isoOf(canceledAt).slice(0, 10), kind: 'day' as const }]
          : []),
        ...credits.flatMap(({ name }) => (name === null ? [] : [{ label: say('credit'), value: name }])),
      ]),
      ...journeyParts({ slices, names, bags }, say),
      { kind: 'heading', text: say('travellers') },
      travellersOf(booking, say, ['voided', 'refunded']),
      {
        kind: 'sums',
        sums: [
          ...(price ? [sumOf(say('price.total'), price.total)] : []),
          ...(isPaid ? [sumOf(say('price.paid'), paid)] : []),
          ...(isPaid && refunded ? [sumOf(say('price.refunded'), refunded, true)] : []),
        ],
      },
      {
        kind: 'notes',
        notes: [
          ...(isPaid ? [] : [say('notes.nothing_paid')]),
          ...(state === 'refund_pending' ? [say('notes.refund_pending')] : []),
          ...(credits.length > 0 ? [say('notes.credit')] : []),
          say('notes.local'),
          ...(supplier?.training ? [say('notes.training')] : []),
        ],
      },
    ],
  };
}

type Fact = Extract<Part, { kind: 'facts' }>['facts'][number];

function headOf(booking: FlightBooking, say: Words, more: readonly Fact[] = []): Part {
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
      ...more,
    ],
  };
}

type TicketState = Booking['tickets'][number]['state'];

/** Returns the table of travelers with their tickets in these states. */
function travellersOf(
  { travellers, tickets }: Booking,
  say: Words,
  states: readonly TicketState[] = ['issued'],
): Part {
  const column = (key: string, kind: Column['kind']): Column => ({ head: say(`people.${key}`), kind });
  const numbersOf = (id: string) =>
    tickets
      .filter(
        ({ state, kind, traveller_ids: ids }) =>
          states.includes(state) && kind === 'ticket' && ids.includes(id),
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
