import type { Insertable } from 'kysely';
import type { Actor, Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import type { BookingsTable } from '../../bookings.tables';
import { appendHistory } from '../../engine/move';
import { insertBooking } from '../book/insert-booking.sql';

type Values = Omit<
  Insertable<BookingsTable>,
  'id' | 'number' | 'state' | 'created_by' | 'created_by_name' | 'owner_id' | 'created_at' | 'updated_at'
>;

/** Inserts a booking that is not bought through a supplier, as a draft owned by its author. */
export async function insertDraft(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Pick<Kernel, 'tools'>,
  { values, at }: { values: Values; at: Date },
): Promise<{ id: string; number: string }> {
  const { id, number } = await insertBooking(tx, kernel, {
    ...values,
    state: 'draft',
    owner_id: actor.apiToken ? null : actor.userId,
    created_by: actor.userId,
    created_by_name: actor.name,
    created_at: at,
    updated_at: at,
  });
  await appendHistory(tx, actor, { bookingId: id, from: null, to: 'draft', event: 'created', at });
  record({ entity: 'booking', id, action: 'create', after: { number, kind: values.kind, state: 'draft' } });
  return { id, number };
}
