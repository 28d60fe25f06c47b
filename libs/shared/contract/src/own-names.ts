import type { Language, Translated } from './language';

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
