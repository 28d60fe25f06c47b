import { invalid, type Actor, type Tx } from '@traveldesk/shared-server';
import type { UserType } from '@traveldesk/users-contract';
import { roleScope, suitsCompanies } from './role.scope';

interface Holder {
  type: UserType;
  companyId: string | null;
  roleIds: readonly string[];
}

/**
 * Refuses roles that the giver may not see like unknown ones: a 422 at `roles` (SECURITY 34). Must run before checks whose result would
 * reveal anything about such a role.
 */
export async function refuseUnknownRoles(
  tx: Tx,
  { by, before, after }: { by: { actor?: Actor }; before: Holder | null; after: Holder },
): Promise<void> {
  const given = after.roleIds.filter((id) => !before?.roleIds.includes(id));
  const ids = [...new Set(given)];
  if (ids.length === 0) return;
  const known = await tx
    .selectFrom('roles')
    .select('id')
    .where('id', 'in', ids)
    .where(roleScope(by.actor))
    .execute();
  if (known.length !== ids.length) throw invalid({ roles: 'role_unknown' });
}

/**
 * Refuses roles that do not fit a user: another company's roles, or roles on platform records for users other than staff (holders keep a
 * role that changed later). Throws a 422 at `roles`. Locks the roles until the transaction ends.
 */
export async function refuseUnfitRoles(
  tx: Tx,
  { by, before, after }: { by: { actor?: Actor }; before: Holder | null; after: Holder },
): Promise<void> {
  const ids = [...new Set(after.roleIds)];
  if (ids.length === 0) return;
  const roles = await tx
    .selectFrom('roles')
    .select([
      'id',
      'administrator',
      'company_id',
      roleScope(by.actor).as('known'),
      suitsCompanies.as('suited'),
    ])
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const kept = new Set(before?.roleIds);
  const known = roles.filter((role) => kept.has(role.id) || role.known);
  if (known.length !== ids.length) throw invalid({ roles: 'role_unknown' });
  const had = before?.type === 'staff' ? new Set<string>() : kept;
  const unfit = roles.some(
    ({ id, administrator, suited }) => administrator || (by.actor && !suited && !had.has(id)),
  );
  if (after.type !== 'staff' && unfit) throw invalid({ roles: 'role_staff_only' });
  if (roles.some(({ company_id: owner }) => owner !== null && owner !== after.companyId)) {
    throw invalid({ roles: 'role_of_other_company' });
  }
}
