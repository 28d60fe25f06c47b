import type { MarkupRule } from '@traveldesk/markups-contract';
import {
  Problem,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { judge } from '../markups/judge';
import { contentOf, type MarkupRow } from '../markups/markup.row';
import { countChange } from '../markups/markups.sql';
import { recordUpdate, refuseAwaiting, rowToWrite } from '../markups/markups';
import { lastPublished } from './versions.sql';
import { writeVersion } from './write-version';

export interface StatusChange extends Target {
  status: 'active' | 'paused';
  reason: string | null;
}

/**
 * Pauses or activates a rule by adding a version. Pausing also works while a version awaits approval, which it then supersedes. Throws a
 * 404; a 412; a 422 when the rule has that status already, awaits approval, or cannot be activated as it is.
 */
export async function changeStatus(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { status, reason, ...target }: StatusChange,
  kernel: Kernel,
): Promise<void> {
  const row = await rowToWrite(tx, target);
  const before = await standingContent(tx, row, status);
  if (before.status === status) throw new Problem(422, `markup_is_${status}`);
  const content = { ...before, status };
  const [refusal] = Object.values(await judge(tx, content, new Date()));
  if (status === 'active' && refusal)
    throw new Problem(422, refusal, { params: { value: content.currency } });
  await writeVersion(tx, record, actor, { ruleId: row.id, content, reason, wantedAt: null }, kernel);
  await countChange(tx, row.id);
  await recordUpdate(tx, record, actor, { before: row, after: content });
}

/** While a version awaits approval, pausing applies to the version published last. */
async function standingContent(tx: Tx, row: MarkupRow, status: StatusChange['status']): Promise<MarkupRule> {
  if (!row.waits) return contentOf(row);
  const published = status === 'paused' ? await lastPublished(tx, row.id) : undefined;
  if (!published) refuseAwaiting(row);
  return published?.content ?? contentOf(row);
}
