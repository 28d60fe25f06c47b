import { distanceKm } from '@traveldesk/geo-contract';
import { locatedCities, type LocatedCity } from '@traveldesk/geo-server';
import type { StayPoint } from '@traveldesk/hotels-contract';
import type { Db } from '@traveldesk/shared-server';

/** A property belongs to our nearest city within this distance. */
export const cityKm = 50;

/** Less than a degree of latitude (111.19 km), so that the band of latitudes loses no city. */
const kmOfDegree = 111;

/** How long an old coordinate may still be used after a change. */
const freshMs = 60_000;

/** Finds cities by coordinates; a process's cache. */
export interface Cities {
  /** Returns a function that finds the nearest city within a number of kilometers. */
  nearest(): Promise<(point: StayPoint, km: number) => LocatedCity | undefined>;
}

export function createCities(db: Db, now = Date.now): Cities {
  let known: { until: number; cities: Promise<LocatedCity[]> } | undefined;
  const load = async () => {
    if (!known || known.until <= now()) {
      const cities = locatedCities(db).then((all) => all.sort((one, other) => one.latitude - other.latitude));
      known = { until: now() + freshMs, cities };
      cities.catch(() => (known = undefined));
    }
    return known.cities;
  };
  return {
    nearest: async () => {
      const cities = await load();
      return (point, km) => nearestIn(cities, point, km);
    },
  };
}

/** `cities` are sorted by latitude. */
function nearestIn(cities: readonly LocatedCity[], point: StayPoint, km: number): LocatedCity | undefined {
  const degrees = km / kmOfDegree;
  let [least, nearest]: [number, LocatedCity | undefined] = [km, undefined];
  for (let at = firstFrom(cities, point.latitude - degrees); at < cities.length; at += 1) {
    const city = cities[at];
    if (!city || city.latitude > point.latitude + degrees) break;
    const away = distanceKm(city, point);
    if (away < least || (away === least && !nearest)) [least, nearest] = [away, city];
  }
  return nearest;
}

function firstFrom(cities: readonly LocatedCity[], latitude: number): number {
  let [from, to] = [0, cities.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((cities[middle]?.latitude ?? 0) < latitude) from = middle + 1;
    else to = middle;
  }
  return from;
}
