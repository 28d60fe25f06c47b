import { z } from 'zod';
import { nameSchema } from './text';

/** A name in all three languages (SPECIFICATION 1). */
export const translatedSchema = z.strictObject({ en: nameSchema, fr: nameSchema, ar: nameSchema });

/** A name in Latin letters, with optional French and Arabic translations. A translation that a change leaves out stays as it is. */
export const ownNamesShape = {
  name: nameSchema,
  name_fr: nameSchema.nullable().optional(),
  name_ar: nameSchema.nullable().optional(),
};
