import { lettersOf, numberOf } from '../../http/ids';
import { distanceKm } from '../../world/places';
import { diceOf } from '../../world/random';
import { idOf } from '../ids';
import { makeProperty, pointAt } from './make-property';
import { nearestPlace, stayPlaces } from './places';
import type { Point, Property } from './property';
import { testHotels } from './test-hotels';

interface World {
  all: readonly Property[];
  byId: ReadonlyMap<string, Property>;
}

let made: World | undefined;

/** All properties: the same in every run, and made when somebody first asks for one. */
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
 * Those within a radius, the nearest first. Where there are fewer than `least`, more are made for that point: they are
 * for measuring, and their ids hold where they are.
 */
export function propertiesAround(point: Point, radiusKm: number, least = 0): Property[] {
  const found = allProperties()
    .map((property) => ({ property, km: distanceKm(point, property.point) }))
    .filter(({ km }) => km <= radiusKm)
    .sort((a, b) => a.km - b.km)
    .map(({ property }) => property);
  for (let at = 0; found.length < least; at++) found.push(measured(point, Math.floor(radiusKm), at));
  return found;
}

const mark = 'acc_0000Measured';
/** Degrees are told apart to four digits: about ten metres. */
const parts = (degrees: number, from: number) => Math.round((degrees - from) * 1e4);

function measured({ latitude, longitude }: Point, radiusKm: number, at: number): Property {
  const code = [
    lettersOf(parts(latitude, -90), 4),
    lettersOf(parts(longitude, -180), 4),
    lettersOf(radiusKm, 2),
    lettersOf(at, 2),
  ];
  return measuredById(`${mark}${code.join('')}`) as Property;
}

function measuredById(id: string): Property | undefined {
  const [, latitude = '', longitude = '', radius = ''] =
    /^acc_0000Measured(\w{4})(\w{4})(\w{2})\w{2}$/.exec(id) ?? [];
  if (latitude === '') return undefined;
  const centre = { latitude: numberOf(latitude) / 1e4 - 90, longitude: numberOf(longitude) / 1e4 - 180 };
  const dice = diceOf('measured', id);
  const point = pointAt(
    centre,
    numberOf(radius) * 0.98 * Math.sqrt(dice.share()),
    dice.share() * 2 * Math.PI,
  );
  return makeProperty(id, nearestPlace(centre), { point });
}
