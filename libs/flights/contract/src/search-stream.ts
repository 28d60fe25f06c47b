import { z } from 'zod';
import { buyerSchema, idSchema } from '@traveldesk/shared-contract';
import { endLineSchema, searchedSupplierSchema, supplierLineSchema } from '@traveldesk/suppliers-contract';
import { criteriaSchema } from './criteria';
import { dropCauses } from './drop-causes';
import { offerNamesSchema, offerSchema } from './offer';

/**
 * The first line. `currency` applies to all prices of the search: the company's, or the platform's if staff search for no company. `now` is
 * the server's time, which clients use to interpret `expires_at`.
 */
const searchLineSchema = z.object({
  type: z.literal('search'),
  id: idSchema,
  now: z.iso.datetime(),
  criteria: criteriaSchema,
  /** Null if staff search for no company. */
  company: buyerSchema.nullable(),
  currency: z.string(),
  expires_at: z.iso.datetime(),
  suppliers: z.array(searchedSupplierSchema),
});

/**
 * Offers of one supplier, and names of codes that earlier lines did not have. A supplier's offers come in order of price, up to 25 in its
 * first line and 100 in later ones.
 */
const offersLineSchema = z.object({
  type: z.literal('offers'),
  supplier: z.string(),
  offers: z.array(offerSchema),
  names: offerNamesSchema,
});

const flightSupplierLineSchema = supplierLineSchema(z.enum(dropCauses));

/** The lines of GET /flights/offers: `search` first, then the events of each supplier, then `end`. */
export const streamLineSchema = z.discriminatedUnion('type', [
  searchLineSchema.meta({
    title: 'search',
    description: 'The first line: what is searched for, in which currency, and who is asked.',
  }),
  flightSupplierLineSchema.meta({
    title: 'supplier',
    description:
      'The state of a supplier’s search: one when it is asked, one when it is slow, one when it has ended.',
  }),
  offersLineSchema.meta({
    title: 'offers',
    description:
      'Some offers of one supplier, in the order of their price, and the names of codes that no line before had.',
  }),
  endLineSchema.meta({
    title: 'end',
    description: 'The last line. An answer that ends without it was cut off.',
  }),
]);
export type StreamLine = z.infer<typeof streamLineSchema>;
export type SearchLine = z.infer<typeof searchLineSchema>;
export type SupplierLine = z.infer<typeof flightSupplierLineSchema>;
export type OffersLine = z.infer<typeof offersLineSchema>;
