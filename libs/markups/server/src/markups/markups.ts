import type { MarkupInput, MarkupRule } from '@traveldesk/markups-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  checkVersion,
  historyOf,
  invalid,
  notFound,
  Problem,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { takeRevision } from '../versions/revision.sql';
import { replaceUses } from '../versions/uses.sql';
import { writeVersion } from '../versions/write-version';
import { auditedMarkup } from './audited-markup';
import { refuseUnsound } from './judge';
import { contentOf, type MarkupRow } from './markup.row';
import { countChange, findMarkup, insertMarkup, lockMarkup, markDeleted } from './markups.sql';

/** Throws a 404 when the rule does not exist. */
export async function readMarkup(db: Db | Tx, id: string): Promise<MarkupRow> {
  const row = await findMarkup(db, id);
  if (!row) throw notFound();
  return row;
}

/** The history outlives the rule: only an id that never existed gets a 404. */
export async function readMarkupHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'markup', id, page, actor);
  if (history.total === 0) await readMarkup(db, id);
  return history;
}

/** Locks the rule for writing. Throws a 404, or a 412 when the caller's version is outdated. */
export async function rowToWrite(tx: Tx, { id, seen }: Target): Promise<MarkupRow> {
  const row = await lockMarkup(tx, id);
  if (!row) throw notFound();
  checkVersion(seen, row.version);
  return row;
}

/** Throws a 422 while the newest version awaits approval: a newer version would supersede it unseen. */
export function refuseAwaiting({ waits }: Pick<MarkupRow, 'waits'>): void {
  if (waits) throw new Problem(422, 'markup_awaiting');
}

/** Throws a 422 at a field with an unknown reference, a window in the past or a currency without a rate. */
export async function createMarkup(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  input: MarkupInput,
  kernel: Kernel,
): Promise<string> {
  const { content, reason, wantedAt } = await soundInput(tx, input);
  const id = await insertMarkup(tx, content);
  await writeVersion(tx, record, actor, { ruleId: id, content, reason, wantedAt }, kernel);
  record({ entity: 'markup', id, action: 'create', after: await auditedMarkup(tx, content) });
  return id;
}

/** Throws a 404, a 412, or a 422: as `createMarkup`, or because the newest version awaits approval. */
export async function updateMarkup(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { markup: input, ...target }: Target & { markup: MarkupInput },
  kernel: Kernel,
): Promise<void> {
  const row = await rowToWrite(tx, target);
  refuseAwaiting(row);
  const { content, reason, wantedAt } = await soundInput(tx, input);
  await writeVersion(tx, record, actor, { ruleId: row.id, content, reason, wantedAt }, kernel);
  await countChange(tx, row.id);
  await recordUpdate(tx, record, actor, { before: row, after: content });
}

/** Throws a 404, a 412, or a 422 while a version awaits approval. The row stays, so existing prices can be explained. */
export async function deleteMarkup(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  target: Target,
): Promise<MarkupRow> {
  const row = await rowToWrite(tx, target);
  refuseAwaiting(row);
  await replaceUses(tx, row.id, []);
  record({
    entity: 'markup',
    id: row.id,
    action: 'delete',
    before: await auditedMarkup(tx, contentOf(row)),
  });
  await markDeleted(tx, row.id, await takeRevision(tx));
  return row;
}

/** Records the difference between the shown version and a new one in the history. */
export async function recordUpdate(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { before, after }: { before: MarkupRow; after: MarkupRule },
): Promise<void> {
  record({
    entity: 'markup',
    id: before.id,
    action: 'update',
    before: await auditedMarkup(tx, contentOf(before)),
    after: await auditedMarkup(tx, after),
  });
}

/** Splits form input into the rule to store (instants in UTC), the reason and the effective date, and validates them. */
async function soundInput(tx: Tx, { change_reason: reason, effective_at: wanted, ...rule }: MarkupInput) {
  const utc = (instant: string | null) => instant && new Date(instant).toISOString();
  const content: MarkupRule = {
    ...rule,
    valid_from: utc(rule.valid_from),
    valid_until: utc(rule.valid_until),
  };
  const now = new Date();
  const wantedAt = wanted === null ? null : new Date(wanted);
  if (wantedAt !== null && wantedAt <= now) throw invalid({ effective_at: 'markup_effective_past' });
  await refuseUnsound(tx, content, wantedAt ?? now);
  return { content, reason, wantedAt };
}
