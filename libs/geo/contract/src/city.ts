import { z } from 'zod';
import {
  filterSchema,
  idSchema,
  pageOf,
  pageQuery,
  translatedSchema,
  codeText,
} from '@traveldesk/shared-contract';
import { aliasesSchema } from './aliases';
import { maybeLatitude, maybeLongitude, wholePoint } from './coordinates';
import { inCountrySchema, namesSchema } from './names';
import { cityCodeSchema, timeZoneSchema } from './place.codes';

/** The fields of `cityInputSchema`, to be extended: rules across fields come last. */
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
 * What staff write of a city. A city without an airport has no code of air travel: null. `latitude` and `longitude` are its
 * center in degrees, both or neither. A change without `aliases` or coordinates keeps those that the city has; a new city
 * then has none.
 */
export const cityInputSchema = wholePoint(cityFields);

/** A city as the API answers it. `code` is IATA's, shared by the city's airports: `PAR` for CDG and ORY. */
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

/** The answer to one city: with what else it is called. */
export const cityRecordSchema = citySchema.extend({ aliases: z.array(z.string()) });

export const cityPageSchema = pageOf(citySchema);

/** `name` and `country` are names in the caller's language. */
const citySorts = ['name', 'code', 'country', 'time_zone', 'created_at', 'updated_at'] as const;

/**
 * The query of the list. `name` is found anywhere in the city's name in any language, in its code and aliases; `country` so
 * in the country's; `code` from its beginning. `q` is what somebody types into a picker: the city with just that
 * code first, then names that begin with it, then names that have it or nearly have it.
 */
export const cityQuerySchema = pageQuery(citySorts).extend({
  name: filterSchema(120).optional(),
  country: filterSchema(120).optional(),
  country_id: idSchema.optional(),
  code: filterSchema(10).overwrite(codeText).toUpperCase().optional(),
  q: filterSchema(120).optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const cityExportQuerySchema = cityQuerySchema.omit({ page: true, per_page: true, q: true });

export type City = z.infer<typeof citySchema>;
export type CityRecord = z.infer<typeof cityRecordSchema>;
export type CityInput = z.infer<typeof cityInputSchema>;
export type CityQuery = z.infer<typeof cityQuerySchema>;
export type CityExportQuery = z.infer<typeof cityExportQuerySchema>;
