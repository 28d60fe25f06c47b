import { folded, type Language, type OwnNames } from '@traveldesk/shared-contract';
import { sql, type RawBuilder } from 'kysely';

/** The columns of what has a name of its own and perhaps others, with their folded texts (docs/adr/0109). */
export interface OwnNameColumns {
  name: string;
  sort_name: string;
  /** What it is called in French and Arabic where that differs, and what it is sorted by there. */
  name_fr: string | null;
  name_ar: string | null;
  sort_fr: string | null;
  sort_ar: string | null;
  /** Both names as they are searched, a line each. */
  sort_names: string;
}

/** What is written of the names; `keyOf` says what of one in French or Arabic it is sorted by. */
export function ownNameColumns(
  { name, name_fr: fr = null, name_ar: ar = null }: OwnNames,
  keyOf: (name: string) => string = (name) => name,
): OwnNameColumns {
  const sorted = (name: string | null) => name && folded(keyOf(name));
  return {
    name,
    sort_name: folded(name),
    name_fr: fr,
    name_ar: ar,
    sort_fr: sorted(fr),
    sort_ar: sorted(ar),
    sort_names: [fr, ar].flatMap((other) => (other === null ? [] : [folded(other)])).join('\n'),
  };
}

/** What a list of such a table is sorted by in a language: what it shows. The table has an index of the same text. */
export function sortedName(table: string, language: Language): RawBuilder<string> {
  const own = sql.ref(`${table}.sort_name`);
  return language === 'en' ? sql`${own}` : sql`coalesce(${sql.ref(`${table}.sort_${language}`)}, ${own})`;
}
