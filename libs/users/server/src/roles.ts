import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  actorOf,
  brokenConstraint,
  change,
  checkVersion,
  historyOf,
  invalid,
  notFound,
  Problem,
  refuseInUse,
  type Call,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import type { Role, RoleInput } from '@traveldesk/users-contract';
import { problemOf } from './access';
import { noAccess, refuseAccessChange, type Access } from './access.rules';
import { accessOf } from './access.sql';
import { findRole, lockRole, removeRole, replaceRole } from './roles.list.sql';
import { insertRole } from './roles.sql';

/** Throws a 404 when there is none. */
export async function readRole(db: Db | Tx, id: string): Promise<Role> {
  const role = await findRole(db, id);
  if (!role) throw notFound();
  return role;
}

export async function readRoleHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'role', id, page);
  if (history.total === 0) await readRole(db, id);
  return history;
}

/** Throws a 422 at the field, or a 403 for a permission the caller does not hold (SECURITY 36). */
export function createRole(request: Call, input: RoleInput): Promise<Role> {
  refuseUnknown(request, input);
  return change(request, async (tx, record) => {
    await allow(tx, request, noAccess, input);
    const id = await insertRole(tx, input).catch(refuseTakenName);
    const role = await readRole(tx, id);
    record({ entity: 'role', id, action: 'create', after: factsOf(role) });
    return role;
  });
}

/** Throws a 404, a 412, a 422 or a 403 as above. What the role gives acts on the next call of whoever has it. */
export function updateRole(request: Call, id: string, input: RoleInput): Promise<Role> {
  refuseUnknown(request, input);
  return change(request, async (tx, record) => {
    const before = await openRole(tx, request, id);
    await allow(tx, request, heldBy(before), input);
    await replaceRole(tx, id, input).catch(refuseTakenName);
    const after = await readRole(tx, id);
    record({ entity: 'role', id, action: 'update', before: factsOf(before), after: factsOf(after) });
    return after;
  });
}

/** Throws a 404, a 412, a 403 as above, or a 422 that says how many users have the role. */
export function deleteRole(request: Call, id: string): Promise<Role> {
  return change(request, async (tx, record) => {
    const before = await openRole(tx, request, id);
    await allow(tx, request, heldBy(before), { permissions: [] });
    await refuseInUse(request, tx, 'roles', id);
    await removeRole(tx, id);
    record({ entity: 'role', id, action: 'delete', before: factsOf(before) });
    return before;
  });
}

/** The administrator's role holds everything, always: it is nobody's to change. */
async function openRole(tx: Tx, request: Call, id: string): Promise<Role> {
  if (!(await lockRole(tx, id))) throw notFound();
  const role = await readRole(tx, id);
  checkVersion(request, role.version);
  if (role.administrator) throw new Problem(422, 'role_fixed');
  return role;
}

async function allow(
  tx: Tx,
  request: Call,
  before: Access,
  input: Pick<RoleInput, 'permissions'>,
): Promise<void> {
  const after = { administrator: false, permissions: new Set(input.permissions) };
  const refusal = refuseAccessChange({ by: await accessOf(tx, actorOf(request).userId), before, after });
  if (refusal) throw problemOf(refusal);
}

function heldBy({ administrator, permissions }: Role): Access {
  return { administrator, permissions: new Set(permissions) };
}

function refuseUnknown(request: Call, { permissions }: RoleInput): void {
  const known = request.server.kernel.permissions;
  if (permissions.some((permission) => !known.has(permission))) {
    throw invalid({ permissions: 'permission_unknown' });
  }
}

function refuseTakenName(error: unknown): never {
  if (!['roles_name_key', 'roles_name_in_any_case'].includes(brokenConstraint(error) ?? '')) throw error;
  throw invalid({ name: 'role_name_taken' });
}

function factsOf({ name, permissions }: Role) {
  return { name, permissions };
}
