import type { Approval, ApprovalDetails } from '@traveldesk/approvals-contract';
import type { Language } from '@traveldesk/shared-contract';
import {
  actorOf,
  isoOf,
  languageOf,
  shownRecords,
  snapshot,
  toolsOf,
  type Actor,
  type Call,
  type Db,
  type Kernel,
  type Problem,
  type RecordRef,
} from '@traveldesk/shared-server';
import { kindOf } from './approval-kinds';
import { readApproval } from './approvals.read';
import { amountOf, refOf, requestOf } from './approval.row';
import type { ApprovalRow } from './approvals.sql';
import { decidersOf } from './deciders';
import { approvalRefusal, cancelRefusal, declineRefusal } from './second-person';

/** Converts a request to the list's form for the caller. */
export function shownApproval(request: Call, row: ApprovalRow): Approval {
  const { kernel } = request.server;
  const language = languageOf(request);
  const staff = actorOf(request).type === 'staff';
  return {
    id: row.id,
    kind: { key: row.kind, name: kindName(kernel, row.kind, language) },
    state: row.state,
    title: row[`title_${language}`],
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    amount: amountOf(row.amount, row.currency),
    approved_amount: amountOf(row.approved_amount, row.currency),
    // Readers other than staff only see requests of their own users and tokens, so the author is always named.
    author: { id: row.author_token_id ?? row.author_id, name: row.author_name },
    by_program: row.author_token_id !== null,
    created_at: isoOf(row.created_at),
    decided_by: deciderOf(row, staff),
    decided_at: row.decided_at && isoOf(row.decided_at),
  };
}

function deciderOf(row: ApprovalRow, staff: boolean): Approval['decided_by'] {
  const { decided_by: id, decided_by_name: name, decided_by_company_id: companyId } = row;
  if (id === null) return null;
  if (staff || row.decider_seen) return { id, name: name ?? '' };
  return { hidden: companyId === null ? 'staff' : 'other_company' };
}

/** Returns the kind's name, or its key if its module was removed. */
export function kindName(kernel: Kernel, key: string, language: Language): string {
  const kind = toolsOf(kernel, 'approvals').kinds.get(key);
  return kind ? kernel.texts.text(kind.module, `approvals.${key}`, language) : key;
}

/**
 * Reads a request with the actions that the caller may take, and the reasons against the others, in one snapshot. Throws a 404 if the
 * caller may not see it.
 */
export function readDetails(request: Call, id: string): Promise<ApprovalDetails> {
  return snapshot(request.server.kernel.db, async (tx) =>
    shownDetails(request, tx, await readApproval(request, tx, id)),
  );
}

async function shownDetails(request: Call, db: Db, row: ApprovalRow): Promise<ApprovalDetails> {
  const { kernel } = request.server;
  const actor = actorOf(request);
  const kind = kindOf(kernel, row.kind);
  const {
    effect,
    facts = [],
    evidence = null,
  } = await kind.describe(db, requestOf(row, kind), languageOf(request));
  const refusal = await approvalRefusal(db, actor, row, kind);
  const waits = row.state === 'new';
  return {
    ...shownApproval(request, row),
    reason: row.reason,
    effect,
    facts: [...facts],
    evidence,
    ...(await linksOf({ ...kernel, db }, actor, row)),
    note: row.note,
    may: {
      approve: !refusal,
      approve_in_part: !refusal && kind.inPart === true && row.amount !== null,
      decline: !declineRefusal(actor, row, kind),
      cancel: !cancelRefusal(actor, row),
    },
    obstacle: waits && refusal ? obstacleOf(request, refusal) : null,
    // Only staff may see who can approve.
    deciders: waits && actor.type === 'staff' ? await decidersOf(db, row, kind) : null,
  };
}

function obstacleOf(request: Call, { code, details }: Problem): ApprovalDetails['obstacle'] {
  const message = request.server.kernel.texts.problem(code, languageOf(request), details.params);
  return { code, message, ...(details.permissions && { permissions: [...details.permissions] }) };
}

async function linksOf(kernel: Pick<Kernel, 'db' | 'recordKinds' | 'tools'>, actor: Actor, row: ApprovalRow) {
  const about = refOf(row.about_kind, row.about_id);
  const result = refOf(row.result_kind, row.result_id);
  const refs = [about, result].filter((ref): ref is RecordRef => ref !== null);
  const shown = await shownRecords(kernel, actor, refs);
  return { about: about && shown(about), result: result && shown(result) };
}
