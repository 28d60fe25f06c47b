import type { Tx } from '@traveldesk/shared-server';
import { insertBooking } from './insert-booking.sql';

it('refuses to insert a booking of an unregistered product', async () => {
  const kernel = { tools: { bookings: { products: new Map() } } } as unknown as Parameters<
    typeof insertBooking
  >[1];
  const values = { product: 'stay' } as unknown as Parameters<typeof insertBooking>[2];
  await expect(insertBooking({} as Tx, kernel, values)).rejects.toThrow(
    'The product stay is not registered.',
  );
});
