import type { ServerModule } from '@traveldesk/shared-server';
import { registerProtocol, type SupplierProtocol } from '../protocols';

/** A protocol without products, for tests; its ping matches `startFakeSupplier`. */
export const fakeProtocol: SupplierProtocol = {
  name: 'duffel',
  texts: 'protocols',
  module: 'flights',
  exampleUrl: 'https://api.duffel.com',
  headers: { 'duffel-version': 'v2' },
  authentication: (credentials) => ({ authorization: `Bearer ${credentials}` }),
  requestIdHeader: 'x-request-id',
  ping: {
    path: '/air/airlines?limit=1',
    isAnswer: (body) => body.startsWith('{"data":['),
  },
  masked: { secrets: new Set(), shownIn: new Set(), isAmount: () => false },
  events: [],
  products: {},
};

const fakeHotelProtocol: SupplierProtocol = { ...fakeProtocol, name: 'duffel_stays', module: 'hotels' };

const texts = {
  protocols: { duffel: 'Duffel', duffel_stays: 'Duffel Stays' },
  protocol_notes: { duffel: 'A protocol of tests.', duffel_stays: 'A protocol of tests.' },
};

/** Registers a test protocol of flights, and one of hotels. */
export const fakeProtocols: ServerModule = {
  name: 'protocols',
  migrations: {},
  texts: { en: texts, fr: texts, ar: texts },
  contribute: (kernel) => {
    registerProtocol(kernel, fakeProtocol);
    registerProtocol(kernel, fakeHotelProtocol);
  },
};
