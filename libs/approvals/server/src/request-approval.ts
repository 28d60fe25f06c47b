import type { Money, Translated } from '@traveldesk/shared-contract';
import type { Kernel, Recorder, RecordRef, Tx } from '@traveldesk/shared-server';
import { createTask } from '@traveldesk/tasks-server';
import { kindOf, type ApprovalRequest } from './approval-kinds';
import { auditedApproval, requestOf } from './approval.row';
import { insertApproval, someApproval } from './approvals.sql';
import { authorOf, type RequestAuthor } from './author';

/** A new request for approval. */
export interface NewApproval {
  /** The name of a registered kind. */
  kind: string;
  /** One line in three languages, from the domain's texts: "Deposit of €1,500.00 for Nile Travel". */
  title: Translated;
  /** The company concerned; null for matters of the platform itself. */
  companyId: string | null;
  /** More than zero; omitted for kinds without money. */
  amount?: Money;
  /** The data for the kind's `approve`; must be JSON. */
  payload: unknown;
  /** The author's reason. */
  reason: string;
  /** A record of the domain as evidence, such as an uploaded file. */
  evidenceId?: string;
  /** The record that the request is about, such as a transfer to reverse. */
  about?: RecordRef;
}

/**
 * Creates a request and its task in the caller's transaction; nothing else happens until `approveRequest`. For an API token the author is
 * its creator. Throws for an unregistered kind, an amount that does not fit its currency, and an invalid payload.
 */
export async function requestApproval(
  tx: Tx,
  record: Recorder,
  actor: RequestAuthor,
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
    // Companies do not see requests by staff about them.
    client_id: author.companyId === null ? null : companyId,
  });
  return requestOf(row, kind);
}

/** The cause of a request's task, used to close it. */
export function approvalCause(id: string) {
  return { kind: 'approval', id, reason: 'approval' };
}
