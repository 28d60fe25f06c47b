import { z } from 'zod';
import { idSchema } from '@traveldesk/shared-contract';

/** A name in three languages, in API responses. */
export const namesSchema = z.object({ en: z.string(), fr: z.string(), ar: z.string() });

/** The country of a city or airport. */
export const inCountrySchema = z.object({ id: idSchema, code: z.string(), name: namesSchema });

/** The city of an airport. */
export const inCitySchema = z.object({
  id: idSchema,
  code: z.string().nullable(),
  name: namesSchema,
  country: inCountrySchema,
});
