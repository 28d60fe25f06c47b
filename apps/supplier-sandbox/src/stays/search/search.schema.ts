import { z } from 'zod';
import { dateText } from '../../http/dates';
import { assumed } from '../assumed';

const coordinates = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** The circle to search. */
export const locationBody = z.object({
  radius: z.number().min(1).max(assumed.mostRadiusKm),
  geographic_coordinates: coordinates,
});

const guest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('adult'), age: z.number().int().min(18).max(130).optional() }),
  z.object({ type: z.literal('child'), age: z.number().int().min(0).max(assumed.oldestChild) }),
]);

const problem = (code: string, message: string) => ({ message, params: { code } });

/** `POST /stays/search` (STAYS 1). */
export const searchBody = z
  .object({
    check_in_date: dateText,
    check_out_date: dateText,
    rooms: z.number().int().min(1).max(assumed.mostRooms),
    guests: z.array(guest).min(1).max(assumed.mostGuests),
    location: locationBody.optional(),
    accommodation: z
      .object({ ids: z.array(z.string()).min(1).max(200), fetch_rates: z.boolean().default(false) })
      .optional(),
    mobile: z.boolean().default(false),
    free_cancellation_only: z.boolean().default(false),
    instant_payment: z.boolean().nullish(),
    negotiated_rate_ids: z.array(z.string()).max(20).default([]),
  })
  .refine(({ location, accommodation }) => location !== undefined || accommodation !== undefined, {
    ...problem('validation_required', "Field 'location' or 'accommodation' can't be blank"),
    path: ['location'],
  })
  .refine(({ location, accommodation }) => location === undefined || accommodation === undefined, {
    ...problem('validation_format', "Fields 'location' and 'accommodation' exclude each other"),
    path: ['accommodation'],
  })
  .refine(({ rooms, guests }) => guests.filter(({ type }) => type === 'adult').length >= rooms, {
    ...problem('validation_inclusion', 'Each room needs an adult'),
    path: ['guests'],
  });

export type SearchBody = z.output<typeof searchBody>;
