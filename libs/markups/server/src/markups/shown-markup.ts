import type { Markup } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { toolsOf, type Db, type Kernel } from '@traveldesk/shared-server';
import { ruleNames } from '../names/rule-names';
import { versionsInForce } from '../versions/versions.sql';
import { contentOf, markupOf, type MarkupRow } from './markup.row';

/** Rules as the API answers them, with what is in force of each and all names: so many queries, however many rules. */
export async function shownMarkups(
  db: Db,
  rows: readonly MarkupRow[],
  { language, at }: { language: Language; at: Date },
): Promise<Markup[]> {
  const inForce = await versionsInForce(
    db,
    rows.map(({ id }) => id),
    at,
  );
  const names = await ruleNames(db, rows.map(contentOf), language);
  return rows.map((row) => markupOf(row, inForce.get(row.id), names, at));
}

/** One rule, in a call's language, at the instant of the product's clock. */
export async function shownMarkup(
  kernel: Kernel,
  db: Db,
  row: MarkupRow,
  language: Language,
): Promise<Markup> {
  const at = toolsOf(kernel, 'markups').now();
  const [shown] = await shownMarkups(db, [row], { language, at });
  return shown as Markup;
}
