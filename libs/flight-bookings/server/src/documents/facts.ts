import type { Booking } from '@traveldesk/bookings-contract';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import type { Cell, Column, PdfDocument } from '@traveldesk/shared-documents';
import type { DocumentWords } from '@traveldesk/shared-server';
import {
  bookingFacts,
  canceledFacts,
  cancellationOf,
  type Fact,
  type Paper,
  receiptOf,
  sumOf,
} from '@traveldesk/bookings-server';
import { bagText, conditionText, journeyParts } from './paper';

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

/** Returns the receipt, with the parts of the fare. */
export function flightReceiptOf(paper: FlightPaper): PdfDocument {
  const { booking, say } = paper;
  const { price } = booking;
  return receiptOf(paper, {
    parts: [headOf(booking, say), travellersOf(booking, say)],
    sums: price
      ? [
          ...(price.base ? [sumOf(say('price.base'), price.base)] : []),
          ...(price.tax ? [sumOf(say('price.tax'), price.tax)] : []),
          ...(price.extras && Number(price.extras.amount) > 0
            ? [sumOf(say('price.extras'), price.extras)]
            : []),
          sumOf(say('price.total'), price.total),
        ]
      : [],
  });
}

/** Returns the confirmation of a cancellation: the canceled flights, and the voided or refunded tickets. */
export function flightCancellationOf(paper: FlightPaper): PdfDocument {
  const { booking, say } = paper;
  const { slices, names, bags, price, credits, supplier } = booking;
  return cancellationOf(paper, {
    parts: [
      headOf(booking, say, [
        ...canceledFacts(paper),
        ...credits.flatMap(({ name }) => (name === null ? [] : [{ label: say('credit'), value: name }])),
      ]),
      ...journeyParts({ slices, names, bags }, say),
      { kind: 'heading', text: say('travellers') },
      travellersOf(booking, say, ['voided', 'refunded']),
    ],
    before: price ? [sumOf(say('price.total'), price.total)] : [],
    after: [],
    notes: [
      ...(credits.length > 0 ? [say('notes.credit')] : []),
      say('notes.local'),
      ...(supplier?.training ? [say('notes.training')] : []),
    ],
  });
}

function headOf(booking: FlightBooking, say: DocumentWords, more: readonly Fact[] = []): Part {
  const { state, slices, names, payment_required_by: by } = booking;
  const airline = booking.airline && (names.airlines[booking.airline] ?? booking.airline);
  return {
    kind: 'facts',
    facts: [
      ...bookingFacts(booking, say, say('pnr')),
      ...(airline && slices.length > 0 ? [{ label: say('airline'), value: airline }] : []),
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
  say: DocumentWords,
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

function notesOf({ state, supplier }: Booking, say: DocumentWords): string[] {
  return [
    say('notes.local'),
    ...(state === 'on_hold' ? [say('notes.hold')] : []),
    ...(supplier?.training ? [say('notes.training')] : []),
  ];
}
