import type { ApprovalFact } from '@traveldesk/approvals-contract';
import type { ApprovalRequest } from '@traveldesk/approvals-server';
import type { Language } from '@traveldesk/shared-contract';
import type { Db, Kernel, Tx } from '@traveldesk/shared-server';
import '../../bookings.tables';

/** Returns everybody who entered or changed the booking, not only the author of the request. */
export async function whoEntered(
  db: Db | Tx,
  bookingId: string,
): Promise<{ id: string; ofCompany: boolean }[]> {
  const lines = await db
    .selectFrom('booking_history')
    .leftJoin('users', 'users.id', 'booking_history.actor_id')
    .select(['actor_id as id', 'users.type'])
    .distinct()
    .where('booking_id', '=', bookingId)
    .where('event', 'in', ['created', 'entered', 'entered_anew'])
    .execute();
  return lines.flatMap(({ id, type }) => (id === null ? [] : [{ id, ofCompany: type === 'company' }]));
}

/** Facts about a manual booking for the person who decides on its price. */
export async function factsOf(
  db: Db | Tx,
  { texts }: Pick<Kernel, 'texts'>,
  { payload, reason }: Pick<ApprovalRequest<{ booking_id: string }>, 'payload' | 'reason'>,
  language: Language,
): Promise<ApprovalFact[]> {
  const { booking_id: bookingId } = payload;
  const booking = await db
    .selectFrom('bookings')
    .select(['number', 'pnr', 'property', 'source', 'route', 'departs_on', 'lead', 'note'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const tickets = await db
    .selectFrom('booking_tickets')
    .select('number')
    .where('booking_id', '=', bookingId)
    .orderBy('number')
    .execute();
  const isStay = booking.property !== null;
  const code = (text: string | null) => (text ? { type: 'code' as const, text } : null);
  const text = (words: string | null) => (words ? { type: 'text' as const, text: words } : null);
  const facts: Record<string, ApprovalFact['value'] | null> = {
    number: code(booking.number),
    [isStay ? 'confirmation' : 'pnr']: code(booking.pnr),
    source: text(booking.source),
    [isStay ? 'lead_guest' : 'lead']: text(booking.lead),
    route: code(booking.route.join(', ')),
    property: text(booking.property),
    [isStay ? 'check_in' : 'departs_on']:
      booking.departs_on === null ? null : { type: 'day', day: booking.departs_on },
    tickets: code(tickets.map(({ number }) => number).join(', ')),
    // A note that equals the reason is not repeated.
    note: text(booking.note === reason ? null : booking.note),
  };
  return Object.entries(facts).flatMap(([key, value]) =>
    value ? [{ label: texts.text('bookings', `manual_facts.${key}`, language), value }] : [],
  );
}

export async function nameOf(db: Db | Tx, companyId: string | null): Promise<string> {
  const company = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return company?.name ?? '';
}
