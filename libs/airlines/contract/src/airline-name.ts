import type { Language } from '@traveldesk/shared-contract';
import type { Airline } from './airline';

/** What an airline is called in a language: its name there, else its own. */
export function airlineName(
  { name, ...names }: Pick<Airline, 'name'> & Partial<Pick<Airline, 'name_fr' | 'name_ar'>>,
  language: Language,
): string {
  return (language === 'en' ? null : names[`name_${language}`]) ?? name;
}
