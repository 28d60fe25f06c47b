import { findCompany, seesAllCompanies } from '@traveldesk/companies-server';
import { invalid, type Actor, type Tx } from '@traveldesk/shared-server';
import { companySuited, type RoleInput } from '@traveldesk/users-contract';

/**
 * Whose a new role is: staff make them for the platform or for any company, everybody else for their own company only.
 * Throws a 422 at the field.
 */
export async function ownerOf(
  tx: Tx,
  actor: Actor,
  { company_id: companyId }: RoleInput,
): Promise<string | null> {
  if (!seesAllCompanies(actor)) {
    if (
      actor.companyId === null ||
      (companyId ?? actor.companyId) !== actor.companyId ||
      companyId === null
    ) {
      throw invalid({ company_id: 'role_owner_not_yours' });
    }
    return actor.companyId;
  }
  if (!companyId) return null;
  if (!(await findCompany(tx, companyId, actor))) throw invalid({ company_id: 'user_company_unknown' });
  return companyId;
}

interface Kind {
  companyId: string | null;
  assignable: boolean;
  permissions: readonly string[];
}

/**
 * What a company's users can be given holds nothing that acts on the platform's own records; and only the platform's
 * roles are there to be marked. Throws a 422 at the field.
 */
export function checkRole({ companyId, assignable, permissions }: Kind): void {
  if (companyId !== null && assignable) throw invalid({ assignable: 'role_assignable_platform' });
  const forCompanies = companyId !== null || assignable;
  if (forCompanies && permissions.some((permission) => !companySuited.has(permission))) {
    throw invalid({ permissions: 'permission_not_for_companies' });
  }
}
