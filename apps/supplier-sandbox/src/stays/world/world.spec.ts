import { isCurrency } from '../../world/money';
import { instantOf } from '../../world/zones';
import { distanceKm } from '../../world/places';
import { allBrands, allChains } from './chains';
import { makeProperty } from './make-property';
import { stayPlaces } from './places';
import { allProperties, findProperty, propertiesAround } from './properties';
import type { Property } from './property';
import type { Rate } from './rate';
import { ratesOf } from './rates';
import { reviewsOf } from './reviews';

const now = Date.parse('2027-01-10T12:00:00Z');
const context = {
  checkIn: '2027-03-12',
  checkOut: '2027-03-15',
  rooms: 1,
  adults: 2,
  children: 0,
  currency: 'EUR',
  price: 1,
  now,
  mobile: true,
  negotiated: [],
};
const city = (property: Property) => !property.isTest;

describe('the properties of the world', () => {
  const properties = allProperties();

  it('are about 2,000 in 120 cities, each city near its airports', () => {
    expect(stayPlaces).toHaveLength(120);
    expect(properties.filter(city)).toHaveLength(2000);
    const far = stayPlaces.filter(
      ({ place }) => Math.min(...place.airports.map((airport) => distanceKm(airport, place))) > 80,
    );
    expect(far.map(({ place }) => place.name)).toEqual([]);
  });

  it('charge in a currency that has a rate', () => {
    const unknown = stayPlaces.filter(({ place }) => !isCurrency(place.currency));
    expect(unknown.map(({ place }) => place.currency)).toEqual([]);
  });

  it('have unique ids, and unique names within their city', () => {
    const ids = [...properties, ...allChains, ...allBrands].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const names = properties.map(({ name, place }) => `${name}, ${place.name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are the same on every machine', () => {
    const [first] = properties.filter(({ place }) => place.name === 'Cairo');
    expect([first!.id, first!.name, first!.point]).toMatchInlineSnapshot(`
[
  "acc_0000fbe3T42V9Sv2y6eUZ2",
  "Holiday Inn Cairo",
  {
    "latitude": 30.131503,
    "longitude": 31.133754,
  },
]
`);
    expect(makeProperty(first!.id, first!.place)).toEqual(first);
    expect(reviewsOf(first!)).toEqual(reviewsOf(first!));
  });

  it('are in their city, around it or at its airports', () => {
    const away = properties.filter(({ point, place }) =>
      [place, ...place.airports].every((one) => distanceKm(one, point) > 15),
    );
    expect(away).toEqual([]);
    const atAirports = properties.filter(({ name }) => name.includes('Airport'));
    expect(atAirports.length).toBeGreaterThan(100);
  });

  it('do not all state all facts', () => {
    const unknown = (key: keyof Property) => properties.filter((one) => one[key] === null).length;
    for (const key of ['stars', 'score', 'amenities', 'checkIn', 'chain', 'brand', 'ratings'] as const) {
      expect(unknown(key)).toBeGreaterThan(10);
      expect(unknown(key)).toBeLessThan(1200);
    }
    expect(properties.filter(({ isLocated }) => !isLocated).length).toBeGreaterThan(5);
    expect(properties.filter(({ score }) => score !== null && (score < 1 || score > 10))).toEqual([]);
  });

  it('are generated around a point that has too few, and found again by id', () => {
    const point = { latitude: -12.3456, longitude: -77.0821 };
    const many = propertiesAround(point, 25, 2000);
    expect(many).toHaveLength(2000);
    expect(new Set(many.map(({ id }) => id)).size).toBe(2000);
    expect(many.every((one) => distanceKm(one.point, point) <= 25)).toBe(true);
    const last = many.at(-1)!;
    expect(findProperty(last.id)).toEqual(last);
    expect(propertiesAround(point, 25).length).toBeLessThan(100);
  });
});

describe('the rates of the world', () => {
  const all = allProperties()
    .filter(city)
    .flatMap((property) => ratesOf(property, context).map((rate) => ({ property, rate })));
  const rates = all.map(({ rate }) => rate);
  const share = (fits: (rate: Rate) => boolean) => rates.filter(fits).length / rates.length;

  it('have every board, payment type and kind of terms', () => {
    expect(new Set(rates.map(({ board }) => board)).size).toBe(5);
    expect(new Set(rates.map(({ payment }) => payment)).size).toBe(3);
    expect(share(({ timeline }) => timeline === null)).toBeGreaterThan(0.05);
    expect(share(({ timeline }) => timeline?.length === 0)).toBeGreaterThan(0.05);
    expect(share(({ timeline }) => timeline?.length === 1)).toBeGreaterThan(0.2);
    expect(share(({ timeline }) => (timeline?.length ?? 0) > 1)).toBeGreaterThan(0.1);
    for (const deal of ['mobile', 'closed_user_group'] as const) {
      expect(share(({ deals }) => deals.includes(deal))).toBeGreaterThan(0.01);
    }
    expect(share(({ loyalty }) => loyalty?.isRequired ?? false)).toBeGreaterThan(0.01);
    expect(share(({ methods }) => !methods.includes('balance'))).toBeGreaterThan(0.01);
    expect(share(({ deposit }) => deposit !== null && !deposit.isTold)).toBeGreaterThan(0.005);
  });

  it('add up exactly, or do not state their parts', () => {
    const whole = rates.filter(({ base, tax, fee }) => base !== null && tax !== null && fee !== null);
    expect(whole.length / rates.length).toBeGreaterThan(0.8);
    expect(whole.filter(({ base, tax, fee, total }) => base! + tax! + fee! !== total)).toEqual([]);
    const amounts = rates.flatMap((rate) => [rate.total, rate.due.amount ?? 0, rate.commission ?? 0]);
    expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
    expect(share(({ base }) => base === null)).toBeGreaterThan(0.03);
  });

  it('are due at the property in its own currency', () => {
    expect(all.filter(({ property, rate }) => rate.due.currency !== property.place.currency)).toEqual([]);
    expect(share(({ due }) => (due.amount ?? 0) > 0)).toBeGreaterThan(0.2);
    expect(share(({ due }) => due.amount === null)).toBeGreaterThan(0.01);
  });

  it('refund less as time passes, never more than the total, without past tiers', () => {
    const isOrdered = ({ total, timeline }: Rate) =>
      (timeline ?? []).every(
        ({ before, refund }, at, tiers) =>
          before > (tiers[at - 1]?.before ?? now) && refund <= (tiers[at - 1]?.refund ?? total),
      );
    expect(rates.filter((rate) => !isOrdered(rate))).toEqual([]);
    const late = ratesOf(allProperties().find(city)!, {
      ...context,
      now: instantOf('2027-03-12', 0, 'UTC') - 3_600_000,
    });
    expect(late.every(({ timeline }) => !timeline?.some(({ before }) => before <= now))).toBe(true);
  });

  it('are the same for the same request, in whole yen and with three decimals in dinars', () => {
    const { property } = all[0]!;
    expect(ratesOf(property, context)).toEqual(ratesOf(property, context));
    const [euro] = ratesOf(property, context);
    const [yen] = ratesOf(property, { ...context, currency: 'JPY' });
    const [dinar] = ratesOf(property, { ...context, currency: 'KWD' });
    expect(Math.abs(yen!.total - (euro!.total / 100) * 163)).toBeLessThan(10);
    expect(Math.abs(dinar!.total - (euro!.total / 100) * 335)).toBeLessThan(10);
  });

  it('leave out rooms that are too small', () => {
    const { property } = all[0]!;
    const people = (adults: number, rooms: number) => ratesOf(property, { ...context, adults, rooms });
    const most = Math.max(...property.rooms.map(({ adults }) => adults));
    expect(people(most, 1).length).toBeGreaterThan(0);
    expect(people(most + 1, 1)).toEqual([]);
    expect(people(most + 1, 2).length).toBeGreaterThan(0);
  });
});
