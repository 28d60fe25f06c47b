import type { Language } from '@traveldesk/shared-contract';

/** The language in which a name stands in the midst of another: Latin letters are read out as English among Arabic ones. */
export function langOfName(name: string, language: Language): 'en' | undefined {
  return language === 'ar' && !/\p{Script=Arabic}/u.test(name) ? 'en' : undefined;
}
