import { bookingPathsOf, bookingPermissions } from '@traveldesk/bookings-contract';
import type { Product } from './product';

/** A booking as its address names it: a booking of another product does not exist there. */
export interface BookingAddress {
  product: string;
  id: string;
}

/** The paths of a product's bookings, and what the declarations and handlers of their routes need. */
export function routesOf({ name, permissions }: Pick<Product, 'name' | 'permissions'>) {
  return {
    paths: bookingPathsOf(name),
    permissions,
    readers: [bookingPermissions.list, permissions.bookings] as const,
    addressOf: ({ params: { id } }: { params: { id: string } }): BookingAddress => ({ product: name, id }),
  };
}
