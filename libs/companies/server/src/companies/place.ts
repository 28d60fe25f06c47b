import { invalid, type Tx } from '@traveldesk/shared-server';
import { findCompany } from './companies.sql';
import { seesAllCompanies, type Viewer } from './scope';
import { depthOf, heightOf, isBelow } from './tree.sql';

/** Levels that a tree may have below its topmost company: far more than a business has, few enough to walk. */
const maxDepth = 20;

/**
 * Judges whether the company `id` (null for a new one) may be below `parentId`. Throws a 422 at `parent_id`: a parent
 * that the caller cannot see is one that does not exist; nothing is below itself. The tree is locked by the caller.
 */
export async function placeBelow(
  tx: Tx,
  id: string | null,
  parentId: string | null,
  actor: Viewer,
): Promise<void> {
  if (parentId === null) {
    // Nobody can let a company, or a new one, go from the scope they have it in.
    if (!seesAllCompanies(actor)) throw invalid({ parent_id: 'company_parent_required' });
    return;
  }
  if (!(await findCompany(tx, parentId, actor))) throw invalid({ parent_id: 'company_parent_unknown' });
  if (id !== null && (await isBelow(tx, parentId, id))) throw invalid({ parent_id: 'company_parent_cycle' });
  const levels = (await depthOf(tx, parentId)) + 1 + (id === null ? 0 : await heightOf(tx, id));
  if (levels > maxDepth) throw invalid({ parent_id: 'company_parent_too_deep' });
}
