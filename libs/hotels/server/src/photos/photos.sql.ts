import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import { mayNameFile, type HostPolicy } from '@traveldesk/suppliers-server';
import '../hotels.tables';

/** No page or quote from the answer that named a photo is open longer. */
const lifeMs = dayMs;

/**
 * Stores addresses that a supplier's answer names, and returns a function that replaces them by their names. A known address keeps
 * its name, so that browsers need not load its photo again. Addresses that the supplier may not name are left out.
 */
export async function namesOfPhotos(
  { db, policy }: { db: Db; policy: HostPolicy },
  supplier: { id: string; base_url: string },
  addresses: readonly string[],
): Promise<(addresses: readonly string[]) => string[]> {
  const allowed = [...new Set(addresses)].filter((address) => mayNameFile(address, { supplier, policy }));
  const names = await storedNames(db, supplier.id, allowed);
  return (all) => all.flatMap((address) => names.get(address) ?? []);
}

async function storedNames(
  db: Db,
  supplier_id: string,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const expires_at = new Date(Date.now() + lifeMs);
  const rows = await db
    .insertInto('hotel_photos')
    .values(
      // Sorted, so that two answers with the same addresses cannot deadlock.
      [...addresses].sort().map((address) => ({
        name: randomBytes(16).toString('base64url'),
        supplier_id,
        address,
        expires_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('hotel_photos_once').doUpdateSet({ expires_at: sql`excluded.expires_at` }),
    )
    .returning(['name', 'address'])
    .execute();
  return new Map(rows.map(({ name, address }) => [address, name]));
}

export async function findPhoto(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('hotel_photos')
    .select('address')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.address;
}

export async function forgetPhotos(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('hotel_photos').where('expires_at', '<', now).execute();
}
