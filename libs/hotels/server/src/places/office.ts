import { companyOffice, seesDetails } from '@traveldesk/companies-server';
import { findCity } from '@traveldesk/geo-server';
import type { StayPlace } from '@traveldesk/hotels-contract';
import type { Actor } from '@traveldesk/shared-server';
import { cityPlaces, pointOf, zoneAt, type PlaceContext } from './place-of';

/** Returns the office of the searching company, at its city if no coordinates are entered; null without a company. */
export async function officeOf(context: PlaceContext): Promise<StayPlace | null> {
  const { db, cities, companyId } = context;
  const office = companyId === null ? undefined : await companyOffice(db, companyId);
  if (!office) return null;
  const typed = pointOf({ latitude: office.office_latitude, longitude: office.office_longitude });
  const city = office.city_id === null ? undefined : await findCity(db, office.city_id);
  const [inCity] = city ? await cityPlaces(context, [city]) : [];
  return {
    place: 'office',
    kind: 'office',
    name: office.name,
    detail: office.office_address ?? inCity?.name ?? null,
    point: typed ?? inCity?.point ?? null,
    time_zone: (typed && (await zoneAt(cities, typed))) ?? inCity?.time_zone ?? null,
  };
}

/** Returns a place as the reader may see it: readers who cannot see companies in full get only the name of an office. */
export function placeFor(actor: Pick<Actor, 'permissions'>, place: StayPlace): StayPlace {
  if (place.kind !== 'office' || seesDetails(actor)) return place;
  const { place: reference, kind, name } = place;
  return { place: reference, kind, name, detail: null, time_zone: null };
}
