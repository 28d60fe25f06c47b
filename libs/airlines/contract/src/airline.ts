import { z } from 'zod';
import { filterSchema, idSchema, ownNamesShape, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { accountingCodeSchema, airlineCode, airlineIataSchema, airlineIcaoSchema } from './airline.codes';
import { airlineStatuses } from './airline.kinds';

/** The input of an airline. Missing optional facts are null. */
export const airlineInputSchema = z.strictObject({
  iata: airlineIataSchema,
  icao: airlineIcaoSchema.nullable(),
  ...ownNamesShape,
  accounting_code: accountingCodeSchema.nullable(),
  country_id: idSchema.nullable(),
  status: z.enum(airlineStatuses),
});

/** An airline in API responses. `version` increments with each change, and is the value for If-Match. */
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
 * The query of the list. Sorting by country uses its name in the caller's language, airlines without one last. `name` matches anywhere in a
 * name of any language, ignoring accents and case; `code` matches the beginning of the IATA, ICAO or accounting code. `q` searches for
 * pickers: exact codes first, then names that begin with it, then names that contain it or are similar.
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
