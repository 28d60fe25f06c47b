import { z } from 'zod';
import {
  codeFilterSchema,
  filterSchema,
  idSchema,
  pageOf,
  pageQuery,
  translatedSchema,
  timeZoneSchema,
} from '@traveldesk/shared-contract';
import { aliasesSchema } from './aliases';
import { maybeLatitude, maybeLongitude, wholePoint } from './coordinates';
import { inCountrySchema, namesSchema } from './names';
import { cityCodeSchema } from './place.codes';

/** The fields of `cityInputSchema`, for schemas that extend it; cross-field checks must come last. */
export const cityFields = z.strictObject({
  name: translatedSchema,
  code: cityCodeSchema.nullable(),
  country_id: idSchema,
  time_zone: timeZoneSchema,
  latitude: maybeLatitude,
  longitude: maybeLongitude,
  aliases: aliasesSchema.optional(),
});

/**
 * The input of a city. Cities without an airport have no code: null. `latitude` and `longitude` give its center in degrees, both or
 * neither. Missing `aliases` and coordinates keep their values; a new city then has none.
 */
export const cityInputSchema = wholePoint(cityFields);

/** A city in API responses. `code` is IATA's city code, shared by its airports: `PAR` for CDG and ORY. */
const citySchema = z.object({
  id: idSchema,
  name: namesSchema,
  code: z.string().nullable(),
  country: inCountrySchema,
  time_zone: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** The response for one city, with its aliases. */
export const cityRecordSchema = citySchema.extend({ aliases: z.array(z.string()) });

export const cityPageSchema = pageOf(citySchema);

/** `name` and `country` sort by names in the caller's language. */
const citySorts = ['name', 'code', 'country', 'time_zone', 'created_at', 'updated_at'] as const;

/**
 * The query of the list. `name` matches anywhere in the city's names of any language, its code and aliases; `country` in the country's;
 * `code` matches the beginning. `q` searches for pickers: an exact code first, then names that begin with it, then names that contain it or
 * are similar.
 */
export const cityQuerySchema = pageQuery(citySorts).extend({
  name: filterSchema(120).optional(),
  country: filterSchema(120).optional(),
  country_id: idSchema.optional(),
  code: codeFilterSchema(10).optional(),
  q: filterSchema(120).optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const cityExportQuerySchema = cityQuerySchema.omit({ page: true, per_page: true, q: true });

export type City = z.infer<typeof citySchema>;
export type CityRecord = z.infer<typeof cityRecordSchema>;
export type CityInput = z.infer<typeof cityInputSchema>;
export type CityQuery = z.infer<typeof cityQuerySchema>;
export type CityExportQuery = z.infer<typeof cityExportQuerySchema>;
