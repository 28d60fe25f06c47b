import { z } from 'zod';
import { nameSchema } from './text';

/** A name in the three languages (SPECIFICATION 1), each of them required. */
export const translatedSchema = z.strictObject({ en: nameSchema, fr: nameSchema, ar: nameSchema });

/**
 * The names of what has one of its own, in Latin letters: those in French and Arabic are there where they differ. One that is
 * left out of a change stays as it is.
 */
export const ownNamesShape = {
  name: nameSchema,
  name_fr: nameSchema.nullable().optional(),
  name_ar: nameSchema.nullable().optional(),
};
