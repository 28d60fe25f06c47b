import { approvalPermissions, type ApprovalDetails } from '@traveldesk/approvals-contract';
import { isoOf, type Db } from '@traveldesk/shared-server';
import { holdersOf } from '@traveldesk/users-server';
import type { ApprovalKind } from './approval-kinds';
import { requestOf } from './approval.row';
import type { ApprovalRow } from './approvals.sql';
import { powerTiesTo } from './power-ties';
import { isAuthor } from './second-person';

/** Maximum number of people named on the page. */
const named = 10;

/** Number of permission holders to read first; usually enough. */
const few = 2 * named;

/** Returns the people who may approve a request now, by the rules of `approvalRefusal`; if none, when somebody will. */
export async function decidersOf(
  db: Db,
  row: ApprovalRow,
  kind: ApprovalKind,
): Promise<NonNullable<ApprovalDetails['deciders']>> {
  const first = await judged(db, row, kind, few);
  const enough = first.of < few || first.free.length > named;
  const { free, from } = enough ? first : await judged(db, row, kind);
  return {
    people: free.slice(0, named),
    more: free.length > named,
    from: free.length === 0 && from ? isoOf(from) : null,
  };
}

interface Judged {
  of: number;
  free: { id: string; name: string }[];
  /** When the first temporary tie ends, after which its holder may approve; null if none is temporary. */
  from: Date | null;
}

/** Checks permission holders who can see the request: only staff see requests of staff. */
async function judged(db: Db, row: ApprovalRow, kind: ApprovalKind, limit?: number): Promise<Judged> {
  const { permission, byStaff = false } = kind;
  const staffOnly = byStaff || row.author_company_id === null;
  const holders = await holdersOf(db, [approvalPermissions.list, permission], { limit, staffOnly });
  const people = holders.map(({ id, name, email, type }) => ({ userId: id, name, email, type }));
  const refusals = await kind.refusals?.(db, requestOf(row, kind), people);
  const others = people.filter((one, index) => !isAuthor(one, row) && !refusals?.[index]);
  const ties = await powerTiesTo(db, row, others);
  const free = others.filter((_, index) => !ties[index]).map(({ userId: id, name }) => ({ id, name }));
  const ends = ties.flatMap((tie) => tie?.until ?? []);
  const from = ends.reduce<Date | null>((soonest, end) => (soonest && soonest < end ? soonest : end), null);
  return { of: holders.length, free, from };
}
