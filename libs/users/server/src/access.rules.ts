/** What somebody may do. An administrator may do everything, also what later versions add. */
export interface Access {
  administrator: boolean;
  permissions: ReadonlySet<string>;
}

export const noAccess: Access = { administrator: false, permissions: new Set() };

/** The product itself, as it makes the first administrator or demo data. */
export const systemAccess: Access = { administrator: true, permissions: new Set() };

export interface AccessChange {
  /** Who gives or takes, with what that person may do at this moment. */
  by: Access;
  /** What the other person, or the role, may do before and after the change. */
  before: Access;
  after: Access;
  /**
   * Set for a change of a person, of whom nothing is changed by somebody who may do less, and for what hands on all that
   * a role holds. Without it only what is given or taken counts, as in a role's list of permissions.
   */
  whole?: boolean;
  /** Where the person can no longer act as an administrator after the change: how many others can. */
  administratorsLeft?: number | undefined;
}

export type AccessRefusal =
  | { code: 'permission_not_held'; permission: string }
  | { code: 'administrators_only' }
  | { code: 'last_administrator' };

/**
 * The one function that decides who may give or take which permission (SECURITY 36, 57; DESIGN 3). Nobody gives
 * or takes what they do not hold themselves: so not by a role, not by removing a role, and not by suspending, deleting,
 * moving or taking over the account of somebody who may do more. One administrator who can sign in always stays.
 */
export function refuseAccessChange(change: AccessChange): AccessRefusal | null {
  const { by, before, after, administratorsLeft } = change;
  if (before.administrator && administratorsLeft === 0) return { code: 'last_administrator' };
  if (by.administrator) return null;
  if (before.administrator || after.administrator) return { code: 'administrators_only' };
  const missing = concerned(change).find((permission) => !by.permissions.has(permission));
  return missing === undefined ? null : { code: 'permission_not_held', permission: missing };
}

/** The permissions that the change has to do with, in order. */
function concerned({ before, after, whole = false }: AccessChange): string[] {
  const [then, now] = [before.permissions, after.permissions];
  const given = [...now].filter((permission) => whole || !then.has(permission));
  const taken = [...then].filter((permission) => whole || !now.has(permission));
  return [...given, ...taken].sort();
}

/** The permissions that an access comes to, of all that the product has. */
export function permissionsHeld(access: Access, all: ReadonlySet<string>): ReadonlySet<string> {
  return access.administrator ? all : access.permissions;
}
