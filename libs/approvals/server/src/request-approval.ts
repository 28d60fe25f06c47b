import type { Money, Translated } from '@traveldesk/shared-contract';
import type { Kernel, Recorder, RecordRef, Tx } from '@traveldesk/shared-server';
import { createTask } from '@traveldesk/tasks-server';
import { kindOf, type ApprovalRequest } from './approval-kinds';
import { auditedApproval, requestOf } from './approval.row';
import { insertApproval, someApproval } from './approvals.sql';
import { authorOf, type Writer } from './author';

/** What a domain asks a second person to approve. */
export interface NewApproval {
  /** The name of a kind that is registered. */
  kind: string;
  /** One line, in three languages, from the domain's own texts: "Deposit of €1,500.00 for Nile Travel". */
  title: Translated;
  /** Whose it is; null for the platform's own affair. */
  companyId: string | null;
  /** More than zero; none for a kind that is not about money. */
  amount?: Money;
  /** What `approve` of the kind needs; must be what JSON can hold. */
  payload: unknown;
  /** Why it is asked for, in the author's words. */
  reason: string;
  /** A record of the domain's own that proves it, as an uploaded file. */
  evidenceId?: string;
  /** The record that it is about, where there is one: the transfer that is to be reversed. */
  about?: RecordRef;
}

/**
 * Makes something wait for a second person, and raises a task for it, in the transaction of what asks for it: nothing else of
 * it happens until `decideApproval`. Where a program has asked, its author is the person who made the API token. Throws for a
 * kind that is not registered, an amount that its currency does not have, and a payload that is none of the kind's.
 */
export async function requestApproval(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  input: NewApproval,
  kernel: Kernel,
): Promise<ApprovalRequest> {
  const kind = kindOf(kernel, input.kind);
  const { title, companyId, reason, amount = null, evidenceId = null, about = null } = input;
  const author = await authorOf(tx, actor);
  kind.payload.parse(input.payload);
  const { payload } = input;
  const values = { kind: kind.name, title, companyId, amount, payload, reason, evidenceId, about, author };
  const id = await insertApproval(tx, values);
  const row = await someApproval(tx, id);
  record({ entity: 'approval', id, action: 'create', after: auditedApproval(row) });
  await createTask(tx, record, null, {
    cause: approvalCause(id),
    type: kind.task.type,
    project: kind.task.project,
    title,
    // Of what staff have asked for about a company the company is not told.
    client_id: author.companyId === null ? null : companyId,
  });
  return requestOf(row, kind);
}

/** Why the task of a request is raised, and that by which it is settled. */
export function approvalCause(id: string) {
  return { kind: 'approval', id, reason: 'approval' };
}
