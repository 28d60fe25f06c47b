import type { Kernel, RightsOf } from '@traveldesk/shared-server';
import { accessOf } from '@traveldesk/users-server';
import { isMissing, kindOf } from './required';
import { requiredColumn, secondFactorColumn } from './second-factor.sql';

/**
 * What may not be done in the name of somebody who must set up a second factor first: all that asks for one. Their own
 * session is refused everything until then; a token that they made is no session, and keeps the rest (SECURITY 23, 32).
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
