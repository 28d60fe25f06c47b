import { folded, type Language, type OwnNames } from '@traveldesk/shared-contract';
import { sql, type RawBuilder } from 'kysely';

/** The columns of a record with one name and optional translations, with their folded texts (docs/adr/0109). */
export interface OwnNameColumns {
  name: string;
  sort_name: string;
  /** The French and Arabic names if they differ, and their sort keys. */
  name_fr: string | null;
  name_ar: string | null;
  sort_fr: string | null;
  sort_ar: string | null;
  /** Both translated names in folded form, one per line. */
  sort_names: string;
}

/** Returns the columns to write; `keyOf` returns the part of a translated name that it is sorted by. */
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

/** Returns the sort expression of a list in a language, by the shown name. The table has an index on the same expression. */
export function nameSortExpression(table: string, language: Language): RawBuilder<string> {
  const own = sql.ref(`${table}.sort_name`);
  return language === 'en' ? sql`${own}` : sql`coalesce(${sql.ref(`${table}.sort_${language}`)}, ${own})`;
}
