import { markupRuleSchema } from '@traveldesk/markups-contract';
import {
  invalid,
  notFound,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { judge } from '../markups/judge';
import { countChange } from '../markups/markups.sql';
import { recordUpdate, refuseAwaiting, rowToWrite } from '../markups/markups';
import { findVersion } from './versions.sql';
import { writeVersion } from './write-version';

export interface Return extends Target {
  number: number;
  reason: string | null;
}

/**
 * Publishes an earlier version's content as a new version, which awaits approval if above the limits. Throws a 404 for an unknown number; a
 * 412; a 422 while a version awaits approval, or at `number` when the content is no longer valid (such as a deleted supplier).
 */
export async function returnTo(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { number, reason, ...target }: Return,
  kernel: Kernel,
): Promise<void> {
  const row = await rowToWrite(tx, target);
  refuseAwaiting(row);
  const version = await findVersion(tx, row.id, number);
  if (!version) throw notFound();
  const { success, data: content } = markupRuleSchema.safeParse(version.content);
  if (!success) throw invalid({ number: 'markup_return_unsound' });
  const [refusal] = Object.values(await judge(tx, content, new Date()));
  if (refusal) throw invalid({ number: refusal }, { value: content.currency });
  const written = { ruleId: row.id, content, reason, wantedAt: null, returnedTo: number };
  await writeVersion(tx, record, actor, written, kernel);
  await countChange(tx, row.id);
  await recordUpdate(tx, record, actor, { before: row, after: content });
}
