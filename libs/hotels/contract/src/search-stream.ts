import { z } from 'zod';
import { idSchema } from '@traveldesk/shared-contract';
import { endLineSchema, searchedSupplierSchema, supplierLineSchema } from '@traveldesk/suppliers-contract';
import { stayCriteriaSchema } from './criteria';
import { stayDropCauses } from './drop-causes';
import { stayPlaceSchema } from './place';
import { stayResultSchema } from './result';

/**
 * The first line. `currency` is that of all totals: the company's, or the platform's if staff search for no company. `now` is the server's
 * time, which clients use to interpret `expires_at`.
 */
const searchLineSchema = z.object({
  type: z.literal('search'),
  id: idSchema,
  now: z.iso.datetime(),
  criteria: stayCriteriaSchema,
  place: stayPlaceSchema,
  /** Null if staff search for no company. */
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  currency: z.string(),
  expires_at: z.iso.datetime(),
  suppliers: z.array(searchedSupplierSchema),
});

/** Results of one supplier, in the supplier's order: up to 25 in its first line and 100 in later ones. */
const resultsLineSchema = z.object({
  type: z.literal('results'),
  supplier: z.string(),
  results: z.array(stayResultSchema),
});

export const staySupplierLineSchema = supplierLineSchema(z.enum(stayDropCauses));

/** The lines of GET /hotels/offers: `search` first, then the events of each supplier, then `end`. */
export const stayLineSchema = z.discriminatedUnion('type', [
  searchLineSchema.meta({
    title: 'search',
    description: 'The first line: what is searched for and where, in which currency, and who is asked.',
  }),
  staySupplierLineSchema.meta({
    title: 'supplier',
    description: 'The state of a supplier’s search: when it is asked, when it is slow, when it has ended.',
  }),
  resultsLineSchema.meta({ title: 'results', description: 'Some properties of one supplier.' }),
  endLineSchema.meta({
    title: 'end',
    description: 'The last line. An answer that ends without it was cut off.',
  }),
]);
export type StayLine = z.infer<typeof stayLineSchema>;
export type StaySupplierLine = z.infer<typeof staySupplierLineSchema>;
