import type { Seller } from '@traveldesk/companies-server';
import { Problem, type Kernel } from '@traveldesk/shared-server';
import {
  protocolsOf,
  SupplierFault,
  type Delivery,
  type Forgery,
  type SupplierProtocol,
} from '@traveldesk/suppliers-server';
import type { SupplierAdapter } from './adapter';
import type { OrderAdapter } from './orders/order-adapter';
import type { SupplierEvent } from './orders/supplier-event';

/** The part of a protocol that sells flights. */
export interface FlightProtocol {
  offers: SupplierAdapter;
  orders: OrderAdapter;
  /** Timeout for a call about an order. It must exceed the supplier's own, since giving up earlier would leave the outcome unknown. */
  orderTimeoutMs: number;
}

declare module '@traveldesk/suppliers-server' {
  interface ProtocolProducts {
    flights: FlightProtocol;
  }
}

type Tools = Pick<Kernel, 'tools'>;

/** Returns the protocol with this name and its flight operations. Throws a SupplierFault if this server does not support it. */
export function flightProtocolOf(
  kernel: Tools,
  name: string,
): FlightProtocol & { protocol: SupplierProtocol } {
  const protocol = protocolsOf(kernel).get(name);
  const flights = protocol?.products.flights;
  if (!flights) throw new SupplierFault('unknown_protocol', 'no');
  return { ...flights, protocol };
}

/** Whether this server supports a protocol, and the protocol sells flights. */
export function sellsFlights(kernel: Tools, name: string): boolean {
  return spokenBy(kernel, name) !== undefined;
}

/** Throws a 422 if this server does not support the seller's protocol. */
export function requireSpokenTo(kernel: Tools, { name, protocol }: Pick<Seller, 'name' | 'protocol'>): void {
  if (!sellsFlights(kernel, protocol)) throw new Problem(422, 'supplier_not_spoken_to', { params: { name } });
}

/** The longest known time, one day, for unsupported protocols. */
const unknownSettlesMs = 24 * 60 * 60_000;

/** Returns how long after an unanswered call its effect may still occur (`OrderAdapter`). */
export function settlesWithinMs(kernel: Tools, name: string | undefined): number {
  return spokenBy(kernel, name)?.orders.settlesWithinMs.unanswered ?? unknownSettlesMs;
}

function spokenBy(kernel: Tools, name: string | undefined): FlightProtocol | undefined {
  return name === undefined ? undefined : protocolsOf(kernel).get(name)?.products.flights;
}

/**
 * Returns the event of a delivery, or why it is rejected. For an unknown supplier or protocol the answer takes as long and is always
 * `unsigned`, so that guessing keys reveals nothing.
 */
export function readDelivery(
  kernel: Tools,
  name: string | undefined,
  delivery: Delivery,
): SupplierEvent | Forgery {
  const spoken = spokenBy(kernel, name);
  const [any] = [...protocolsOf(kernel).values()].flatMap(({ products }) => products.flights ?? []);
  const read = (spoken ?? any)?.orders.readDelivery(delivery);
  return spoken && read !== undefined ? read : 'unsigned';
}
