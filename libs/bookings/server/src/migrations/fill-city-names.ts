import { sql, type Kysely } from 'kysely';
import { noteUnfilled } from '@traveldesk/shared-server';

interface NamedCity {
  id: string;
  names: readonly string[];
}

/** For migrations of products: stores the names of the cities of bookings from before `city_names`, and renews the search lines. */
export async function fillCityNames(db: Kysely<never>, bookings: readonly NamedCity[]): Promise<void> {
  if (bookings.length === 0) return;
  await sql`
    update bookings set city_names = array(select json_array_elements_text(named.names))
    from json_to_recordset(${JSON.stringify(bookings)}::json) as named (id uuid, names json)
    where bookings.id = named.id and bookings.city_names = '{}'`.execute(db);
  await noteUnfilled(db, 'bookings');
}
