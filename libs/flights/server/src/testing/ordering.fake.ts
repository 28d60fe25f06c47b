import { addDays } from '@traveldesk/shared-contract';
import { newId } from '@traveldesk/shared-server';
import { sandboxToken, type Sandbox } from '@traveldesk/shared-testing/server';
import { type CallContext, createGates, type SupplierCalls } from '@traveldesk/suppliers-server';
import { offerOf } from '../duffel/offer';
import type { NewOrder, NewTraveller } from '../orders/new-order';
import { callsTo } from './calls.fake';

/** A day two months from now, when every airline sells and holds flights. */
export const flightDay = addDays(new Date().toISOString().slice(0, 10), 60);

/** Returns calls about orders to a supplier at a loopback address, each with its own gate. */
export function orderCalls(baseUrl: string, change: Partial<CallContext> = {}): SupplierCalls {
  return callsTo(baseUrl, {
    kind: 'order',
    connection: { baseUrl, credentials: sandboxToken },
    gate: createGates()('one', 'order'),
    ...change,
  });
}

/** Shorter limits than those of orders, for tests. */
export const impatient = { timeoutMs: 500, concurrency: 5, patienceMs: 500 };

interface OfferWire {
  id: string;
  owner: { iata_code: string };
  passengers: { id: string }[];
  total_amount: string;
  total_currency: string;
}

/** Returns the training airline's first offer for a trip, by default for one adult. */
export async function offerFor(
  sandbox: Sandbox,
  [origin, destination]: readonly [string, string] = ['CAI', 'LHR'],
  passengers: readonly object[] = [{ type: 'adult' }],
): Promise<OfferWire> {
  const { offers } = await sandbox.ask<{ offers: OfferWire[] }>(
    'POST',
    '/air/offer_requests?return_offers=true',
    { slices: [{ origin, destination, departure_date: flightDay }], passengers },
  );
  const found = offers.find(({ owner }) => owner.iata_code === 'ZZ');
  if (!found) throw new Error(`Nobody flies from ${origin} to ${destination}.`);
  return found;
}

export function traveller(ref: string, change: Partial<NewTraveller> = {}): NewTraveller {
  return {
    ref,
    title: 'ms',
    gender: 'f',
    given_name: 'Amal',
    family_name: "O'Neill",
    born_on: '1990-05-17',
    email: 'amal@agency.example',
    phone: '+201001234567',
    infant: null,
    document: null,
    loyalty: [],
    ...change,
  };
}

/** Returns an order of an offer for one adult at the offered price. */
export function orderFor(offer: OfferWire, change: Partial<NewOrder> = {}): NewOrder {
  const names = { places: new Map(), airlines: new Map(), aircraft: new Map() };
  return {
    offerRef: offer.id,
    type: 'instant',
    travellers: [traveller(offer.passengers[0]?.id ?? '')],
    services: [],
    price: { amount: offer.total_amount, currency: offer.total_currency },
    itineraryKey: offerOf(offer, { key: 'training' }, names).itinerary_key,
    ours: { booking: newId(), attempt: newId() },
    ...change,
  };
}
