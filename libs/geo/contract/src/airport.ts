import { z } from 'zod';
import {
  filterSchema,
  idSchema,
  ownNamesShape,
  pageOf,
  pageQuery,
  codeText,
} from '@traveldesk/shared-contract';
import { aliasesSchema } from './aliases';
import { latitudeSchema, longitudeSchema } from './coordinates';
import { inCitySchema } from './names';
import { airportIataSchema, airportIcaoSchema, timeZoneSchema } from './place.codes';

/**
 * What staff write of an airport. One without an ICAO code has null. What is left out of `closed` and `aliases` stays as it
 * is; a new airport is open and has no aliases.
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
 * An airport as the API answers it. `scheduled` says whether airlines fly there by a timetable, `closed` that nobody does any
 * more: it stays for what refers to it, and no picker offers it. `former_codes` are codes that no place has now and that lead to it:
 * its own of before, and those of closed airports whose flights it has taken.
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

/** The answer to one airport: with what else it is called. */
export const airportRecordSchema = airportSchema.extend({ aliases: z.array(z.string()) });

export const airportPageSchema = pageOf(airportSchema);

/** `name`, `city` and `country` are names in the caller's language. */
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
 * The query of the list. `name` is found anywhere in the airport's names, codes and aliases and in those of its city;
 * `country` in the country's; `code` from the beginning of the IATA or ICAO code. `q` is what somebody types into a
 * picker, which offers no closed airport: the one with just that code first, then those of the city with just that code,
 * then a whole name or alias, then the rest; docs/geo.md says how they are ranked.
 */
export const airportQuerySchema = pageQuery(airportSorts).extend({
  name: filterSchema(120).optional(),
  country: filterSchema(120).optional(),
  city_id: idSchema.optional(),
  country_id: idSchema.optional(),
  code: filterSchema(10).overwrite(codeText).toUpperCase().optional(),
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
