import { z } from 'zod';
import type { Language, Translated } from './language';
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

/** What has a name of its own, and perhaps others. */
export interface OwnNames {
  name: string;
  name_fr?: string | null | undefined;
  name_ar?: string | null | undefined;
}

/** What it is called in a language: its name there, else its own. */
export function nameIn({ name, ...names }: OwnNames, language: Language): string {
  return (language === 'en' ? null : names[`name_${language}`]) ?? name;
}

/** What it is called in each language. */
export function namesOf(names: OwnNames): Translated {
  return { en: nameIn(names, 'en'), fr: nameIn(names, 'fr'), ar: nameIn(names, 'ar') };
}
