import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { PowerGrantsTable, PowerKind } from './users.tables';

/** Records that one person gave another power: invited, reactivated, reset or moved the account, or added rights. */
export async function notePower(
  tx: Tx,
  giverId: string,
  receiverId: string,
  kinds: readonly PowerKind[],
): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .insertInto('power_grants')
    .values(kinds.map((kind) => ({ giver_id: giverId, receiver_id: receiverId, kind })))
    .onConflict((conflict) =>
      conflict.columns(['giver_id', 'receiver_id', 'kind']).doUpdateSet({ at: sql`now()` }),
    )
    .execute();
}

/** Records it for all holders of a role whose permissions have grown, except the giver. */
export async function notePowerOfRole(tx: Tx, giverId: string, roleId: string): Promise<void> {
  const kind: PowerKind = 'role_permission';
  await sql`
    insert into power_grants (giver_id, receiver_id, kind)
    select ${giverId}::uuid, user_id, ${kind} from user_roles where role_id = ${roleId} and user_id <> ${giverId}
    order by user_id
    on conflict (giver_id, receiver_id, kind) do update set at = now()`.execute(tx);
}

export interface Grant extends Pick<Selectable<PowerGrantsTable>, 'giver_id' | 'receiver_id' | 'kind'> {
  /** Milliseconds since 1970: thousands are read at once, and a Date of each takes twice the time. */
  at: number;
}

/**
 * Returns the grants since then that gave these people power, directly or through their givers. It queries level by level: PostgreSQL
 * overestimates a recursive query and spends its time on JIT compilation.
 */
export async function powerAbove(db: Db | Tx, userIds: Iterable<string>, since: Date): Promise<Grant[]> {
  const grants: Grant[] = [];
  const known = new Set(userIds);
  let receivers = [...known];
  while (receivers.length > 0) {
    const found = await db
      .selectFrom('power_grants')
      .select(['giver_id', 'receiver_id', 'kind'])
      .select(sql<number>`(extract(epoch from at) * 1000)::float8`.as('at'))
      .where(sql<boolean>`receiver_id = any(${receivers}::uuid[])`)
      .where('at', '>=', since)
      .execute();
    grants.push(...found);
    receivers = [...new Set(found.map((grant) => grant.giver_id))].filter((id) => !known.has(id));
    for (const id of receivers) known.add(id);
  }
  return grants;
}
