import type { Markup } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { toolsOf, type Db, type Kernel } from '@traveldesk/shared-server';
import { ruleNames } from '../names/rule-names';
import { versionsInForce } from '../versions/versions.sql';
import { contentOf, markupOf, type MarkupRow } from './markup.row';

/**
 * Builds the API responses of rules with their versions in force and names. The number of queries does not depend on the number of rules.
 */
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

/** Builds the response of one rule, at the current instant of the markups clock. */
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
