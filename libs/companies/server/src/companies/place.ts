import { invalid, type Tx } from '@traveldesk/shared-server';
import { findCompany } from './companies.sql';
import { seesAllCompanies, type Viewer } from './scope';
import { depthOf, heightOf, isBelow } from './tree.sql';

/** The maximum depth of a tree: far more than businesses need, few enough to walk. */
const maxDepth = 20;

/**
 * Checks whether the company `id` (null for a new one) may be below `parentId`. Throws a 422 at `parent_id`: a parent outside the caller's
 * scope counts as unknown, and cycles are refused. The caller must hold the tree lock.
 */
export async function placeBelow(
  tx: Tx,
  id: string | null,
  parentId: string | null,
  actor: Viewer,
): Promise<void> {
  if (parentId === null) {
    // A company must stay within the caller's scope.
    if (!seesAllCompanies(actor)) throw invalid({ parent_id: 'company_parent_required' });
    return;
  }
  if (!(await findCompany(tx, parentId, actor))) throw invalid({ parent_id: 'company_parent_unknown' });
  if (id !== null && (await isBelow(tx, parentId, id))) throw invalid({ parent_id: 'company_parent_cycle' });
  const levels = (await depthOf(tx, parentId)) + 1 + (id === null ? 0 : await heightOf(tx, id));
  if (levels > maxDepth) throw invalid({ parent_id: 'company_parent_too_deep' });
}
