import type { Markup, MarkupInput } from '@traveldesk/markups-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  checkVersion,
  historyOf,
  notFound,
  refuseInUse,
  type Actor,
  type Db,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { findMarkup, insertMarkup, lockMarkup, removeMarkup, replaceMarkup } from './markups.sql';

/** Throws a 404 when there is none. */
export async function readMarkup(db: Db, id: string): Promise<Markup> {
  const markup = await findMarkup(db, id);
  if (!markup) throw notFound();
  return markup;
}

/** The history outlives the record; a 404 is for one that never was. */
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

/** Throws a 422 at `code` when another one has it. */
export async function createMarkup(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  input: MarkupInput,
): Promise<Markup> {
  const markup = await insertMarkup(tx, input);
  record({ entity: 'markup', id: markup.id, action: 'create', after: auditedMarkup(markup) });
  return markup;
}

/** Throws a 404, a 412 when the caller's version is not the newest, or a 422 at `code` when another one has it. */
export async function updateMarkup(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen, markup: input }: Target & { markup: MarkupInput },
): Promise<Markup> {
  const before = await lockMarkup(tx, id);
  if (!before) throw notFound();
  checkVersion(seen, before.version);
  const after = await replaceMarkup(tx, id, input);
  record({
    entity: 'markup',
    id,
    action: 'update',
    before: auditedMarkup(before),
    after: auditedMarkup(after),
  });
  return after;
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to it. */
export async function deleteMarkup(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen }: Target,
): Promise<Markup> {
  const markup = await lockMarkup(tx, id);
  if (!markup) throw notFound();
  checkVersion(seen, markup.version);
  await refuseInUse(tx, 'markups', id);
  await removeMarkup(tx, id);
  record({ entity: 'markup', id, action: 'delete', before: auditedMarkup(markup) });
  return markup;
}

/** What the history shows: what people write. */
function auditedMarkup({ name, code }: Markup): MarkupInput {
  return { name, code };
}
