import type { Language } from '@traveldesk/shared-contract';

/** Returns the `lang` of a name within other text: screen readers read a Latin name in Arabic as English. */
export function langOfName(name: string, language: Language): 'en' | undefined {
  return language === 'ar' && !/\p{Script=Arabic}/u.test(name) ? 'en' : undefined;
}
