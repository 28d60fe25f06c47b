import { sql } from 'kysely';
import type { Db } from '@traveldesk/shared-server';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, type Caller } from '@traveldesk/wallet-server/testing';
import {
  differencesOf,
  digestOfDetails,
  fillFormerBookings,
  listReader,
  readLists,
} from '../testing/before-details.fake';
import { bookingsModules } from '../testing/bookings-api.fake';
import { up } from './20261130T0200_flight_bookings';

/**
 * Turns the empty tables back into their former shape, which is faster than creating them again.
 * `flight-bookings.all.spec.ts` starts with the real former tables.
 */
async function backToFormer(db: Db): Promise<void> {
  await sql`drop table flight_bookings`.execute(db);
  await sql`
    alter table bookings
      add column search_id uuid, add column revision text, add column wanted jsonb, add column slices jsonb not null default '[]',
      add column names jsonb not null default '{}', add column bags jsonb, add column conditions jsonb, add column itinerary_key text,
      alter column product set default 'flight',
      drop constraint bookings_product,
      add constraint bookings_product_check check (product in ('flight'))`.execute(db);
}

const migrated = (api: TestApi, then?: () => void) =>
  api.kernel.db.transaction().execute(async (tx) => {
    await up(tx as never);
    then?.();
  });

describeOnBoth('bookings from before flights had a detail row', (makeApi) => {
  let api: TestApi;
  let reader: Caller;
  let lists: Record<string, string>;
  let details: string;
  beforeAll(async () => {
    api = await makeApi({ modules: bookingsModules });
    const { db } = api.kernel;
    await backToFormer(db);
    await fillFormerBookings(db, await addWallet(api, 'Nile Travel'), 300);
    reader = await listReader(api);
    lists = await readLists(reader);
    details = await digestOfDetails(db, 'bookings');
    expect(Object.values(lists).filter((answer) => !answer.startsWith('200 '))).toEqual([]);
    expect(lists.export?.match(/TD-/g)).toHaveLength(300);
  }, 120_000);

  it('are unchanged if the migration fails half-way', async () => {
    const half = () => {
      throw new Error('half-way');
    };
    await expect(migrated(api, half)).rejects.toThrow('half-way');
    expect(await digestOfDetails(api.kernel.db, 'bookings')).toBe(details);
    expect(differencesOf(lists, await readLists(reader))).toEqual([]);
  });

  it('keep all their data in the detail row, and lists stay the same', async () => {
    const { db } = api.kernel;
    await migrated(api);
    expect(await digestOfDetails(db, 'flight_bookings')).toBe(details);
    expect(differencesOf(lists, await readLists(reader))).toEqual([]);
  });

  it('require a known product, and each detail row requires a booking', async () => {
    const { db } = api.kernel;
    const insert = (product: string | null) =>
      sql`insert into bookings (id, number, product, kind, state, created_at, updated_at)
        values (gen_random_uuid(), 'X', ${product}, 'manual', 'draft', now(), now())`.execute(db);
    await expect(insert(null)).rejects.toThrow('product');
    await expect(insert('A hotel')).rejects.toThrow('bookings_product');
    await expect(
      sql`insert into flight_bookings (booking_id) values (gen_random_uuid())`.execute(db),
    ).rejects.toThrow('flight_bookings_booking');
  });
});
