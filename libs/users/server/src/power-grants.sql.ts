import { sql } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { PowerKind } from './users.tables';

/** Notes that one person has given another power: invited, let in, taken over, moved, or given more rights. */
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

/** The same of everybody who has a role, whose permissions have grown; not of who has done it, if they have it too. */
export async function notePowerOfRole(tx: Tx, giverId: string, roleId: string): Promise<void> {
  const kind: PowerKind = 'role_permission';
  await sql`
    insert into power_grants (giver_id, receiver_id, kind)
    select ${giverId}::uuid, user_id, ${kind} from user_roles where role_id = ${roleId} and user_id <> ${giverId}
    order by user_id
    on conflict (giver_id, receiver_id, kind) do update set at = now()`.execute(tx);
}

/** Who has made somebody who they are, and who was made by them. */
export interface PowerAround {
  givers: ReadonlySet<string>;
  receivers: ReadonlySet<string>;
}

/**
 * Who has given a person power since then, and to whom that person has given it: by themselves, or through people to whom
 * they gave it, who gave it on. Any of them could act as the person, or the person as them.
 */
export async function powerAround(db: Db | Tx, userId: string, since: Date): Promise<PowerAround> {
  const { rows } = await sql<{ id: string; above: boolean }>`
    with recursive givers (id) as (
      select giver_id from power_grants where receiver_id = ${userId} and at >= ${since}
      union
      select giver_id from power_grants join givers on receiver_id = givers.id where at >= ${since}
    ), receivers (id) as (
      select receiver_id from power_grants where giver_id = ${userId} and at >= ${since}
      union
      select receiver_id from power_grants join receivers on giver_id = receivers.id where at >= ${since}
    )
    select id, true as above from givers union all select id, false from receivers`.execute(db);
  const those = (above: boolean) => new Set(rows.filter((row) => row.above === above).map(({ id }) => id));
  return { givers: those(true), receivers: those(false) };
}
