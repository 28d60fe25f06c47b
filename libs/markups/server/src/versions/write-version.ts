import { requestApproval } from '@traveldesk/approvals-server';
import type { MarkupRule } from '@traveldesk/markups-contract';
import { inEachLanguage, type Translated } from '@traveldesk/shared-contract';
import type { Actor, Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { isAboveLimit } from './limit';
import { takeRevision } from './revision.sql';
import { showNewest } from './show-newest';
import { insertAwaiting, insertPublished, newestNumbers } from './versions.sql';

/** Name of the approval kind for versions. */
export const approvalName = 'markup_version';

/** A new version's content and metadata; the rule is locked. */
export interface Written {
  ruleId: string;
  content: MarkupRule;
  reason: string | null;
  /** The wanted effective date; null is the publication. */
  wantedAt: Date | null;
  /** The version that this one restores. */
  returnedTo?: number | null;
}

/**
 * Adds a version to a rule. It is published at once, or, if active and above the author's limits, after a second person's approval; until
 * then the version in force stays.
 */
export async function writeVersion(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { ruleId, content, reason, wantedAt, returnedTo = null }: Written,
  kernel: Kernel,
): Promise<void> {
  const number = (await newestNumbers(tx, ruleId)).newest + 1;
  const author = { id: actor.userId, name: actor.name };
  const version = { ruleId, number, content, reason, author, returnedTo, wantedAt };
  if (content.status !== 'active' || !(await isAboveLimit(tx, content, actor.userId))) {
    const revision = await takeRevision(tx);
    await insertPublished(tx, version, revision);
    return showNewest(tx, ruleId, revision.at);
  }
  const request = {
    kind: approvalName,
    title: titleOf(kernel, content.name, number),
    companyId: null,
    payload: { rule_id: ruleId, number },
    reason: reason ?? '',
    about: { kind: 'markup', id: ruleId },
  };
  const { id: approvalId } = await requestApproval(tx, record, actor, request, kernel);
  await insertAwaiting(tx, version, approvalId);
  await showNewest(tx, ruleId, new Date());
}

function titleOf({ texts }: Kernel, name: string, number: number): Translated {
  return inEachLanguage((language) => texts.text('markups', 'titles.version', language, { name, number }));
}
