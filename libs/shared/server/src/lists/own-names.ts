import { folded, type Language, type OwnNames } from '@traveldesk/shared-contract';
import { sql, type RawBuilder } from 'kysely';

/** The columns of what has a name of its own and perhaps others, each with its folded text (docs/adr/0011). */
export interface OwnNameColumns {
  name: string;
  sort_name: string;
  /** What it is called in French and Arabic where that differs, and the same folded. */
  name_fr: string | null;
  name_ar: string | null;
  sort_fr: string | null;
  sort_ar: string | null;
}

/** What is written of the names; one that is left out is not. */
export function ownNameColumns({
  name,
  name_fr: fr,
  name_ar: ar,
}: OwnNames): Pick<OwnNameColumns, 'name' | 'sort_name'> & Partial<OwnNameColumns> {
  return {
    name,
    sort_name: folded(name),
    ...(fr !== undefined && { name_fr: fr, sort_fr: fr && folded(fr) }),
    ...(ar !== undefined && { name_ar: ar, sort_ar: ar && folded(ar) }),
  };
}

/** What a list in a language is sorted by: what it shows. The indexes of both tables are of the same text. */
export function sortedName(table: 'airlines' | 'airports', language: Language): RawBuilder<string> {
  const own = sql.ref(`${table}.sort_name`);
  return language === 'en' ? sql`${own}` : sql`coalesce(${sql.ref(`${table}.sort_${language}`)}, ${own})`;
}
