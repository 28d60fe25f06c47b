import { languages, type Language } from '@traveldesk/shared-contract';

/** What the product has said in each language, as the audit trail keeps it, in that of its reader; all else as it is. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const said = value as Partial<Record<Language, unknown>>;
  return said[language] ?? languages.map((other) => said[other]).find(Boolean) ?? value;
}
