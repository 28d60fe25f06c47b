import { companyScope } from '@traveldesk/companies-server';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  checkVersion,
  historyOf,
  invalid,
  notFound,
  Problem,
  refuseInUse,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import type { Role, RoleInput } from '@traveldesk/users-contract';
import { problemOf } from './access.problems';
import { noAccess, refuseAccessChange, type Access } from './access.rules';
import { notePowerOfRole } from './power-grants.sql';
import { checkRole, ownerOf } from './role.place';
import { findRole, holderHasMorePermissions, lockRole, removeRole, replaceRole } from './roles.list.sql';
import { insertRole } from './roles.sql';
import { giverOf, type Giver } from './user.power';

/** Throws a 404 for a role that the caller may not see. */
export async function readRole(db: Db | Tx, id: string, actor: Actor): Promise<Role> {
  const role = await findRole(db, id, actor);
  if (!role) throw notFound();
  return role;
}

/** Only staff may read the history of a platform role. For staff the history outlives the role. */
export async function readRoleHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  if (actor.type !== 'staff' && !(await readRole(db, id, actor)).company) throw notFound();
  const history = await historyOf(db, 'role', id, page, { ...actor, scope: companyScope(actor) });
  if (history.total === 0) await readRole(db, id, actor);
  return history;
}

/** The input fields without the owner, which never changes. */
type Written = Record<keyof Omit<RoleInput, 'company_id'>, unknown>;

/** Throws a 422 at the field, or a 403 for a permission that the caller does not hold (SECURITY 36). */
export async function createRole(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  input: RoleInput,
  kernel: Kernel,
): Promise<Role> {
  refuseUnknown(kernel, input);
  const by = await giverOf(tx, actor);
  const companyId = await ownerOf(tx, by.actor, input);
  const { name, assignable = false, permissions } = input;
  checkRole({ companyId, assignable, permissions });
  allow({ by, before: noAccess, after: accessOf(permissions) });
  const written = { name, assignable, permissions } satisfies Written;
  const id = await insertRole(tx, { companyId, ...written });
  const role = await readRole(tx, id, by.actor);
  record({ entity: 'role', id, action: 'create', after: auditedRole(role) });
  return role;
}

/** Throws a 404, a 412, a 422, or a 403 as in `createRole`. New permissions take effect with the holders' next request. */
export async function updateRole(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { role: input, ...target }: Target & { role: RoleInput },
  kernel: Kernel,
): Promise<Role> {
  refuseUnknown(kernel, input);
  const { id } = target;
  const { by, before } = await openRole(tx, actor, target);
  const { name, permissions, assignable = before.assignable } = input;
  const companyId = before.company?.id ?? null;
  if (![undefined, companyId].includes(input.company_id)) throw invalid({ company_id: 'role_owner_fixed' });
  checkRole({ companyId, assignable, permissions });
  const [then, now] = [accessOf(before.permissions), accessOf(permissions)];
  // Making a role assignable lets others grant all its permissions.
  allow({ by, before: then, after: now, whole: assignable !== before.assignable });
  await refuseTakingFromStronger(tx, by, before, permissions);
  await replaceRole(tx, id, { name, assignable, permissions } satisfies Written);
  if (permissions.some((one) => !then.permissions.has(one))) await notePowerOfRole(tx, by.actor.userId, id);
  const after = await readRole(tx, id, by.actor);
  record({ entity: 'role', id, action: 'update', before: auditedRole(before), after: auditedRole(after) });
  return after;
}

/** Throws a 404, a 412, a 403 as in `updateRole`, or a 422 with the number of users who have the role. */
export async function deleteRole(tx: Tx, record: Recorder, actor: Actor, target: Target): Promise<Role> {
  const { id } = target;
  const { by, before } = await openRole(tx, actor, target);
  allow({ by, before: accessOf(before.permissions), after: noAccess });
  await refuseInUse(tx, 'roles', id);
  await removeRole(tx, id);
  record({ entity: 'role', id, action: 'delete', before: auditedRole(before) });
  return before;
}

/**
 * Locks a role that the caller may change, in the version that the caller has seen. Nobody changes the administrators' role; managers of
 * companies change only their own company's roles.
 */
async function openRole(
  tx: Tx,
  actor: Actor,
  { id, seen }: Target,
): Promise<{ by: Giver & { actor: Actor }; before: Role }> {
  const by = await giverOf(tx, actor);
  await lockRole(tx, id);
  const before = await readRole(tx, id, by.actor);
  checkVersion(seen, before.version);
  if (before.administrator) throw new Problem(422, 'role_fixed');
  if (!before.editable) throw new Problem(403, 'role_not_yours');
  return { by, before };
}

function allow(change: Parameters<typeof refuseAccessChange>[0]): void {
  const refusal = refuseAccessChange(change);
  if (refusal) throw problemOf(refusal);
}

async function refuseTakingFromStronger(
  tx: Tx,
  by: Access,
  { id, permissions: held }: Role,
  permissions: readonly string[],
): Promise<void> {
  if (by.administrator || held.every((permission) => permissions.includes(permission))) return;
  if (await holderHasMorePermissions(tx, id, by.permissions)) throw new Problem(403, 'role_of_stronger');
}

function accessOf(permissions: readonly string[]): Access {
  return { administrator: false, permissions: new Set(permissions) };
}

function refuseUnknown({ permissions: known }: Kernel, { permissions }: RoleInput): void {
  if (permissions.some((permission) => !known.has(permission))) {
    throw invalid({ permissions: 'permission_unknown' });
  }
}

function auditedRole({ name, company, assignable, permissions }: Role) {
  return { name, company: company?.name ?? null, assignable, permissions };
}
