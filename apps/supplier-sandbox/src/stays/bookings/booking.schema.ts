import { z } from 'zod';
import { metadataBody } from '../../http/metadata';
import { assumed } from '../assumed';

const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[\p{L}\p{M}' .-]+$/u);
const users = z.array(z.string().startsWith('icu_')).max(assumed.mostUsers);

/** `POST /stays/bookings` (STAYS 1): no amount, no title and no day of birth. */
export const bookingBody = z.object({
  quote_id: z.string().min(1),
  guests: z
    .array(z.object({ given_name: name, family_name: name, user_id: z.string().nullish() }))
    .min(1)
    .max(assumed.mostGuests),
  email: z.email(),
  phone_number: z.string().regex(/^\+[1-9]\d{6,14}$/),
  accommodation_special_requests: z.string().max(1000).nullish(),
  loyalty_programme_account_number: z.string().trim().min(1).max(50).nullish(),
  payment: z
    .union([z.object({ card_id: z.string() }), z.object({ three_d_secure_session_id: z.string() })])
    .nullish(),
  metadata: metadataBody.nullish(),
  users: users.nullish(),
});

export type BookingBody = z.output<typeof bookingBody>;

export const bookingPatch = z.object({ metadata: metadataBody.nullable(), users }).partial();
