import { z } from 'zod';
import { bookingSchema, quoteSchema } from '@traveldesk/bookings-contract';
import type { Kernel } from '@traveldesk/shared-server';
import { productsOf, type Product } from './product';

/** Returns the API's response schemas of a booking and a quote, with the fields of their products. */
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
  };
}

/** Returns the schema of the only product, or a union of several. */
function oneOf<Shared extends z.ZodType>(
  shared: Shared,
  products: readonly Product[],
  schemaOf: (product: Product) => Shared,
): Shared | z.ZodUnion<readonly Shared[]> {
  const schemas = products.map(schemaOf);
  return schemas.length > 1 ? z.union(schemas) : (schemas[0] ?? shared);
}
