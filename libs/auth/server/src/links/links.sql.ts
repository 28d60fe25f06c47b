import { sql } from 'kysely';
import { newId, type Db, type Tx } from '@traveldesk/shared-server';
import type { LinkKind } from '../auth.tables';

export interface Link {
  kind: LinkKind;
  user_id: string | null;
}

/** Stores a link, which invalidates an older one of the same kind and user (SECURITY 28). */
export async function replaceLink(
  tx: Tx,
  {
    id = newId(),
    ...link
  }: Link & { id?: string; email: string | null; token_hash: string; expires_at: Date },
): Promise<void> {
  await tx
    .insertInto('links')
    .values({ id, ...link })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'user_id'])
        .doUpdateSet({ id, email: link.email, token_hash: link.token_hash, expires_at: link.expires_at }),
    )
    .execute();
}

/** Whether the user still has the address that the link was mailed to (SECURITY 28). */
const stillBound = sql<boolean>`(links.user_id is null or exists (
  select 1 from users where users.id = links.user_id and users.email = links.email))`;

export async function findLink(
  db: Db | Tx,
  kinds: readonly LinkKind[],
  tokenHash: string,
  now: Date,
): Promise<Link | undefined> {
  return db
    .selectFrom('links')
    .select(['kind', 'user_id'])
    .where('token_hash', '=', tokenHash)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now)
    .where(stillBound)
    .executeTakeFirst();
}

/** Returns the valid link for creating the first administrator, if any. */
export async function unexpiredSetUp(
  tx: Tx,
  now: Date,
): Promise<{ id: string; token_hash: string; expires_at: Date } | undefined> {
  return tx
    .selectFrom('links')
    .select(['id', 'token_hash', 'expires_at'])
    .where('kind', '=', 'setup')
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Consumes a link; of two concurrent requests only one gets it. The caller has locked the user, as every change of an address does, so the
 * address stays the same during the comparison.
 */
export async function takeLink(
  tx: Tx,
  kinds: readonly LinkKind[],
  tokenHash: string,
  now: Date,
): Promise<Link | undefined> {
  return tx
    .deleteFrom('links')
    .where('token_hash', '=', tokenHash)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now)
    .where(stillBound)
    .returning(['kind', 'user_id'])
    .executeTakeFirst();
}

/** Deletes a user's links after a new password or address: no link in a mailbox must be able to set another password. */
export async function deleteLinksOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('links').where('user_id', '=', userId).execute();
}

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('links').where('expires_at', '<=', now).execute();
}
