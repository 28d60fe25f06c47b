import type { Language } from '@traveldesk/shared-contract';

/** Each language in its own words, as who looks for it reads it. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', ar: 'العربية' };
