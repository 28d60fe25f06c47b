import { folded, likePattern, type Db } from '@traveldesk/shared-server';
import type { HotelPropertiesTable } from '../hotels.tables';
import '../hotels.tables';

const columns = ['id', 'name', 'city', 'country_code', 'latitude', 'longitude'] as const;

export type FoundProperty = Pick<HotelPropertiesTable, (typeof columns)[number]>;

export async function findProperty(db: Db, id: string): Promise<FoundProperty | undefined> {
  return db.selectFrom('hotel_properties').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Returns properties that earlier searches found, by a part of their name: those that begin with it first. */
export async function propertiesNamed(db: Db, typed: string, limit: number): Promise<FoundProperty[]> {
  const text = folded(typed);
  return db
    .selectFrom('hotel_properties')
    .select(columns)
    .where('search', 'like', likePattern(text))
    .orderBy((be) => be.fn('starts_with', ['search', be.val(text)]), 'desc')
    .orderBy('search')
    .orderBy('id')
    .limit(limit)
    .execute();
}
