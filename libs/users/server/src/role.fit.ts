import { invalid, type Actor, type Tx } from '@traveldesk/shared-server';
import type { UserType } from '@traveldesk/users-contract';
import { roleScope, suitsCompanies } from './role.scope';

interface Holder {
  type: UserType;
  companyId: string | null;
  roleIds: readonly string[];
}

/**
 * What a giver may not know of is answered as what does not exist (SECURITY 34): a 422 at `roles`, before anything of such
 * a role is compared, and so told.
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
 * Judges which roles a user may have: one of a company only its own users, one that acts on the platform's own records
 * only staff, whoever gives it (a role that has come to do so since stays with who has it). Throws a 422 at `roles`. Until
 * the transaction ends none of them can go.
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
