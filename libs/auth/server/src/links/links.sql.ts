import { newId, type Db, type Tx } from '@traveldesk/shared-server';
import type { LinkKind } from '../auth.tables';

export interface Link {
  kind: LinkKind;
  user_id: string | null;
}

/** Stores a link; an older one of the same kind and person is thereby worth nothing (SECURITY 28). */
export async function replaceLink(
  tx: Tx,
  link: Link & { token_hash: string; expires_at: Date },
): Promise<void> {
  const id = newId();
  await tx
    .insertInto('links')
    .values({ id, ...link })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'user_id'])
        .doUpdateSet({ id, token_hash: link.token_hash, expires_at: link.expires_at }),
    )
    .execute();
}

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
    .executeTakeFirst();
}

/** Uses a link up. Of two who come with the same one, the second gets nothing, however close they are. */
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
    .returning(['kind', 'user_id'])
    .executeTakeFirst();
}

/** A password has been set: no link that could set another may be left in a mailbox. */
export async function deleteLinksOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('links').where('user_id', '=', userId).execute();
}

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('links').where('expires_at', '<=', now).execute();
}
