import { sql } from 'kysely';
import type { ApprovalExportQuery, ApprovalQuery } from '@traveldesk/approvals-contract';
import type { Page } from '@traveldesk/shared-contract';
import {
  allRows,
  endOfDay,
  isFoundBy,
  orderOf,
  paginate,
  startOfDay,
  type Db,
} from '@traveldesk/shared-server';
import { searchedRequests } from './approvals.searched';
import { approvalsOf, type ApprovalRow, type Reader as Viewer } from './approvals.sql';

/** The reader with the time zone by whose clock days begin. */
type Reader = Viewer & { timeZone: string };

const orders = {
  created_at: sql.ref('approval_requests.created_at'),
  decided_at: sql.ref('approval_decisions.decided_at'),
  company: sql.ref('companies.search'),
  author: sql.ref('approval_requests.author_search'),
} as const;

/** Returns a page of the filtered requests that the reader may see; whether they can be decided is not a matter of SQL. */
export async function findApprovals(
  db: Db,
  reader: Reader,
  query: ApprovalQuery,
): Promise<Page<ApprovalRow>> {
  return paginate(listed(db, reader, query), query);
}

/** Yields all filtered requests in list order. */
export function allApprovals(
  db: Db,
  reader: Reader,
  query: ApprovalExportQuery,
): AsyncGenerator<ApprovalRow> {
  return allRows(listed(db, reader, query), 'approval_requests.id');
}

/** Returns the first waiting requests of these kinds by other accounts that match the filters. */
export function firstWaiting(
  db: Db,
  reader: Reader,
  query: ApprovalExportQuery,
  { kinds, most }: { kinds: readonly string[]; most: number },
): Promise<ApprovalRow[]> {
  return listed(db, reader, query)
    .where('approval_requests.state', '=', 'new')
    .where('approval_requests.kind', 'in', [...kinds])
    .where('approval_requests.author_id', '<>', reader.userId)
    .limit(most)
    .execute();
}

function listed(db: Db, reader: Reader, query: ApprovalExportQuery) {
  const { state, kind, company_id: companyId, author, from, to, sort } = query;
  const found = approvalsOf(db, reader)
    .$if(!!state, (rows) => rows.where('approval_requests.state', '=', state ?? 'new'))
    .$if(!!kind, (rows) => rows.where('approval_requests.kind', '=', kind ?? ''))
    .$if(!!companyId, (rows) => rows.where('approval_requests.company_id', '=', companyId ?? null))
    .$if(!!author, (rows) => rows.where(isFoundBy(searchedRequests, author ?? '')))
    .$if(!!from, (rows) =>
      rows.where(sql<boolean>`approval_requests.created_at >= ${startOfDay(from ?? '', reader.timeZone)}`),
    )
    .$if(!!to, (rows) =>
      rows.where(sql<boolean>`approval_requests.created_at < ${endOfDay(to ?? '', reader.timeZone)}`),
    );
  if (!sort) {
    // Waiting requests first: the list is primarily a queue.
    return found
      .orderBy(sql`(approval_requests.state = 'new')`, 'desc')
      .orderBy('approval_requests.created_at', 'desc')
      .orderBy('approval_requests.id', 'desc');
  }
  const { column, direction } = orderOf(sort);
  return found
    .$if(column === 'decided_at' || column === 'company', (rows) =>
      rows.orderBy(sql`${orders[column]} is null`),
    )
    .orderBy(orders[column], direction)
    .orderBy('approval_requests.id', direction);
}
