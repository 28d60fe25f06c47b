import { z } from 'zod';
import { idSchema } from '@traveldesk/shared-contract';

/** A name in the three languages, as the API answers it. */
export const namesSchema = z.object({ en: z.string(), fr: z.string(), ar: z.string() });

/** A country, as what lies in it names it. */
export const inCountrySchema = z.object({ id: idSchema, code: z.string(), name: namesSchema });

/** A city, as what lies in it names it. */
export const inCitySchema = z.object({
  id: idSchema,
  code: z.string().nullable(),
  name: namesSchema,
  country: inCountrySchema,
});
