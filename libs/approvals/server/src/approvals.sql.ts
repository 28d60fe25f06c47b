import { sql, type Selectable } from 'kysely';
import { companyScope } from '@traveldesk/companies-server';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import {
  compactOf,
  folded,
  newId,
  type Actor,
  type Db,
  type RecordRef,
  type Tx,
} from '@traveldesk/shared-server';
import type { ApprovalState } from '@traveldesk/approvals-contract';
import type { ApprovalRequest, Author } from './approval-kinds';
import { searchedRequests } from './approvals.searched';
import type { ApprovalDecisionsTable, ApprovalRequestsTable } from './approvals.table';

/** The facts of an actor that decide which requests it sees. */
export type Reader = Pick<Actor, 'type' | 'companyId' | 'userId'>;

type Decision = Selectable<ApprovalDecisionsTable>;

/** A request with its company's name and, once decided, the decision. */
export type ApprovalRow = Selectable<ApprovalRequestsTable> & { company_name: string | null } & {
  approved_amount: Decision['amount'] | null;
} & {
  [Key in Exclude<keyof Decision, 'request_id' | 'state' | 'amount'>]: Decision[Key] | null;
} & {
  /** Whether the reader may see the decider's company. */
  decider_seen: boolean;
};

/** Selects the requests that the reader may see: staff all, others those of their own company and companies below. */
export function approvalsOf(db: Db | Tx, reader: Reader) {
  const found = everyApproval(db, reader);
  if (reader.type === 'staff') return found;
  const own = companyScope(reader);
  return found.where(own('approval_requests.company_id')).where(own('approval_requests.author_company_id'));
}

function everyApproval(db: Db | Tx, reader: Reader | null) {
  const seen = reader ? companyScope(reader)('approval_decisions.decided_by_company_id') : sql<boolean>`true`;
  return db
    .selectFrom('approval_requests')
    .leftJoin('companies', 'companies.id', 'approval_requests.company_id')
    .leftJoin('approval_decisions', 'approval_decisions.request_id', 'approval_requests.id')
    .selectAll('approval_requests')
    .select('companies.name as company_name')
    .select([
      'approval_decisions.amount as approved_amount',
      'approval_decisions.note',
      'approval_decisions.decided_by',
      'approval_decisions.decided_by_name',
      'approval_decisions.decided_by_company_id',
      'approval_decisions.result_kind',
      'approval_decisions.result_id',
      'approval_decisions.decided_at',
    ])
    .select(sql<boolean>`coalesce(${seen}, false)`.as('decider_seen'));
}

/** Returns an existing request without a check of visibility. */
export async function someApproval(db: Db | Tx, id: string): Promise<ApprovalRow> {
  return everyApproval(db, null).where('approval_requests.id', '=', id).executeTakeFirstOrThrow();
}

/** Returns the request, or undefined if the reader may not see one. */
export async function findApproval(
  db: Db | Tx,
  reader: Reader,
  id: string,
): Promise<ApprovalRow | undefined> {
  return approvalsOf(db, reader).where('approval_requests.id', '=', id).executeTakeFirst();
}

/** Locks the request against other decisions until the transaction ends. */
export async function lockApproval(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('approval_requests').select('id').where('id', '=', id).forUpdate().execute();
}

type NewRow = Pick<ApprovalRequest, 'kind' | 'title' | 'companyId' | 'amount' | 'payload' | 'reason'> &
  Pick<ApprovalRequest, 'evidenceId' | 'about' | 'author'>;

export async function insertApproval(tx: Tx, request: NewRow): Promise<string> {
  const id = newId();
  const { title, amount, author, about } = request;
  await tx
    .insertInto('approval_requests')
    .values({
      id,
      kind: request.kind,
      company_id: request.companyId,
      title_en: title.en,
      title_fr: title.fr,
      title_ar: title.ar,
      amount: amount && minorUnits(amount),
      currency: amount?.currency ?? null,
      payload: JSON.stringify(request.payload),
      reason: request.reason,
      evidence_id: request.evidenceId,
      about_kind: about?.kind ?? null,
      about_id: about?.id ?? null,
      ...authorColumns(author),
    })
    .execute();
  return id;
}

function authorColumns({ id, name, email, companyId, tokenId }: Author) {
  return {
    author_id: id,
    author_name: name,
    author_search: folded(name),
    compact: compactOf(searchedRequests, { author_name: name }),
    author_email: email,
    author_company_id: companyId,
    author_token_id: tokenId,
  };
}

export interface NewDecision {
  requestId: string;
  state: Exclude<ApprovalState, 'new'>;
  amount: Money | null;
  note: string | null;
  by: { id: string; name: string; companyId: string | null };
  result: RecordRef | null;
}

/** Stores the decision and the request's state; a second decision violates the primary key. */
export async function insertDecision(tx: Tx, decision: NewDecision): Promise<void> {
  const { requestId, state, amount, note, by, result } = decision;
  await tx
    .insertInto('approval_decisions')
    .values({
      request_id: requestId,
      state,
      amount: amount && minorUnits(amount),
      note,
      decided_by: by.id,
      decided_by_name: by.name,
      decided_by_company_id: by.companyId,
      result_kind: result?.kind ?? null,
      result_id: result?.id ?? null,
    })
    .execute();
  await tx.updateTable('approval_requests').set({ state }).where('id', '=', requestId).execute();
}
