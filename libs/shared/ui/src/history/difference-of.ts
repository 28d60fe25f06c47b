import { languages, type HistoryEntry } from '@traveldesk/shared-contract';

type Change = HistoryEntry['changes'][number];

export interface Difference {
  before: unknown;
  after: unknown;
  /** Both sides are lists: `before` has the removed items, `after` the added ones. */
  isList: boolean;
}

/**
 * Returns the difference between both sides of a change: for lists the removed and added items, for a translated name the languages that
 * differ. Lists that differ only in order are returned whole.
 */
export function differenceOf({ before, after }: Pick<Change, 'before' | 'after'>): Difference {
  if (Array.isArray(before) && Array.isArray(after)) {
    const gone = itemsNotIn(before, after);
    const come = itemsNotIn(after, before);
    if (gone.length + come.length > 0) return { before: gone, after: come, isList: true };
  }
  if (isTranslated(before) && isTranslated(after)) {
    const changed = languages.filter((language) => before[language] !== after[language]);
    return { before: pick(before, changed), after: pick(after, changed), isList: false };
  }
  return { before, after, isList: false };
}

const text = (value: unknown) => JSON.stringify(value);

/** Returns the items of a list that the other list lacks. */
export function itemsNotIn(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const known = new Set(other.map(text));
  return list.filter((one) => !known.has(text(one)));
}

type Names = Partial<Record<string, unknown>>;

function isTranslated(value: unknown): value is Names {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => languages.some((language) => language === key));
}

function pick(names: Names, keys: readonly string[]): Names {
  return Object.fromEntries(keys.filter((key) => key in names).map((key) => [key, names[key]]));
}
