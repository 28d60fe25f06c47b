import { invalid, notFound, Problem, type Actor, type Tx } from '@traveldesk/shared-server';
import type { UserRecord, UserStatus, UserType } from '@traveldesk/users-contract';
import { problemOf } from './access.problems';
import { noAccess, refuseAccessChange, type Access } from './access.rules';
import { accessOf } from './access.sql';
import { notePower } from './power-grants.sql';
import { refuseUnfitRoles, refuseUnknownRoles } from './role.fit';
import { accessOfRoles, countOtherAdministrators, lockAdministrators, roleIdsOf } from './roles.sql';
import { lockUser, userById } from './users.sql';
import type { PowerKind } from './users.tables';

/** The person who makes a change, with current rights; without an `actor` it is the product itself. */
export interface Giver extends Access {
  actor?: Actor;
}

/** The fields of a user that decide power (SECURITY 57): type and company limit what the roles reach, the email receives links. */
export interface Power {
  email: string;
  type: UserType;
  companyId: string | null;
  status: UserStatus;
  roleIds: readonly string[];
}

export type Takeover = Extract<PowerKind, 'invited' | 'reset'>;

export interface PowerChange {
  by: Giver;
  userId: string;
  /** Null before creation, and after deletion. */
  before: Power | null;
  after: Power | null;
  /** Set when the change affects the whole account, such as its links, sessions or second factor. */
  account?: boolean;
  /** Set when the change opens the account to somebody: a new invitation, or the removal of the second factor. */
  takeover?: Takeover;
}

/**
 * Returns the caller's current rights from the database, after all concurrent changes of power: a caller who was suspended, moved or lost a
 * role while waiting acts with the remaining rights. Must be called before reading anything that the decision depends on. API tokens are
 * not users and have no rights here.
 */
export async function giverOf(tx: Tx, actor: Actor): Promise<Giver & { actor: Actor }> {
  await lockAdministrators(tx);
  const user = await userById(tx, actor.userId);
  if (user?.status !== 'active') return { ...noAccess, actor };
  const held = await accessOf(tx, actor.userId);
  const now = { ...actor, type: user.type, companyId: user.company_id };
  return { ...held, actor: now };
}

/**
 * Decides whether a user may be changed (SECURITY 36, 57): creating, changing, suspending, reactivating, inviting, deleting or taking over
 * a user all go through it. It records who gave whom power (ADR 95). Throws a 422 at fields that nobody may change of themselves and for
 * unfit roles, a 403 when `by` has fewer rights, a 422 for the last administrator.
 */
export async function allowPowerChange(tx: Tx, change: PowerChange): Promise<void> {
  const { by, userId, before, after } = change;
  const changed = changedOf(change);
  if (changed.length === 0) return;
  await lockAdministrators(tx);
  if (by.actor?.userId === userId) refuseOwn(changed);
  if (after) await refuseUnknownRoles(tx, { by, before, after });
  const [then, now] = [await accessFrom(tx, before), await accessFrom(tx, after)];
  const acts = now.administrator && after?.type === 'staff' && after.status === 'active';
  const refusal = refuseAccessChange({
    by,
    before: then,
    after: now,
    whole: true,
    administratorsLeft: acts ? undefined : await countOtherAdministrators(tx, userId),
  });
  if (refusal) throw problemOf(refusal);
  const placed = !before || changed.some((part) => placing.has(part));
  if (after && placed) await refuseUnfitRoles(tx, { by, before, after });
  if (by.actor) await notePower(tx, by.actor.userId, userId, powerGiven(change));
}

/** Returns the kinds of power that the change gives the user; empty if it only takes power away. */
function powerGiven({ before, after, takeover }: PowerChange): PowerKind[] {
  if (!after) return [];
  if (!before) return ['made'];
  const moved =
    after.email !== before.email || after.type !== before.type || after.companyId !== before.companyId;
  const letIn = after.status === 'active' && before.status !== 'active';
  const role = after.roleIds.some((id) => !before.roleIds.includes(id));
  const kinds: (PowerKind | false | undefined)[] = [
    takeover,
    moved && 'moved',
    letIn && 'let_in',
    role && 'role',
  ];
  return kinds.filter((kind) => !!kind);
}

/** Returns the power fields of a user's record. */
export function powerOf({ email, type, company, status, roles }: UserRecord): Power {
  return { email, type, companyId: company?.id ?? null, status, roleIds: roles.map(({ id }) => id) };
}

/** Locks a user until the transaction ends and returns the power fields. Throws a 404. */
export async function lockPower(tx: Tx, userId: string): Promise<Power> {
  await lockAdministrators(tx);
  const user = await lockUser(tx, userId);
  if (!user) throw notFound();
  const { email, type, company_id: companyId, status } = user;
  return { email, type, companyId, status, roleIds: await roleIdsOf(tx, userId) };
}

type Part = 'email' | 'type' | 'company_id' | 'status' | 'roles' | 'account';

/** Changes that may leave a user with an unfit role. */
const placing: ReadonlySet<Part> = new Set<Part>(['type', 'company_id', 'roles']);

function changedOf({ before, after, account = false }: PowerChange): Part[] {
  if (!before || !after) return ['account'];
  const parts: [Part, boolean][] = [
    ['email', before.email !== after.email],
    ['type', before.type !== after.type],
    ['company_id', before.companyId !== after.companyId],
    ['status', before.status !== after.status],
    ['roles', !sameIds(before.roleIds, after.roleIds)],
    ['account', account],
  ];
  return parts.filter(([, changed]) => changed).map(([part]) => part);
}

const ownFields = { email: 'own_email', type: 'own_type', company_id: 'own_company', roles: 'own_roles' };

/** Nobody changes their own power; another person must do it. */
function refuseOwn(changed: readonly Part[]): void {
  const fields = Object.entries(ownFields).filter(([part]) => changed.some((own) => own === part));
  throw fields.length > 0 ? invalid(Object.fromEntries(fields)) : new Problem(422, 'own_account');
}

async function accessFrom(tx: Tx, power: Power | null): Promise<Access> {
  return power ? accessOfRoles(tx, power.roleIds) : noAccess;
}

export function sameIds(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}
