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
  /** Administrators able to sign in once the change is made; undefined where it touches no person. */
  administratorsLeft?: number;
}

export type AccessRefusal =
  | { code: 'permission_not_held'; permission: string }
  | { code: 'administrators_only' }
  | { code: 'last_administrator' };

/**
 * The one function that decides who may give or take which permission (SECURITY 36, DESIGN 3). Nobody gives
 * or takes what they do not hold themselves: so not by a role, not by removing a role, and not by
 * suspending, deleting or taking over the account of somebody who may do more (`after` is then `noAccess`).
 * One administrator who can sign in always stays.
 */
export function refuseAccessChange({
  by,
  before,
  after,
  administratorsLeft,
}: AccessChange): AccessRefusal | null {
  if (before.administrator && !after.administrator && administratorsLeft === 0) {
    return { code: 'last_administrator' };
  }
  if (by.administrator) return null;
  if (before.administrator || after.administrator) return { code: 'administrators_only' };
  const given = [...after.permissions].filter((permission) => !before.permissions.has(permission));
  const taken = [...before.permissions].filter((permission) => !after.permissions.has(permission));
  const missing = [...given, ...taken].sort().find((permission) => !by.permissions.has(permission));
  return missing === undefined ? null : { code: 'permission_not_held', permission: missing };
}

/** The permissions that an access comes to, of all that the product has. */
export function permissionsHeld(access: Access, all: ReadonlySet<string>): ReadonlySet<string> {
  return access.administrator ? all : access.permissions;
}
