import { z } from 'zod';
import {
  codeFilterSchema,
  filterSchema,
  idSchema,
  ownNamesShape,
  pageOf,
  pageQuery,
  timeZoneSchema,
} from '@traveldesk/shared-contract';
import { aliasesSchema } from './aliases';
import { latitudeSchema, longitudeSchema } from './coordinates';
import { inCitySchema } from './names';
import { airportIataSchema, airportIcaoSchema } from './place.codes';

/**
 * The input of an airport. Airports without an ICAO code have null. Missing `closed` and `aliases` keep their values; a new airport is open
 * and has no aliases.
 */
export const airportInputSchema = z.strictObject({
  iata: airportIataSchema,
  icao: airportIcaoSchema.nullable(),
  ...ownNamesShape,
  city_id: idSchema,
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  time_zone: timeZoneSchema,
  scheduled: z.boolean(),
  closed: z.boolean().optional(),
  aliases: aliasesSchema.optional(),
});

/**
 * An airport in API responses. `scheduled`: it has scheduled flights. `closed`: it has no flights any more; it stays for records that refer
 * to it, but pickers do not offer it. `former_codes`: unused codes that lead to it, namely its own earlier ones and those of closed
 * airports whose flights it took over.
 */
const airportSchema = z.object({
  id: idSchema,
  iata: z.string(),
  icao: z.string().nullable(),
  name: z.string(),
  name_fr: z.string().nullable(),
  name_ar: z.string().nullable(),
  city: inCitySchema,
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
  scheduled: z.boolean(),
  closed: z.boolean(),
  former_codes: z.array(z.string()),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** The response for one airport, with its aliases. */
export const airportRecordSchema = airportSchema.extend({ aliases: z.array(z.string()) });

export const airportPageSchema = pageOf(airportSchema);

/** `name`, `city` and `country` sort by names in the caller's language. */
const airportSorts = [
  'name',
  'iata',
  'icao',
  'city',
  'country',
  'time_zone',
  'created_at',
  'updated_at',
] as const;

/**
 * The query of the list. `name` matches anywhere in names, codes and aliases of the airport and its city; `country` in the country's;
 * `code` matches the beginning of the IATA or ICAO code. `q` searches for pickers and leaves out closed airports: an exact code first, then
 * the airports of a city with that code, then exact names and aliases, then the rest, ranked as in docs/geo.md.
 */
export const airportQuerySchema = pageQuery(airportSorts).extend({
  name: filterSchema(120).optional(),
  country: filterSchema(120).optional(),
  city_id: idSchema.optional(),
  country_id: idSchema.optional(),
  code: codeFilterSchema(10).optional(),
  scheduled: z.enum(['true', 'false']).optional(),
  q: filterSchema(120).optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const airportExportQuerySchema = airportQuerySchema.omit({ page: true, per_page: true, q: true });

export type Airport = z.infer<typeof airportSchema>;
export type AirportRecord = z.infer<typeof airportRecordSchema>;
export type AirportInput = z.infer<typeof airportInputSchema>;
export type AirportQuery = z.infer<typeof airportQuerySchema>;
export type AirportExportQuery = z.infer<typeof airportExportQuerySchema>;
