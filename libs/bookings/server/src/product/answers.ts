import { z } from 'zod';
import { bookingEventSchema, bookingSchema, quoteSchema } from '@traveldesk/bookings-contract';
import { pageOf } from '@traveldesk/shared-contract';
import type { Kernel } from '@traveldesk/shared-server';
import { productsOf, type Product } from './product';

/** Returns the API's response schemas of a booking, a quote and a booking's history, with the fields of their products. */
export function answerSchemas(kernel: Pick<Kernel, 'tools'>) {
  const products = productsOf(kernel);
  return {
    booking: oneOf(bookingSchema, products, ({ name, fields }) =>
      bookingSchema.extend({
        product: z.enum([name]),
        quote: quoteSchema.extend(fields.quote).nullable(),
        ...fields.booking,
      }),
    ),
    quote: oneOf(quoteSchema, products, ({ fields }) => quoteSchema.extend(fields.quote)),
    history: pageOf(
      bookingEventSchema.extend({
        // Strict, so that a version of one product is never taken for one of another.
        former: oneOf(noFormer, products, ({ fields }) => z.strictObject(fields.former)).nullable(),
      }),
    ),
  };
}

const noFormer = z.record(z.string(), z.unknown());

/** Returns the schema of the only product, or a union of several. */
function oneOf<Shown>(
  shared: z.ZodType<Shown>,
  products: readonly Product[],
  schemaOf: (product: Product) => z.ZodType<Shown>,
): z.ZodType<Shown> {
  const schemas = products.map(schemaOf);
  return schemas.length > 1 ? z.union(schemas) : (schemas[0] ?? shared);
}
