import type { ServerModule } from '@traveldesk/shared-server';
import { registerProtocol, type SupplierProtocol } from '@traveldesk/suppliers-server';
import { heronOffers } from './heron-offers.fake';
import { heronOrders } from './heron-orders.fake';

/** A second protocol, to test behavior that must be the same for every protocol. */
const heronProtocol: SupplierProtocol = {
  name: 'heron-3',
  texts: 'heron',
  module: 'flights',
  exampleUrl: 'https://desk.heron.example',
  headers: { 'x-heron-api': '3' },
  authentication: (account) => ({ authorization: `Basic ${Buffer.from(account).toString('base64')}` }),
  requestIdHeader: 'x-heron-call',
  ping: { path: '/v3/hello', isAnswer: (body) => body === '{"hello":"heron"}' },
  masked: {
    secrets: new Set(['birthday']),
    shownIn: new Set(),
    isAmount: (name) => name === 'cents',
  },
  events: [],
  products: { flights: { offers: heronOffers, orders: heronOrders, orderTimeoutMs: 5_000 } },
};

const texts = {
  en: { protocols: { 'heron-3': 'Heron 3' }, protocol_notes: { 'heron-3': 'A protocol of tests.' } },
  fr: { protocols: { 'heron-3': 'Heron 3' }, protocol_notes: { 'heron-3': 'Un protocole de test.' } },
  ar: { protocols: { 'heron-3': 'Heron 3' }, protocol_notes: { 'heron-3': 'بروتوكول للاختبار.' } },
};

export const heronModule: ServerModule = {
  name: 'heron',
  migrations: {},
  texts,
  contribute: (kernel) => registerProtocol(kernel, heronProtocol),
};
