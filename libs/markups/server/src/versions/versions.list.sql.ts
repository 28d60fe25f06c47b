import { sql } from 'kysely';
import type { MarkupRule } from '@traveldesk/markups-contract';
import { pageQueryOf, type Db } from '@traveldesk/shared-server';
import { ruleIn } from './kept-rule';
import type { VersionRow } from './versions.sql';

/** A version, the content of the previous one, and the earliest effective date among versions published later. */
export type ListedVersion = VersionRow & { before: MarkupRule | null; overtaken_at: Date | null };

/** Returns one page of a rule's versions, newest first. */
export async function findVersions(
  db: Db,
  ruleId: string,
  page: { page: number; per_page: number },
): Promise<{ rows: ListedVersion[]; total: number }> {
  const rows = await db
    .selectFrom('markup_versions as version')
    .leftJoin('markup_versions as former', (join) =>
      join
        .onRef('former.rule_id', '=', 'version.rule_id')
        .on('former.number', '=', sql<number>`version.number - 1`),
    )
    .selectAll('version')
    .select('former.content as before')
    .select(
      sql<Date | null>`(select min(later.effective_at) from markup_versions as later
        where later.rule_id = version.rule_id and later.revision > version.revision)`.as('overtaken_at'),
    )
    .where('version.rule_id', '=', ruleId)
    .orderBy('version.number', 'desc')
    .$call((versions) => pageQueryOf(versions, page))
    .execute();
  const { total } = await db
    .selectFrom('markup_versions')
    .select(sql<number>`count(*)`.as('total'))
    .where('rule_id', '=', ruleId)
    .executeTakeFirstOrThrow();
  const read = ({ content, before, ...row }: (typeof rows)[number]): ListedVersion => ({
    ...row,
    content: ruleIn(content),
    before: before && ruleIn(before),
  });
  return { rows: rows.map(read), total };
}
