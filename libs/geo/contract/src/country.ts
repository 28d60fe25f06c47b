import { z } from 'zod';
import {
  codeFilterSchema,
  filterSchema,
  idSchema,
  pageOf,
  pageQuery,
  translatedSchema,
} from '@traveldesk/shared-contract';
import { aliasesSchema } from './aliases';
import { namesSchema } from './names';
import { countryCodeSchema, countryCurrencySchema, phoneCodeDigits, phoneCodeSchema } from './country.codes';

/** The input of creating and editing a country. Missing `aliases` keep their values; a new country then has none. */
export const countryInputSchema = z.strictObject({
  name: translatedSchema,
  code: countryCodeSchema,
  currency: countryCurrencySchema,
  phone_code: phoneCodeSchema,
  aliases: aliasesSchema.optional(),
});

/** A country in API responses. `version` increments with each change, and is the value for If-Match. */
const countrySchema = z.object({
  id: idSchema,
  name: namesSchema,
  code: z.string(),
  currency: z.string(),
  phone_code: z.string(),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** The response for one country, with its aliases. */
export const countryRecordSchema = countrySchema.extend({ aliases: z.array(z.string()) });

export const countryPageSchema = pageOf(countrySchema);

/** `name` sorts by the name in the caller's language. */
const countrySorts = ['name', 'code', 'currency', 'phone_code', 'created_at', 'updated_at'] as const;

/**
 * The query of the list. `search` is the screen's search box: it combines `name`, `code`, `currency` and `phone_code`. `name` matches
 * anywhere in the names of all three languages, ignoring accents and case, in aliases and in alpha-2 and alpha-3 codes; `code`, `currency`
 * and `phone_code` match the beginning. `q` searches for pickers like `name`, best matches first. When sorting by name, exact matches come
 * first.
 */
export const countryQuerySchema = pageQuery(countrySorts).extend({
  search: filterSchema(120).optional(),
  name: filterSchema(120).optional(),
  code: codeFilterSchema(10).optional(),
  currency: codeFilterSchema(10).optional(),
  phone_code: filterSchema(20).overwrite(phoneCodeDigits).optional(),
  q: filterSchema(120).optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const countryExportQuerySchema = countryQuerySchema.omit({ page: true, per_page: true, q: true });

export type Country = z.infer<typeof countrySchema>;
export type CountryRecord = z.infer<typeof countryRecordSchema>;
export type CountryInput = z.infer<typeof countryInputSchema>;
export type CountryQuery = z.infer<typeof countryQuerySchema>;
export type CountryExportQuery = z.infer<typeof countryExportQuerySchema>;
