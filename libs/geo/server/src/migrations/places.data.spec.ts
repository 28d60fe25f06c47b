import { createHash } from 'node:crypto';
import { airportInputSchema, cityInputSchema } from '@traveldesk/geo-contract';
import { airports } from './airports.data';
import { cities } from './cities.data';
import { countries } from './countries.data';

// docs/geo.md names the sources.

const someId = '0198f000-0000-7000-8000-000000000001';
const hashOf = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

it('never change after a release: a correction is a new migration', () => {
  expect({ cities: hashOf(cities), airports: hashOf(airports) }).toEqual({
    cities: 'fcd0df18d957110a984bb4faec3e97cea4ac31f2cd17708b75dd86c6a1d49600',
    airports: '8402f7dccdb0b5e4310a4a714e5b4480708d0a649e695d746d81e10815ab51b7',
  });
});

it('have each code once', () => {
  for (const column of [
    airports.map(([iata]) => iata),
    airports.map(([, icao]) => icao),
    cities.map(([code]) => code),
  ]) {
    expect(new Set(column).size).toBe(column.length);
  }
});

it('have no city without an airport and a country, and no airport without a city', () => {
  expect(new Set(airports.map(([, , city]) => city))).toEqual(new Set(cities.map(([code]) => code)));
  const known = new Set(countries.map(([code]) => code));
  expect(cities.filter(([, country = '']) => !known.has(country))).toEqual([]);
});

it('have only values that the forms accept', () => {
  for (const [code, , zone, en, fr, ar] of cities) {
    const city = { code, country_id: someId, time_zone: zone, name: { en, fr, ar } };
    expect(cityInputSchema.safeParse(city).error).toBeUndefined();
  }
  for (const [iata, icao, , latitude, longitude, zone, name] of airports) {
    const place = { latitude: Number(latitude), longitude: Number(longitude), time_zone: zone };
    const airport = { iata, icao, name, city_id: someId, scheduled: true, ...place };
    expect(airportInputSchema.safeParse(airport).error).toBeUndefined();
  }
});

it.each([
  ['PAR', ['CDG', 'ORY']],
  ['LON', ['LCY', 'LGW', 'LHR', 'LTN', 'SEN', 'STN']],
  ['TYO', ['HND', 'NRT']],
  ['CAI', ['CAI']],
  ['PRN', ['PRN']],
])('include the airports of %s', (city, expected) => {
  const found = airports.filter((row) => row[2] === city).map(([iata]) => iata);
  expect(found).toEqual(expect.arrayContaining(expected));
});
