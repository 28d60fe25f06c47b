import { countryOf } from '../../world/places';
import { duffelHotels } from './chains';
import { pointAt } from './make-property';
import type { Property, StayPlace } from './property';
import type { RoomType } from './rooms';
import { scenarioRooms, type Scenario } from './scenarios';

const { currency, phoneCode } = countryOf('PN');

/** An island without hotels, as with Duffel (STAYS 4). */
const hendersonIsland: StayPlace = {
  name: 'Henderson Island',
  country: 'PN',
  timeZone: 'Pacific/Pitcairn',
  currency,
  phoneCode,
  airports: [],
  latitude: -24.38,
  longitude: -128.32,
};

const roomOf = (scenario: Scenario): RoomType => ({
  name: scenarioRooms[scenario],
  beds: [{ type: 'double', count: 1 }],
  adults: 2,
  guests: 4,
  factor: 1,
  scenario,
});

const hotel: Property = {
  id: 'acc_0000AWr2VsUNIF1Vl91xg0',
  name: 'Duffel Test Hotel',
  place: hendersonIsland,
  point: { latitude: hendersonIsland.latitude, longitude: hendersonIsland.longitude },
  isLocated: true,
  chain: duffelHotels,
  brand: duffelHotels.brands[0] ?? null,
  programme: duffelHotels.programme,
  stars: 4,
  ratings: [{ source: 'aaa', value: 4 }],
  score: 8.4,
  reviews: 42,
  amenities: ['wifi', 'restaurant', '24_hour_front_desk'],
  checkIn: { after: '15:00', before: '11:30' },
  keys: 'Ask at the desk.',
  address: { line: '1 Beach Road', postalCode: 'PCRN 1ZZ' },
  phone: `+${phoneCode}20012345`,
  email: 'stay@duffel-test-hotel.example',
  description: 'A hotel that nobody has built, for trying out bookings.',
  photos: 3,
  rooms: (Object.keys(scenarioRooms) as Scenario[]).filter((one) => one !== 'no_coordinates').map(roomOf),
  nightly: 120,
  leastNights: 1,
  isResort: false,
  isTest: true,
};

export const testHotels: readonly Property[] = [
  hotel,
  {
    ...hotel,
    id: 'acc_0000TestHotelNowhere0',
    name: 'Duffel Test Hotel Nowhere',
    point: pointAt(hendersonIsland, 1, 0),
    isLocated: false,
    rooms: [roomOf('no_coordinates')],
  },
];
