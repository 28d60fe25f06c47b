import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

export type Language = 'en' | 'fr' | 'ar';
interface Texts {
  [key: string]: string | Texts;
}

/** Texts stored with a part of a library, by their namespace. */
const parts: Record<string, string> = {
  flights: 'flights/ui/src/offer',
  supplierSearch: 'suppliers/ui/src/search',
  bookings: 'bookings/ui/src',
  bookingReview: 'bookings/ui/src/review',
  bookingRecord: 'bookings/feature/src/bookings',
  hotels: 'hotels/ui/src',
  forms: 'shared/ui/src/form',
  persons: 'bookings/ui/src/person',
  searchForm: 'suppliers/ui/src/form',
  secondFactor: 'auth/feature/src/second-factor',
  markupForm: 'markups/feature/src/form',
  markupPriceCheck: 'markups/feature/src/price-check',
  markupSimulation: 'markups/feature/src/simulation',
  supplierReview: 'suppliers/ui/src/review',
};

/** The location of the texts of `users`, of the API's `users/server`, and of those that every screen shares. */
function fileOf(namespace: string, language: Language): string {
  if (namespace === 'common') return path.join(root, `libs/shared/web/src/i18n/texts/${language}.json`);
  const part = parts[namespace];
  if (part) return path.join(root, `libs/${part}/texts/${language}.json`);
  const library = namespace.includes('/') ? namespace : `${namespace}/feature`;
  return path.join(root, `libs/${library}/src/texts/${language}.json`);
}

/**
 * The product's texts in a language, by namespace and key: for journeys that run in every language. Texts that the specification fixes
 * are written out in the journeys in English instead.
 */
export function textsOf(language: Language) {
  return (namespace: string, key: string, values: Record<string, string> = {}): string => {
    const file = fileOf(namespace, language);
    if (!existsSync(file)) throw new Error(`There are no texts of ${namespace} in ${language}.`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>(
        (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
        texts,
      );
    if (typeof found !== 'string') throw new Error(`${namespace}:${key} is not a text in ${language}.`);
    // The API isolates the values that it inserts into Arabic, so that they keep their own direction.
    const apart = language === 'ar' && namespace.endsWith('/server');
    return found.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return apart ? `\u2068${value}\u2069` : value;
    });
  };
}
