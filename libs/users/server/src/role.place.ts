import { findCompany, seesAllCompanies } from '@traveldesk/companies-server';
import { invalid, type Actor, type Tx } from '@traveldesk/shared-server';
import { companySuited, type RoleInput } from '@traveldesk/users-contract';

/**
 * Returns the owner of a new role: staff create roles for the platform or any company, others only for their own company. Throws a 422 at
 * the field.
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

/** Refuses permissions on platform records in roles for companies, and `assignable` on companies' roles. Throws a 422 at the field. */
export function checkRole({ companyId, assignable, permissions }: Kind): void {
  if (companyId !== null && assignable) throw invalid({ assignable: 'role_assignable_platform' });
  const forCompanies = companyId !== null || assignable;
  if (forCompanies && permissions.some((permission) => !companySuited.has(permission))) {
    throw invalid({ permissions: 'permission_not_for_companies' });
  }
}
