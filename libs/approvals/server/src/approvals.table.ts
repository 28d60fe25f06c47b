import type { ColumnType, Generated } from 'kysely';
import type {} from '@traveldesk/companies-server'; // requests are joined with their companies
import type { ApprovalState } from '@traveldesk/approvals-contract';

/** jsonb: written as JSON text, read as a parsed value. */
type Json = ColumnType<unknown, string, never>;

/** A request. Only `state` changes, once. */
export interface ApprovalRequestsTable {
  id: string;
  kind: string;
  state: Generated<ApprovalState>;
  company_id: string | null;
  title_en: string;
  title_fr: string;
  title_ar: string;
  /** Minor units. */
  amount: number | bigint | null;
  currency: string | null;
  payload: Json;
  reason: string;
  evidence_id: string | null;
  about_kind: string | null;
  about_id: string | null;
  /** The person; for an API token, its creator. */
  author_id: string;
  author_name: string;
  /** The name folded by `folded`, for search and order. */
  author_search: string;
  /** Search text (ADR 109). */
  compact: Generated<string | null>;
  author_email: string;
  /** Null for staff. */
  author_company_id: string | null;
  author_token_id: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** The decision on a request: at most one row, never changed. */
export interface ApprovalDecisionsTable {
  request_id: string;
  state: Exclude<ApprovalState, 'new'>;
  /** The approved amount, in minor units of the request's currency. */
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
