import { cardsOf, type OpenedProperty, type StayPoint, type StayProperty } from '@traveldesk/hotels-contract';
import { searchedSupplier } from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import { pointOf, zoneAt } from '../places/place-of';
import type { FoundProperty } from '../places/properties.sql';
import { kmBetween } from '../search/shown-property';
import { storedStay } from '../search/stored-stay';
import type { OpenedFor } from './opened-for';

/** Returns a property as the buyer's search showed it, otherwise as our record has it. Asks no supplier. */
export async function openProperty(
  { db, cities, policy }: HotelTools,
  { record, wanted, knowing }: OpenedFor,
): Promise<OpenedProperty> {
  const found = await Promise.all(knowing.map(({ seller, ref }) => storedStay(db, wanted, seller, ref)));
  // A stored result may show the record that the property had before somebody joined or split it.
  const results = found.flatMap((stored) => stored?.kept.result ?? []);
  const [card] = cardsOf(
    results.map((result) => ({ ...result, property: { ...result.property, id: record.id } })),
  );
  const property = card?.property ?? propertyOf(record, wanted.stay.point);
  const { criteria, place, company, currency } = wanted;
  return {
    property,
    time_zone: await zoneAt(cities, property.point),
    search: { criteria, place, company, currency, now: new Date().toISOString() },
    suppliers: knowing.map(({ seller }) => searchedSupplier(seller, policy)),
  };
}

function propertyOf(record: FoundProperty, center: StayPoint): StayProperty {
  const { id, name, city, country_code, chain, facts } = record;
  const point = pointOf(record);
  return {
    id,
    name,
    address: { line: facts?.line ?? null, city, country_code },
    point,
    km: kmBetween(point, center),
    chain,
    stars: facts?.stars ?? null,
    review: facts?.review ?? null,
    amenities: facts?.amenities ?? null,
  };
}
