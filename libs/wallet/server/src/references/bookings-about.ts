import type { Kernel } from '@traveldesk/shared-server';
import type { MovementRow } from '@traveldesk/wallet-contract';
import { holdOwnersOf, type OwnedBooking } from '../ledger/hold-owners';
import type { Reader } from '../seen-authors';

/** The parts of the kernel that reading movements needs: the database, and the domains' descriptions. */
export type Books = Pick<Kernel, 'db' | 'tools'>;

interface About {
  about_kind: string | null;
  about_id: string | null;
}

/** Looks up the bookings of movements, as far as the reader may see them, with one query per kind. */
export async function bookingsAbout(
  kernel: Books,
  rows: readonly About[],
  reader: Reader,
): Promise<(row: About) => MovementRow['booking']> {
  const found = new Map<string, OwnedBooking>();
  for (const { kind, describe } of holdOwnersOf(kernel)) {
    const ids = rows.flatMap((row) => (row.about_kind === kind && row.about_id ? [row.about_id] : []));
    if (ids.length === 0) continue;
    for (const [id, booking] of await describe(kernel.db, reader, [...new Set(ids)])) {
      found.set(`${kind} ${id}`, booking);
    }
  }
  return ({ about_kind: kind, about_id: id }) => found.get(`${kind} ${id}`) ?? null;
}
