import { z } from 'zod';
import { quoteSchema } from '@traveldesk/bookings-contract';
import { cabins, sliceSchema } from '@traveldesk/flights-contract';
import { daySchema, doneOf, idSchema, moneySchema, typedCode } from '@traveldesk/shared-contract';

/** The trips that a change adds, and those that it removes. */
export const movedTripsSchema = z.object({ added: z.array(sliceSchema), removed: z.array(sliceSchema) });
export type MovedTrips = z.infer<typeof movedTripsSchema>;

/** A quote for a flight booking; only a change quote has moved trips. */
export const flightQuoteSchema = quoteSchema.extend(movedTripsSchema.shape);
export type FlightQuote = z.infer<typeof flightQuoteSchema>;

/** POST …/change-requests: other flights for some trips; `index` is the trip's position. */
export const changeRequestInputSchema = z.strictObject({
  trips: z
    .array(
      z.strictObject({
        index: z.number().int().min(0).max(5),
        origin: typedCode.toUpperCase().regex(/^[A-Z]{3}$/),
        destination: typedCode.toUpperCase().regex(/^[A-Z]{3}$/),
        date: daySchema,
        cabin: z.enum(cabins).nullable(),
      }),
    )
    .min(1)
    .max(6),
});
export type ChangeRequestInput = z.infer<typeof changeRequestInputSchema>;

/** Change options, the cheapest first. `due` and `penalty` as in a quote. */
const changeOptionsSchema = z.object({
  request_id: idSchema,
  options: z.array(
    z.object({
      ref: z.string(),
      ...movedTripsSchema.shape,
      due: moneySchema.nullable(),
      penalty: moneySchema.nullable().optional(),
      total: moneySchema.nullable(),
      expires_at: z.iso.datetime(),
    }),
  ),
});
export const changeOptionsDoneSchema = doneOf(changeOptionsSchema);
export type ChangeOptions = z.infer<typeof changeOptionsSchema>;

/** POST …/change-quotes: chooses one of the options. */
export const changeQuoteInputSchema = z.strictObject({
  request_id: idSchema,
  ref: z.string().min(1).max(120),
});
