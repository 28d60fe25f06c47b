/** The rights of a person. An administrator may do everything, including what later versions add. */
export interface Access {
  administrator: boolean;
  permissions: ReadonlySet<string>;
}

export const noAccess: Access = { administrator: false, permissions: new Set() };

/** The rights of the product itself, such as for creating the first administrator or demo data. */
export const systemAccess: Access = { administrator: true, permissions: new Set() };

export interface AccessChange {
  /** The current rights of the person who makes the change. */
  by: Access;
  /** The rights of the changed person or role, before and after. */
  before: Access;
  after: Access;
  /**
   * True for changes of a person and for making a role assignable: then all permissions involved count, so that nobody changes a person
   * with more rights. When false, only added and removed permissions count, as in editing a role.
   */
  whole?: boolean;
  /** The number of other administrators who can act; set only when the changed person can no longer act as one. */
  administratorsLeft?: number | undefined;
}

export type AccessRefusal =
  | { code: 'permission_not_held'; permission: string }
  | { code: 'administrators_only' }
  | { code: 'last_administrator' };

/**
 * Decides whether permissions may be granted or revoked (SECURITY 36, 57; DESIGN 3). Nobody grants or revokes a permission that they do not
 * hold, be it by roles or by suspending, deleting, moving or taking over an account with more rights. One administrator who can sign in
 * always remains.
 */
export function refuseAccessChange(change: AccessChange): AccessRefusal | null {
  const { by, before, after, administratorsLeft } = change;
  if (before.administrator && administratorsLeft === 0) return { code: 'last_administrator' };
  if (by.administrator) return null;
  if (before.administrator || after.administrator) return { code: 'administrators_only' };
  const missing = concerned(change).find((permission) => !by.permissions.has(permission));
  return missing === undefined ? null : { code: 'permission_not_held', permission: missing };
}

/** The permissions that the change involves, sorted. */
function concerned({ before, after, whole = false }: AccessChange): string[] {
  const [then, now] = [before.permissions, after.permissions];
  const given = [...now].filter((permission) => whole || !then.has(permission));
  const taken = [...then].filter((permission) => whole || !now.has(permission));
  return [...given, ...taken].sort();
}

/** Returns the effective permissions; `all` lists those of the product. */
export function permissionsHeld(access: Access, all: ReadonlySet<string>): ReadonlySet<string> {
  return access.administrator ? all : access.permissions;
}
