import type { ColumnType, Generated } from 'kysely';
import type {} from '@traveldesk/companies-server'; // requests are joined with their companies
import type { ApprovalState } from '@traveldesk/approvals-contract';

/** jsonb: written as JSON text, read as what it means. */
type Json = ColumnType<unknown, string, never>;

/** What was asked for. Nothing of a row changes but its state, once. */
export interface ApprovalRequestsTable {
  id: string;
  kind: string;
  state: Generated<ApprovalState>;
  company_id: string | null;
  title_en: string;
  title_fr: string;
  title_ar: string;
  /** In minor units of the currency. */
  amount: number | bigint | null;
  currency: string | null;
  payload: Json;
  reason: string;
  evidence_id: string | null;
  about_kind: string | null;
  about_id: string | null;
  /** The person; who made the token, where a program has asked. */
  author_id: string;
  author_name: string;
  /** The name as `folded` writes it, for search and order. */
  author_search: string;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  author_email: string;
  /** Null for the platform's staff. */
  author_company_id: string | null;
  author_token_id: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** What became of it: one row at most for each request, which is never changed. */
export interface ApprovalDecisionsTable {
  request_id: string;
  state: Exclude<ApprovalState, 'new'>;
  /** What was approved, in minor units of the request's currency. */
  amount: number | bigint | null;
  note: string | null;
  decided_by: string;
  decided_by_name: string;
  decided_by_company_id: string | null;
  result_kind: string | null;
  result_id: string | null;
  decided_at: ColumnType<Date, Date | undefined, never>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    approval_requests: ApprovalRequestsTable;
    approval_decisions: ApprovalDecisionsTable;
  }
}
