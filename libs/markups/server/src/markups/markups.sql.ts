import { sql } from 'kysely';
import type { MarkupRule } from '@traveldesk/markups-contract';
import { compactOf, folded, newId, type Db, type Tx } from '@traveldesk/shared-server';
import { searchedMarkups } from '../markups.searched';
import { airlinesOfRule } from '../names/rule-names';
import type { VersionRow } from '../versions/versions.sql';
import type { Revision } from '../versions/revision.sql';
import { ruleColumns, versionColumns, type MarkupRow } from './markup.row';

/** Rules that are not deleted, each with its shown version. */
export function shownRules(db: Db | Tx) {
  return db
    .selectFrom('markups')
    .innerJoin('markup_versions', (join) =>
      join
        .onRef('markup_versions.rule_id', '=', 'markups.id')
        .onRef('markup_versions.number', '=', 'markups.shown'),
    )
    .select(ruleColumns.map((column) => `markups.${column}` as const))
    .select(versionColumns.map((column) => `markup_versions.${column}` as const))
    .select('markup_versions.state as version_state')
    .where('markups.deleted_at', 'is', null);
}

export async function findMarkup(db: Db | Tx, id: string): Promise<MarkupRow | undefined> {
  return shownRules(db).where('markups.id', '=', id).executeTakeFirst();
}

/** Locks the rule against other writers until the transaction ends; undefined when there is none. */
export async function lockMarkup(tx: Tx, id: string): Promise<MarkupRow | undefined> {
  const row = await tx.selectFrom('markups').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row && findMarkup(tx, id);
}

/** Inserts a rule without a version; the caller adds one in the same transaction. */
export async function insertMarkup(tx: Tx, rule: MarkupRule): Promise<string> {
  const id = newId();
  await tx
    .insertInto('markups')
    .values({ id, shown: 0, waits: false, counts_from: null, valid_until: null, ...columnsOf(rule) })
    .execute();
  return id;
}

/** Copies a version into the rule's row as the shown one. */
export async function showVersion(tx: Tx, { rule_id: id, ...shown }: VersionRow): Promise<void> {
  const { content, state, number } = shown;
  const rule = { ...content, ...(state === 'declined' && { status: 'draft' as const }) };
  const from = [shown.effective_at ?? shown.wanted_at, rule.valid_from && new Date(rule.valid_from)];
  const dates = from.filter((date) => date instanceof Date).sort((a, b) => b.getTime() - a.getTime());
  await tx
    .updateTable('markups')
    .set({
      ...columnsOf(rule),
      shown: number,
      waits: state === 'awaiting',
      counts_from: dates[0] ?? null,
      valid_until: rule.valid_until === null ? null : new Date(rule.valid_until),
    })
    .where('id', '=', id)
    .execute();
}

/** Increments the version for If-Match. */
export async function countChange(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('markups')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Marks a rule deleted for future prices; existing prices can still be explained by it. */
export async function markDeleted(tx: Tx, id: string, { revision, at }: Revision): Promise<void> {
  await tx
    .updateTable('markups')
    .set({ deleted_at: at, deleted_revision: revision, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

function columnsOf(rule: MarkupRule) {
  const idsOf = (below: boolean) => rule.companies.filter((ref) => ref.below === below).map(({ id }) => id);
  return {
    name: rule.name,
    sort_name: folded(rule.name),
    compact: compactOf(searchedMarkups, rule),
    status: rule.status,
    product: rule.product,
    layer: rule.layer,
    owner_id: rule.owner_id,
    kind: rule.kind,
    company_type: rule.company_type,
    companies: idsOf(false),
    companies_below: idsOf(true),
    suppliers: rule.suppliers,
    airlines: airlinesOfRule(rule),
    currency: rule.currency,
    priority: rule.priority,
  };
}
