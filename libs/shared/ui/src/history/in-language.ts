import { languages, type Language } from '@traveldesk/shared-contract';

/** Returns the reader's language of a translated text in the audit trail, and any other value unchanged. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const said = value as Partial<Record<Language, unknown>>;
  return said[language] ?? languages.map((other) => said[other]).find(Boolean) ?? value;
}
