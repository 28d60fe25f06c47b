import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import { mayName, type HostPolicy } from '@traveldesk/suppliers-server';
import '../hotels.tables';

/** A page or a quote of the answer that named a photo is open no longer. */
const lifeMs = dayMs;

/**
 * Stores addresses that a supplier's answer names, and returns a function that replaces them by their names. An address that has a name
 * keeps it, so that browsers need not load its photo again. Those that the supplier may not name are left out.
 */
export async function namesOfPhotos(
  { db, policy }: { db: Db; policy: HostPolicy },
  supplier: { id: string; base_url: string },
  addresses: readonly string[],
): Promise<(addresses: readonly string[]) => string[]> {
  const allowed = [...new Set(addresses)].filter((address) => mayName(address, { supplier, policy }));
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
      // In one order, so that two answers that name the same addresses do not wait for each other.
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
