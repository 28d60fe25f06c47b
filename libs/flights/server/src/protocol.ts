import type { Seller } from '@traveldesk/companies-server';
import { protocolsOf, type SupplierProtocol } from '@traveldesk/suppliers-server';
import { Problem, type Kernel } from '@traveldesk/shared-server';
import type { SupplierAdapter } from './adapter';
import { SupplierFault } from './call/fault';
import { withoutAmounts } from './orders/masked-exchange';
import type { OrderAdapter } from './orders/order-adapter';
import type { Delivery, Forgery, SupplierEvent } from './orders/supplier-event';

/** The part of a protocol that sells flights. */
export interface FlightProtocol {
  offers: SupplierAdapter;
  orders: OrderAdapter;
  /** The whole time that a call about an order may take: who gives up before the supplier does would not know what came of it. */
  orderTimeoutMs: number;
}

declare module '@traveldesk/suppliers-server' {
  interface ProtocolProducts {
    flights: FlightProtocol;
  }
}

type Tools = Pick<Kernel, 'tools'>;

/** The protocol of that name and how it sells flights. Throws a SupplierFault where this server has none. */
export function flightProtocolOf(
  kernel: Tools,
  name: string,
): FlightProtocol & { protocol: SupplierProtocol } {
  const protocol = protocolsOf(kernel).get(name);
  const flights = protocol?.products.flights;
  if (!flights) throw new SupplierFault('unknown_protocol', 'no');
  return { ...flights, protocol };
}

/** Whether this server speaks the protocol of that name, and it sells flights. */
export function sellsFlights(kernel: Tools, name: string): boolean {
  return spokenBy(kernel, name) !== undefined;
}

/** Throws a 422 where this server does not speak the protocol of a seller of flights. */
export function requireSpokenTo(kernel: Tools, { name, protocol }: Pick<Seller, 'name' | 'protocol'>): void {
  if (!sellsFlights(kernel, protocol)) throw new Problem(422, 'supplier_not_spoken_to', { params: { name } });
}

/** The longest known time, a day, for protocols that this server does not speak. */
const unknownSettlesMs = 24 * 60 * 60_000;

/** The time after an unanswered call during which its effect may still come (`OrderAdapter`). */
export function settlesWithinMs(kernel: Tools, name: string | undefined): number {
  return spokenBy(kernel, name)?.orders.settlesWithinMs.unanswered ?? unknownSettlesMs;
}

function spokenBy(kernel: Tools, name: string | undefined): FlightProtocol | undefined {
  return name === undefined ? undefined : protocolsOf(kernel).get(name)?.products.flights;
}

/**
 * The event of a delivery in the protocol of that name, or why it is not believed. Where nobody speaks it, or there is no such
 * supplier, the answer takes as long and is always `unsigned`: who guesses keys learns nothing.
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

/**
 * What was said in the protocol of that name, for who is not told what a supplier asks (TRAVEL-RULES 30): without the amounts of any
 * protocol, as the supplier may have spoken another one then; null where this server does not speak it and cannot find them.
 */
export function withoutNetPrices<Said extends object>(
  kernel: Tools,
  name: string | undefined,
  said: Said,
): Said | null {
  const protocols = protocolsOf(kernel);
  if (name === undefined || !protocols.has(name)) return null;
  const all = [...protocols.values()];
  return withoutAmounts({ isAmount: (field) => all.some(({ masked }) => masked.isAmount(field)) }, said);
}
