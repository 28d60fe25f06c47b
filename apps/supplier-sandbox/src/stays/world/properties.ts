import { lettersOf, numberOf } from '../../http/ids';
import { distanceKm } from '../../world/places';
import { diceOf } from '../../world/random';
import { idOf } from '../ids';
import { makeProperty, pointAt } from './make-property';
import { nearestPlace, stayPlaces } from './places';
import type { Point, Property, StayPlace } from './property';
import { testHotels } from './test-hotels';

interface World {
  all: readonly Property[];
  byId: ReadonlyMap<string, Property>;
}

let made: World | undefined;

/** All properties: the same in every run, generated at the first request. */
function world(): World {
  made ??= makeWorld();
  return made;
}

function makeWorld(): World {
  const all = [...testHotels];
  for (const { place, properties } of stayPlaces) {
    const taken = new Set<string>();
    for (let at = 0; at < properties; at++) {
      const id = idOf('acc', place.country, place.name, at);
      const property = makeProperty(id, place, { isTaken: (name) => taken.has(name) });
      taken.add(property.name);
      all.push(property);
    }
  }
  return { all, byId: new Map(all.map((one) => [one.id, one])) };
}

export const allProperties = (): readonly Property[] => world().all;

export function findProperty(id: string): Property | undefined {
  return world().byId.get(id) ?? measuredById(id);
}

/**
 * Returns the properties within a radius, the nearest first. If there are fewer than `least`, more are generated around the point
 * for load tests; their ids contain their position.
 */
export function propertiesAround(point: Point, radiusKm: number, least = 0): Property[] {
  const found = allProperties()
    .map((property) => ({ property, km: distanceKm(point, property.point) }))
    .filter(({ km }) => km <= radiusKm)
    .sort((a, b) => a.km - b.km)
    .map(({ property }) => property);
  if (found.length < least) {
    for (const property of measuredAround(point, Math.floor(radiusKm))) {
      if (found.push(property) >= least) break;
    }
  }
  return found;
}

/** Degrees are rounded to four decimals, about ten meters. */
const degreesText = (degrees: number, from: number) => lettersOf(Math.round((degrees - from) * 1e4), 4);
const degreesOf = (text: string, from: number) => numberOf(text) / 1e4 + from;
const centreOf = (where: string): Point => ({
  latitude: degreesOf(where.slice(0, 4), -90),
  longitude: degreesOf(where.slice(4), -180),
});

function* measuredAround({ latitude, longitude }: Point, radiusKm: number): Generator<Property> {
  const where = degreesText(latitude, -90) + degreesText(longitude, -180);
  const place = nearestPlace(centreOf(where));
  for (let at = 0; ; at++) {
    yield measured(`acc_0000Measured${where}${lettersOf(radiusKm, 2)}${lettersOf(at, 2)}`, place);
  }
}

function measuredById(id: string): Property | undefined {
  return /^acc_0000Measured\w{12}$/.test(id) ? measured(id) : undefined;
}

/** A position in the circle that its id contains. */
function measured(id: string, place?: StayPlace): Property {
  const centre = centreOf(id.slice(16, 24));
  const dice = diceOf('measured', id);
  const km = numberOf(id.slice(24, 26)) * 0.98 * Math.sqrt(dice.share());
  const point = pointAt(centre, km, dice.share() * 2 * Math.PI);
  return makeProperty(id, place ?? nearestPlace(centre), { point });
}
