import { isDeepStrictEqual } from 'node:util';
import type { MarkupRule, MarkupVersion, VersionState } from '@traveldesk/markups-contract';
import type { Language, Page } from '@traveldesk/shared-contract';
import { isoOf, snapshot, type Db } from '@traveldesk/shared-server';
import { isPricing } from '../markups/markup.state';
import { readMarkup } from '../markups/markups';
import { ruleNames } from '../names/rule-names';
import { findVersions } from './versions.list.sql';
import { versionsInForce, type VersionRow } from './versions.sql';

type Place = { page: number; per_page: number };
type Reading = { language: Language; at: Date };

/** Returns the versions of a rule, newest first, each with its changes from the previous one, in one snapshot. Throws a 404. */
export function listVersions(
  db: Db,
  id: string,
  place: Place,
  reading: Reading,
): Promise<Page<MarkupVersion>> {
  return snapshot(db, (tx) => versionsIn(tx, id, place, reading));
}

async function versionsIn(
  db: Db,
  id: string,
  place: Place,
  { language, at }: Reading,
): Promise<Page<MarkupVersion>> {
  await readMarkup(db, id);
  const { rows, total } = await findVersions(db, id, place);
  const inForce = (await versionsInForce(db, [id], at)).get(id);
  const names = await ruleNames(
    db,
    rows.map(({ content }) => content),
    language,
  );
  const data = rows.map((row): MarkupVersion => {
    const isInForce = row.number === inForce?.number && isPricing(row.content, at);
    return {
      number: row.number,
      state: stateOf(row, at),
      in_force: isInForce,
      author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
      reason: row.reason,
      effective_at: isoOf(row.effective_at ?? row.wanted_at ?? row.created_at),
      created_at: isoOf(row.created_at),
      approval_id: row.approval_id,
      rule: row.content,
      names: names(row.content),
      changes: changesOf(row.before, row.content),
    };
  });
  return { data, total };
}

/** A scheduled version never applies when a later version takes effect before its date. */
function stateOf(
  row: Pick<VersionRow, 'state' | 'effective_at'> & { overtaken_at: Date | null },
  at: Date,
): VersionState {
  const { state, effective_at: from, overtaken_at: overtaken } = row;
  if (from === null || overtaken === null || from <= at) return state;
  return overtaken <= from ? 'replaced' : state;
}

/** Returns the fields that differ; none for the first version. */
function changesOf(before: MarkupRule | null, after: MarkupRule): MarkupVersion['changes'] {
  if (!before) return [];
  const fields = Object.keys({ ...before, ...after }) as (keyof MarkupRule)[];
  return fields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}
