import type { Booking, BookedTraveller } from '@traveldesk/bookings-contract';
import type { Language } from '@traveldesk/shared-contract';
import { isoOf, seesNet, toolsOf, type Actor, type Kernel } from '@traveldesk/shared-server';
import { availableDocuments } from './available-documents';
import { amountIn } from '../engine/money';
import type { BookingRecord, OperationRecord } from '../engine/rows.sql';
import { productOf } from '../product/product';
import type { BookingAddress } from '../product/product-routes';
import { actionsOf } from './actions';
import { bookingFacts, type BookingFacts } from './booking-facts';
import { shownOperation } from './operation';
import { shownQuote } from '../quotes/shown-quote';

/** Returns a booking as the caller may see it. Throws a 404 for one of another company or another product. */
export async function readBooking(
  kernel: Pick<Kernel, 'db' | 'tools'>,
  address: BookingAddress,
  actor: Actor,
  language: Language,
): Promise<Booking> {
  const now = toolsOf(kernel, 'bookings').now();
  const facts = await bookingFacts(kernel, address, { actor, now });
  const { booking, listed, operation, last, quote, travellers, refund, maker } = facts;
  const withNet = seesNet(actor);
  const product = productOf(kernel, booking);
  const forStaff = actor.type === 'staff';
  const { currency } = booking;
  const isOwn = forStaff || booking.created_by === null || maker !== null;
  return {
    id: booking.id,
    number: booking.number,
    version: booking.version,
    product: booking.product,
    kind: booking.kind,
    mode: booking.mode,
    state: booking.state,
    quoted: listed.quoted,
    operation: operation ? shownOperation(operation, forStaff) : null,
    last_operation: last ? shownOperation(last, forStaff) : null,
    flags: listed.flags,
    pnr: booking.pnr,
    company: listed.company,
    supplier: facts.supplier,
    source: booking.source,
    owner: listed.owner,
    created_by: maker,
    ...(await product.show(facts, { language, withNet })),
    travellers: travellers.map(shownTraveller),
    tickets: facts.tickets,
    extras: extrasOf(booking, travellers),
    price: priceOf(booking, withNet),
    paid: amountIn(booking.paid, currency),
    refunded: amountIn(booking.refunded, currency),
    held: heldOf(booking, operation),
    approval_id: forStaff ? booking.approval_id : null,
    refund_due: refund === 'unknown' ? null : (refund?.back ?? null),
    ...(refund === 'unknown' &&
      forStaff && { refund_unpriced: booking.picture?.cancellation?.refund ?? null }),
    credits: booking.credits.map(({ name, value }) => ({ name, ...(withNet && { value }) })),
    payment_required_by: iso(booking.payment_required_by),
    price_guaranteed_until: iso(booking.price_guaranteed_until),
    void_until: iso(booking.void_until),
    deadline: listed.deadline,
    quote: quote ? await shownQuote(product, quote, actor) : null,
    available_actions: actionsOf(
      kernel,
      {
        booking,
        operation,
        quote,
        now,
        product,
        noShow: product.noShowWindow?.(facts.detail),
        isBeingReplaced: facts.isBeingReplaced,
      },
      actor,
    ),
    documents: availableDocuments(product, booking),
    // Companies do not see the reason and the note of the platform's staff.
    reason: isOwn ? booking.reason : null,
    note: isOwn ? booking.note : null,
    created_at: isoOf(booking.created_at),
    updated_at: isoOf(booking.updated_at),
    now: isoOf(now),
  };
}

/** The amount blocked in the wallet: for an open operation, or for a price that waits for a second person. */
function heldOf(booking: BookingRecord, operation: OperationRecord | undefined): Booking['held'] {
  if (booking.hold_id) return amountIn(booking.total, booking.currency);
  return operation?.hold_id ? (operation.request.pays ?? null) : null;
}

type TravellerRow = BookingFacts['travellers'][number];

function shownTraveller(row: TravellerRow): BookedTraveller {
  return {
    id: row.id,
    type: row.type,
    title: row.title as BookedTraveller['title'],
    gender: row.gender as BookedTraveller['gender'],
    given_name: row.given_name,
    family_name: row.family_name,
    born_on: row.born_on,
    email: row.email,
    phone: row.phone,
    document:
      row.document_kind && row.document_country && row.document_expires_on
        ? {
            kind: 'passport',
            ends_with: row.document_ends_with,
            country: row.document_country,
            expires_on: row.document_expires_on,
          }
        : null,
    loyalty: row.loyalty,
    adult_id: row.adult_id,
  };
}

function extrasOf({ services }: BookingRecord, rows: readonly TravellerRow[]): Booking['extras'] {
  return services.map(({ kind, quantity, travellers, label, price }) => ({
    kind,
    quantity,
    label,
    price,
    traveller_ids: travellers.flatMap((place) => rows[place]?.id ?? []),
  }));
}

function priceOf(booking: BookingRecord, withNet: boolean): Booking['price'] {
  const { currency } = booking;
  const total = amountIn(booking.total, currency);
  if (!total) return null;
  const net = withNet ? amountIn(booking.net, currency) : null;
  const extras =
    booking.extras !== null && BigInt(booking.extras) > 0n ? amountIn(booking.extras, currency) : null;
  return {
    total,
    base: amountIn(booking.base, currency),
    tax: amountIn(booking.tax, currency),
    extras,
    ...(net && { net }),
  };
}

function iso(at: Date | null): string | null {
  return at && isoOf(at);
}
