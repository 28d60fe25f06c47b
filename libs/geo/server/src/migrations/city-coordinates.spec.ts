import { distanceKm } from '@traveldesk/geo-contract';
import { cityCoordinates } from './city-coordinates.data';
import { shippedPlaces } from './shipped';

const cities = new Map([...shippedPlaces.cities].map(([key, city]) => [city.code, { key, ...city }]));
const airports = [...shippedPlaces.airports.values()];

describe('the coordinates of cities', () => {
  it('belong to one shipped city each, at most 80 km from one of its airports', () => {
    const wrong = cityCoordinates.filter(([code = '', country, latitude, longitude]) => {
      const city = cities.get(code);
      const at = { latitude: Number(latitude), longitude: Number(longitude) };
      const near = airports.some((airport) => airport.city === city?.key && distanceKm(at, airport) <= 80);
      return city?.country !== country || !near;
    });
    expect(wrong).toEqual([]);
    expect(new Set(cityCoordinates.map(([code]) => code)).size).toBe(cityCoordinates.length);
  });

  it('are as many as docs/geo.md says', () => {
    expect(cityCoordinates).toHaveLength(2973);
  });

  it.each([
    ['CAI', 'Cairo', 30.04, 31.24],
    ['NYC', 'New York', 40.71, -74.01],
    ['SYD', 'Sydney', -33.87, 151.21],
  ])('%s is at the center of %s', (code, _, latitude, longitude) => {
    const [, , north, east] = cityCoordinates.find(([one]) => one === code) ?? [];
    expect(
      distanceKm({ latitude: Number(north), longitude: Number(east) }, { latitude, longitude }),
    ).toBeLessThan(5);
  });
});
