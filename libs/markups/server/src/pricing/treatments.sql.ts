import type { MarkupRule, PriceLine } from '@traveldesk/markups-contract';
import type { Db } from '@traveldesk/shared-server';
import '../markups.tables';

/**
 * Returns, in the order of the lines, the refund treatment of each price line, from the rule version that made it (TRAVEL-RULES 29); `keep`
 * when the version is unknown.
 */
export async function treatmentsOf(
  db: Db,
  lines: readonly Pick<PriceLine, 'rule_id' | 'version'>[],
): Promise<MarkupRule['refund'][]> {
  if (lines.length === 0) return [];
  const rows = await db
    .selectFrom('markup_versions')
    .select(['rule_id', 'number', 'content'])
    .where(
      'rule_id',
      'in',
      lines.map(({ rule_id: id }) => id),
    )
    .execute();
  const known = new Map(rows.map(({ rule_id: id, number, content }) => [`${id} ${number}`, content.refund]));
  return lines.map(({ rule_id: id, version }) => known.get(`${id} ${version}`) ?? 'keep');
}
