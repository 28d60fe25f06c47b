import { z } from 'zod';
import { filterSchema, idSchema, ownNamesShape, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { accountingCodeSchema, airlineCode, airlineIataSchema, airlineIcaoSchema } from './airline.codes';
import { airlineStatuses } from './airline.kinds';

/** What staff write of an airline. What an airline may lack is null when it does. */
export const airlineInputSchema = z.strictObject({
  iata: airlineIataSchema,
  icao: airlineIcaoSchema.nullable(),
  ...ownNamesShape,
  accounting_code: accountingCodeSchema.nullable(),
  country_id: idSchema.nullable(),
  status: z.enum(airlineStatuses),
});

/** An airline as the API answers it. `version` grows by one with each change, and is what If-Match names. */
export const airlineSchema = z.object({
  id: idSchema,
  iata: z.string(),
  icao: z.string().nullable(),
  name: z.string(),
  name_fr: z.string().nullable(),
  name_ar: z.string().nullable(),
  accounting_code: z.string().nullable(),
  country: z
    .object({
      id: idSchema,
      code: z.string(),
      name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }),
    })
    .nullable(),
  status: z.enum(airlineStatuses),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const airlinePageSchema = pageOf(airlineSchema);

const airlineSorts = [
  'name',
  'iata',
  'icao',
  'accounting_code',
  'country',
  'status',
  'created_at',
  'updated_at',
] as const;

/**
 * The query of the list. Its order by country goes by the country's name in the caller's language, and airlines of none
 * come last. `name` is found anywhere in the name in any language, whatever its accents and case, and `code` from the
 * beginning of the IATA, ICAO or accounting code. `q` is what somebody types into a picker: the airline with just that
 * code comes first, then names that begin with it, then names that have it or nearly have it.
 */
export const airlineQuerySchema = pageQuery(airlineSorts).extend({
  name: filterSchema(120).optional(),
  code: filterSchema(10).overwrite(airlineCode).optional(),
  status: z.enum(airlineStatuses).optional(),
  country_id: idSchema.optional(),
  q: filterSchema(120).optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const airlineExportQuerySchema = airlineQuerySchema.omit({ page: true, per_page: true, q: true });

export type Airline = z.infer<typeof airlineSchema>;
export type AirlineInput = z.infer<typeof airlineInputSchema>;
export type AirlineQuery = z.infer<typeof airlineQuerySchema>;
export type AirlineExportQuery = z.infer<typeof airlineExportQuerySchema>;
