import type { Language, Translated } from './language';

/** A record with one name and optional translations. */
export interface OwnNames {
  name: string;
  name_fr?: string | null | undefined;
  name_ar?: string | null | undefined;
}

/** Returns its name in a language; without a translation, its own name. */
export function nameIn({ name, ...names }: OwnNames, language: Language): string {
  return (language === 'en' ? null : names[`name_${language}`]) ?? name;
}

export function namesOf(names: OwnNames): Translated {
  return { en: nameIn(names, 'en'), fr: nameIn(names, 'fr'), ar: nameIn(names, 'ar') };
}
