import type { Tx } from '@traveldesk/shared-server';
import type { CouponState } from '@traveldesk/bookings-contract';
import { addIssued, issuedOf, updateIssued } from '@traveldesk/bookings-server';
import type { FlightFacts } from './order-facts';

type TicketEnd = 'exchanged' | 'voided' | 'refunded';

const couponOf: Readonly<Record<TicketEnd, CouponState>> = {
  exchanged: 'EXCH',
  voided: 'VOID',
  refunded: 'RFND',
};

/**
 * Saves an order's new tickets, each with a coupon per flight (TRAVEL-RULES 22, 23). If there are new ones, tickets missing from the order
 * become exchanged. Returns the number of new documents.
 */
export async function noteTickets(
  tx: Tx,
  bookingId: string,
  { order, slices }: Pick<FlightFacts, 'order' | 'slices'>,
  at: Date,
): Promise<number> {
  const rows = await tx
    .selectFrom('booking_travellers')
    .select(['id', 'ref', 'given_name', 'family_name'])
    .where('booking_id', '=', bookingId)
    .execute();
  const idOf = new Map(
    order.travellers.map(({ ref, given_name, family_name }) => {
      const named =
        rows.find((row) => row.ref === ref) ??
        rows.find((row) => row.given_name === given_name && row.family_name === family_name);
      return [ref, named?.id] as const;
    }),
  );
  const coupons = slices.flatMap(({ segments }) =>
    segments.map(({ origin, destination }) => ({ origin, destination, state: 'OPEN' as const })),
  );
  let [came, tickets] = [0, 0];
  for (const { kind, number, irregular, travellers } of order.documents) {
    const traveller_ids = travellers.flatMap((ref) => idOf.get(ref) ?? []);
    const isNew = Number(
      await addIssued(tx, {
        booking_id: bookingId,
        kind,
        number,
        irregular,
        traveller_ids,
        coupons: JSON.stringify(kind === 'ticket' ? coupons : []),
        issued_at: at,
      }),
    );
    came += isNew;
    if (kind === 'ticket') tickets += isNew;
  }
  const except = order.documents.map(({ number }) => number);
  if (tickets > 0) await endTickets(tx, bookingId, 'exchanged', { except });
  return came;
}

/** Ends the tickets in force, except those with the numbers in `except`. */
export async function endTickets(
  tx: Tx,
  bookingId: string,
  end: TicketEnd,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  for (const { id, number, coupons } of await issuedOf(tx, bookingId)) {
    if (except.includes(number)) continue;
    const ended = coupons.map((coupon) => ({ ...coupon, state: couponOf[end] }));
    await updateIssued(tx, id, { state: end, coupons: ended });
  }
}
