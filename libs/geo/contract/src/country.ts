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
import { namesSchema } from './names';
import { countryCodeSchema, countryCurrencySchema, phoneCodeDigits, phoneCodeSchema } from './country.codes';

/**
 * What staff write of a country, when they create it and when they edit it. Without `aliases` a country keeps those it has, and a
 * new one has none.
 */
export const countryInputSchema = z.strictObject({
  name: translatedSchema,
  code: countryCodeSchema,
  currency: countryCurrencySchema,
  phone_code: phoneCodeSchema,
  aliases: aliasesSchema.optional(),
});

/** A country as the API answers it. `version` grows by one with each change, and is what If-Match names. */
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

/** The answer to one country: with what else it is called. */
export const countryRecordSchema = countrySchema.extend({ aliases: z.array(z.string()) });

export const countryPageSchema = pageOf(countrySchema);

/** `name` is the name in the caller's language. */
const countrySorts = ['name', 'code', 'currency', 'phone_code', 'created_at', 'updated_at'] as const;

/**
 * The query of the list. `search` is the one box of the screen: it finds what `name`, `currency` or `phone_code` would
 * find, the code from its beginning too. `name` is found anywhere in the name in any of the three languages, whatever its accents
 * and case, in its aliases and its codes of two and three letters; `code`, `currency` and `phone_code` are found from their
 * beginning. `q` is what somebody types into a picker: as `name`, with what fits best first. In the order of names what is called
 * just that comes first.
 */
export const countryQuerySchema = pageQuery(countrySorts).extend({
  search: filterSchema(120).optional(),
  name: filterSchema(120).optional(),
  code: filterSchema(10).overwrite(codeText).toUpperCase().optional(),
  currency: filterSchema(10).overwrite(codeText).toUpperCase().optional(),
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
