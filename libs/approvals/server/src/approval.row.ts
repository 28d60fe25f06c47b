import { moneyOf } from '@traveldesk/shared-contract';
import type { RecordRef } from '@traveldesk/shared-server';
import type { ApprovalKind, ApprovalRequest } from './approval-kinds';
import type { ApprovalRow } from './approvals.sql';

/** Converts a row for its kind. Throws if the payload does not match the kind's schema, for example after an incompatible change. */
export function requestOf(row: ApprovalRow, kind: ApprovalKind): ApprovalRequest {
  return {
    id: row.id,
    kind: row.kind,
    title: titleOf(row),
    companyId: row.company_id,
    amount: amountOf(row.amount, row.currency),
    payload: kind.payload.parse(row.payload),
    reason: row.reason,
    evidenceId: row.evidence_id,
    about: refOf(row.about_kind, row.about_id),
    author: {
      id: row.author_id,
      name: row.author_name,
      email: row.author_email,
      companyId: row.author_company_id,
      tokenId: row.author_token_id,
    },
    createdAt: row.created_at,
  };
}

function titleOf({ title_en: en, title_fr: fr, title_ar: ar }: ApprovalRow) {
  return { en, fr, ar };
}

export function amountOf(minor: ApprovalRow['amount'], currency: string | null) {
  return minor === null || currency === null ? null : moneyOf(minor, currency);
}

export function refOf(kind: string | null, id: string | null): RecordRef | null {
  return kind === null || id === null ? null : { kind, id };
}

/** Returns the audit record's fields, with the title in all languages. */
export function auditedApproval(row: ApprovalRow) {
  return {
    title: titleOf(row),
    state: row.state,
    company: row.company_name,
    amount: amountOf(row.amount, row.currency),
    reason: row.reason,
    author: row.author_name,
    approved_amount: amountOf(row.approved_amount, row.currency),
    note: row.note,
  };
}
