import { z } from 'zod';
import { bookingEventSchema, bookingSchema, quoteSchema } from '@traveldesk/bookings-contract';
import { pageOf } from '@traveldesk/shared-contract';
import type { Product } from './product';

/** Returns the API's response schemas of a product's booking, its quote and its history. */
export function answerSchemas({ name, fields }: Pick<Product, 'name' | 'fields'>) {
  const quote = quoteSchema.extend(fields.quote);
  return {
    booking: bookingSchema.extend({
      product: z.enum([name]),
      quote: quote.nullable(),
      ...fields.booking,
    }),
    quote,
    history: pageOf(bookingEventSchema.extend({ former: z.strictObject(fields.former).nullable() })),
  };
}
