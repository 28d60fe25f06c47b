import { sql } from 'kysely';
import type { SecurityInput } from '@traveldesk/auth-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import { administratorColumn } from '@traveldesk/users-server';
import { secondFactorColumn } from '../second-factor/second-factor.sql';

/** The staff's decision (null: none yet), and its version. */
export interface Decision {
  decided: boolean | null;
  version: number;
}

const columns = ['second_factor_required as decided', 'version'] as const;

export async function readSecuritySettings(db: Db | Tx): Promise<Decision> {
  return db.selectFrom('security_settings').select(columns).executeTakeFirstOrThrow();
}

export async function lockSecuritySettings(tx: Tx): Promise<Decision> {
  return tx.selectFrom('security_settings').select(columns).forUpdate().executeTakeFirstOrThrow();
}

export async function storeSecuritySettings(tx: Tx, input: SecurityInput): Promise<void> {
  await tx
    .updateTable('security_settings')
    .set((eb) => ({ ...input, version: eb('version', '+', 1) }))
    .execute();
}

/** Counts the active users with one of these permissions, and those of them without a second factor. */
export async function countUsersNeedingFactor(
  db: Db,
  permissions: readonly string[],
): Promise<{ concerned: number; without: number }> {
  const holds = sql<boolean>`exists (
    select 1 from user_roles
    join role_permissions on role_permissions.role_id = user_roles.role_id
    where user_roles.user_id = users.id and role_permissions.permission = any(${permissions}))`;
  return db
    .selectFrom('users')
    .select([
      sql<number>`count(*)`.as('concerned'),
      sql<number>`count(*) filter (where not ${secondFactorColumn})`.as('without'),
    ])
    .where('users.status', '=', 'active')
    .where((eb) => eb.or([administratorColumn, holds]))
    .executeTakeFirstOrThrow();
}
