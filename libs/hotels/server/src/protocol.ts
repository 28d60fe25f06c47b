import { SupplierFault, protocolsOf, type SupplierProtocol } from '@traveldesk/suppliers-server';
import type { Kernel } from '@traveldesk/shared-server';
import type { StayAdapter } from './adapter';
import type { StayBookings } from './bookings/booking-adapter';
import type { NegotiatedAdapter } from './negotiated/negotiated-adapter';

/** The part of a protocol that sells hotels. */
export interface HotelProtocol {
  stays: StayAdapter;
  bookings: StayBookings;
  /** Absent if the protocol has no negotiated rates. */
  negotiated?: NegotiatedAdapter;
  /** Timeout for a call about a booking, longer than the supplier's own. */
  orderTimeoutMs: number;
}

declare module '@traveldesk/suppliers-server' {
  interface ProtocolProducts {
    hotels: HotelProtocol;
  }
}

/** Returns a protocol by name, with the way it sells hotels. Throws a SupplierFault if this server does not support it. */
export function hotelProtocolOf(
  kernel: Pick<Kernel, 'tools'>,
  name: string,
): HotelProtocol & { protocol: SupplierProtocol } {
  const protocol = protocolsOf(kernel).get(name);
  const hotels = protocol?.products.hotels;
  if (!hotels) throw new SupplierFault('unknown_protocol', 'no');
  return { ...hotels, protocol };
}
