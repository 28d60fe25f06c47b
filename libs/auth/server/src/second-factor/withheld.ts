import type { Kernel, RightsOf } from '@traveldesk/shared-server';
import { accessOf } from '@traveldesk/users-server';
import { isMissing, kindOf } from './required';
import { requiredColumn, secondFactorColumn } from './second-factor.sql';

/**
 * Returns the permissions withheld from a user who must first set up a second factor: all sensitive ones. Their session can do nothing
 * until then; an API token that they created keeps its other permissions (SECURITY 23, 32).
 */
export function withheldFrom(kernel: Kernel): RightsOf {
  const { db, permissions } = kernel;
  return async (userId) => {
    const user = await db
      .selectFrom('users')
      .select([secondFactorColumn.as('has'), requiredColumn.as('decided')])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user || !isMissing({ ...user, access: await accessOf(db, userId) }, kernel))
      return new Set<string>();
    return new Set([...permissions].filter((permission) => kindOf(permission, kernel) !== null));
  };
}
