import { sql } from 'kysely';
import type { Tx } from '@traveldesk/shared-server';
import { noteReferences } from '@traveldesk/wallet-server';
import { holdOwner } from './hold-owner';

interface FoundReferences {
  id: string;
  company_id: string;
  /** The booking's number, PNR, supplier order id and ticket numbers; null where one is not known yet. */
  references: (string | null)[];
}

/**
 * Records all references of these bookings, so that a search by any of them finds all their ledger movements. Bookings without a paying
 * company have no movements and are skipped.
 */
export async function noteBookingReferences(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<FoundReferences>`
    select id, company_id, array[number, pnr, order_ref]
        || array(select tickets.number from booking_tickets as tickets where tickets.booking_id = bookings.id) as references
      from bookings where id = any(${ids}::uuid[]) and company_id is not null`.execute(tx);
  await noteFoundReferences(tx, rows);
}

export async function noteFoundReferences(tx: Tx, found: readonly FoundReferences[]): Promise<void> {
  await noteReferences(
    tx,
    found.map(({ id, company_id: companyId, references }) => ({
      owner: holdOwner(id),
      companyId,
      references: references.filter((reference) => reference !== null),
    })),
  );
}
