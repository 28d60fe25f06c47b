import { offer, offersLine, searchLine, supplierLine, viaIstanbul } from '@traveldesk/flights-ui/testing';
import { lineStream, recordRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import { fakeFlights } from './flights.fake';

function search() {
  const stream = lineStream();
  stream.send(searchLine, offersLine(offer('300.00'), viaIstanbul('240.00')), supplierLine('alpha', {}));
  stream.send({ type: 'end', count: 2, ms: 10 });
  stream.end();
  return { stream };
}

/** The fake API of `nx serve flights-feature`. */
export const hostRoutes = (): MockRoutes => ({
  ...fakeFlights().routes,
  ...recordRoutes('/companies', []),
  'GET /flights/offers': search,
  'GET /flights/day-prices': () => ({ body: { data: [] } }),
  'GET /flights/nearby-airports': () => ({ body: { data: [] } }),
});
