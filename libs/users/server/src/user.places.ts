import { findCompany, seesAllCompanies } from '@traveldesk/companies-server';
import { invalid, type Actor, type Tx } from '@traveldesk/shared-server';
import type { UserRecord, UserRecordInput } from '@traveldesk/users-contract';

/**
 * Checks a user's type and company: a company's user manages users of their own company and below, never staff. A company outside the
 * caller's scope counts as unknown. Throws a 422 at the field.
 */
export async function checkPlace(
  tx: Tx,
  actor: Actor,
  { type, company_id: companyId }: Pick<UserRecordInput, 'type' | 'company_id'>,
  before?: UserRecord,
): Promise<void> {
  if (!seesAllCompanies(actor)) {
    if (type === 'staff') throw invalid({ type: 'user_type_not_yours' });
    if (companyId === null) throw invalid({ company_id: 'user_company_required' });
  }
  const stays = before !== undefined && (before.company?.id ?? null) === companyId;
  if (companyId === null || stays) return;
  if (!(await findCompany(tx, companyId, actor))) throw invalid({ company_id: 'user_company_unknown' });
}
