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

/** Who changes something, with what they may do at this moment. Without an `actor` it is the product itself. */
export interface Giver extends Access {
  actor?: Actor;
}

/** What of a user is power (SECURITY 57): their place decides what their roles reach, and who gets their mail. */
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
  /** Null for a user who is made, and for one who is deleted. */
  before: Power | null;
  after: Power | null;
  /** Set where the account as a whole is concerned, whatever of it changes: its links, sessions, second factor. */
  account?: boolean;
  /** Set where the account is opened to somebody: by another invitation, or by taking the second factor away. */
  takeover?: Takeover;
}

/**
 * Whoever makes a call, as the database has them once every other change of power is over: who was suspended, moved or
 * lost a role while the call waited acts by what is left. Nothing that decides is read before this. An API token is no user,
 * and so gives nothing.
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
 * The one function that decides who may change what of whom (SECURITY 36, 57): every way to make, change, suspend, let
 * in, invite, delete or take over a user goes through it; it notes who gives whom power (ADR 95). Throws a Problem: a 422 at the field for what nobody changes
 * of themselves and for roles that do not fit, a 403 for who may do less, a 422 for the last administrator.
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

/** The kinds of power that the change gives the user; empty if it only takes power away. */
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

/** What a user's record says of power. */
export function powerOf({ email, type, company, status, roles }: UserRecord): Power {
  return { email, type, companyId: company?.id ?? null, status, roleIds: roles.map(({ id }) => id) };
}

/** The same read from the database, held against every other change until the transaction ends. */
export async function lockPower(tx: Tx, userId: string): Promise<Power> {
  await lockAdministrators(tx);
  const user = await lockUser(tx, userId);
  if (!user) throw notFound();
  const { email, type, company_id: companyId, status } = user;
  return { email, type, companyId, status, roleIds: await roleIdsOf(tx, userId) };
}

type Part = 'email' | 'type' | 'company_id' | 'status' | 'roles' | 'account';

/** Where a role could come to be that does not belong there. */
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

/** Nobody lifts, lowers or moves themselves; another person must have looked at it. */
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
