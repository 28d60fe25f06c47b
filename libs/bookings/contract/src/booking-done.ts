import { z } from 'zod';
import { doneOf, idSchema } from '@traveldesk/shared-contract';

/**
 * The response to a booking request: the request was recorded, not yet carried out; poll `GET /flights/bookings/{id}/progress` for its
 * result. `number` is the booking's number for users.
 */
export const bookingResponseSchema = doneOf(
  z.object({ id: idSchema, number: z.string(), version: z.number().int() }),
);
export type BookingResponse = z.infer<typeof bookingResponseSchema>;
