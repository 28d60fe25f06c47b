import { distanceKm, type Airport } from '../../world/places';
import { diceOf, type Dice } from '../../world/random';
import { cityChains } from './chains';
import type { Point, Property, StayPlace } from './property';
import { roomsOf } from './rooms';
import { amenityTexts, districts, firstNames, kinds, streets, type Amenity } from './words.data';

const everyAmenity = Object.keys(amenityTexts) as Amenity[];

/** Returns a point some kilometers away. Treats the Earth as a sphere, which is exact enough for a hotel. */
export function pointAt({ latitude, longitude }: Point, km: number, bearing: number): Point {
  const north = (km * Math.cos(bearing)) / 111.2;
  const east = (km * Math.sin(bearing)) / (111.2 * Math.max(Math.cos((latitude * Math.PI) / 180), 0.05));
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { latitude: rounded(latitude + north), longitude: rounded(longitude + east) };
}

/** Most are in the city, some around it, and some at its airports. */
function locate(place: StayPlace, dice: Dice): { point: Point; airport: Airport | null } {
  const bearing = dice.share() * 2 * Math.PI;
  const where = dice.share();
  const airport = where < 0.12 && place.airports.length > 0 ? dice.pick(place.airports) : null;
  if (airport) return { point: pointAt(airport, 0.5 + dice.share() * 2.5, bearing), airport };
  return { point: pointAt(place, where < 0.75 ? dice.share() * 5 : 4 + dice.share() * 10, bearing), airport };
}

/** Returns a property of a place: the same for the same id. A name in use gets another district as a suffix. */
export function makeProperty(
  id: string,
  place: StayPlace,
  options: { point?: Point; isTaken?: (name: string) => boolean } = {},
): Property {
  const dice = diceOf('property', id);
  const located = locate(place, dice);
  const point = options.point ?? located.point;
  const chain = dice.chance(0.55) ? dice.pick(cityChains) : null;
  const brand = chain ? dice.pick(chain.brands) : null;
  const stars = brand?.stars ?? dice.pick([2, 3, 3, 3, 4, 4, 5]);
  const isResort = stars >= 4 && dice.chance(0.3);
  const isRated = dice.chance(0.9);
  const score = Math.round((5.4 + stars * 0.5 + dice.share() * 2.2) * 10) / 10;
  const name = nameOf(place, {
    dice,
    brand: brand?.name,
    airport: located.airport,
    isTaken: options.isTaken,
  });
  const count = 3 + stars * 2 + dice.between(0, 2);
  const amenities = [...everyAmenity].filter(() => dice.chance(count / everyAmenity.length));
  return {
    id,
    name,
    place,
    point,
    isLocated: dice.chance(0.99),
    chain,
    brand: dice.chance(0.9) ? brand : null,
    programme: chain?.programme ?? null,
    stars: brand || dice.chance(0.93) ? stars : null,
    ratings: dice.chance(0.3) ? null : dice.chance(0.5) ? [] : [{ source: 'priceline', value: stars }],
    score: isRated ? Math.min(score, 10) : null,
    reviews: isRated ? dice.between(3, 2400) : null,
    amenities: dice.chance(0.97) ? amenities : null,
    checkIn: dice.chance(0.96)
      ? { after: dice.pick(['14:00', '15:00', '16:00']), before: dice.pick(['10:30', '11:00', '12:00']) }
      : null,
    keys: dice.chance(0.08) ? 'The key is in the safe beside the entrance. The code comes by message.' : null,
    address: {
      line: `${dice.between(1, 240)} ${dice.pick(streets)}`,
      postalCode: String(dice.between(10_000, 99_999)),
    },
    phone: `+${place.phoneCode}${dice.between(200_000_000, 899_999_999)}`,
    email: `stay@${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.example`,
    description: describe({ name, place, stars, point, isResort }),
    photos: dice.between(2, 5),
    rooms: roomsOf(dice),
    nightly: ([38, 38, 52, 78, 120, 215][stars] as number) * (0.8 + dice.share() * 0.6),
    leastNights: dice.chance(0.06) ? dice.between(2, 3) : 1,
    isResort,
    isTest: false,
  };
}

function nameOf(
  place: StayPlace,
  {
    dice,
    brand,
    airport,
    isTaken = () => false,
  }: {
    dice: Dice;
    brand: string | undefined;
    airport: Airport | null;
    isTaken: ((name: string) => boolean) | undefined;
  },
): string {
  const own = brand ?? `${dice.pick(firstNames)} ${dice.pick(kinds)}`;
  const name = airport ? `${own} ${place.name} Airport` : `${own} ${place.name}`;
  if (!isTaken(name)) return name;
  const first = dice.between(0, districts.length - 1);
  for (let at = 0; at < districts.length; at++) {
    const longer = `${name} ${districts[(first + at) % districts.length] ?? ''}`;
    if (!isTaken(longer)) return longer;
  }
  return `${name} ${dice.between(100, 999)}`;
}

function describe({
  name,
  place,
  stars,
  point,
  isResort,
}: Pick<Property, 'name' | 'place' | 'point' | 'isResort'> & { stars: number }): string {
  const km = Math.max(Math.round(distanceKm(point, place)), 1);
  const kind = isResort ? 'resort' : 'hotel';
  return `${name} is a ${stars}-star ${kind}, ${km} km from the centre of ${place.name}.`;
}
