import type { Tx } from '@traveldesk/shared-server';
import { insertBooking } from './insert-booking.sql';

it('a booking of a product that is not registered is not inserted', async () => {
  const kernel = { tools: { bookings: { products: new Map() } } } as unknown as Parameters<
    typeof insertBooking
  >[1];
  const values = { product: 'stay' } as unknown as Parameters<typeof insertBooking>[2];
  await expect(insertBooking({} as Tx, kernel, values)).rejects.toThrow(
    'The product stay is not registered.',
  );
});
