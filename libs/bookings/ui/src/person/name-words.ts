import type { SingleNameRule } from '@traveldesk/suppliers-contract';

/** Titles often typed into a name, which airlines would read as a part of it. */
const titles: ReadonlySet<string> = new Set(
  'mr mrs ms miss mstr master dr prof sir madam mme mlle monsieur madame mademoiselle inf chd'.split(' '),
);

/** The first title found as a separate word in a name of several words, or null. A name of one word is never a title. */
export function titleIn(name: string): string | null {
  const words = name
    .trim()
    .split(/[\s.]+/)
    .filter(Boolean);
  return words.length > 1 ? (words.find((word) => titles.has(word.toLowerCase())) ?? null) : null;
}

export type NameField = 'given_name' | 'family_name';
type Names = { [Field in NameField]?: string | undefined };

/** Both names of a person with a single name, by the supplier's rule; null if both or neither are filled in. */
export function singleName({ given_name, family_name }: Names, rule: SingleNameRule) {
  const given = given_name?.trim() ?? '';
  const family = family_name?.trim() ?? '';
  if (Boolean(given) === Boolean(family)) return null;
  const name = given || family;
  return { given_name: rule === 'repeat' ? name : 'FNU', family_name: name };
}
