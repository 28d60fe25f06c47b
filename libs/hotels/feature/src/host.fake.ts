import type { PropertyRow } from '@traveldesk/hotels-contract';
import { opened, ratesOf, rate, room } from '@traveldesk/hotels-ui/testing';
import { lineStream, recordRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import { fakeHotels } from './hotels.fake';
import { endLine, resultsLine, stayFrom, staySearchLine, staySupplierLine } from './results/stays.fake';

const property: PropertyRow = {
  id: '0198f000-0000-7000-8000-000000000001',
  name: 'Heron Palace',
  city: 'Cairo',
  country_code: 'EG',
  chain: null,
  suppliers: 1,
  version: 1,
  created_at: '2026-11-21T08:00:00.000Z',
};

function search() {
  const stream = lineStream();
  const stays = [stayFrom(1, 'Heron Palace', '410.00'), stayFrom(2, 'Corniche Inn', '220.00')];
  stream.send(staySearchLine, resultsLine(...stays), staySupplierLine('alpha'), endLine);
  stream.end();
  return { stream };
}

/** The fake API of `nx serve hotels-feature`. */
export const hostRoutes = (): MockRoutes => ({
  ...fakeHotels().routes,
  ...recordRoutes('/airports', []),
  ...recordRoutes('/companies', []),
  ...recordRoutes('/countries', []),
  'GET /hotels/offers': search,
  'GET /hotels/property-matches': () => ({ body: { data: [], total: 0 } }),
  ...recordRoutes('/hotels/properties', [property]),
  'GET /hotels/properties/{id}': () => ({ body: opened() }),
  'GET /hotels/properties/{id}/rates': () => ({ body: ratesOf('alpha', [room('King Room', [rate(40)])]) }),
  'GET /hotels/properties/{id}/record': () => ({ body: { ...property, point: null, suppliers: [] } }),
});
