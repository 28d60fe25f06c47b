import type { SingleNameRule } from '@traveldesk/suppliers-contract';

/** Titles that people type into a name, where airlines read them as a part of it. */
const titles: ReadonlySet<string> = new Set(
  'mr mrs ms miss mstr master dr prof sir madam mme mlle monsieur madame mademoiselle inf chd'.split(' '),
);

/** A title that stands in a name as a word of its own, as it is typed; null where there is none. A name that is nothing else is a name. */
export function titleIn(name: string): string | null {
  const words = name
    .trim()
    .split(/[\s.]+/)
    .filter(Boolean);
  return words.length > 1 ? (words.find((word) => titles.has(word.toLowerCase())) ?? null) : null;
}

export type NameField = 'given_name' | 'family_name';
type Names = { [Field in NameField]?: string | undefined };

/** Both names of somebody of whom one alone is filled in, as the rule wants them; null where none or both are. */
export function singleName({ given_name, family_name }: Names, rule: SingleNameRule) {
  const given = given_name?.trim() ?? '';
  const family = family_name?.trim() ?? '';
  if (Boolean(given) === Boolean(family)) return null;
  const name = given || family;
  return { given_name: rule === 'repeat' ? name : 'FNU', family_name: name };
}
