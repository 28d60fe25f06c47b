import { sql } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';

/**
 * Serializes changes of the tree's shape: two concurrent moves, each valid, could form a cycle. A move locks the tree exclusively; new
 * companies share the lock, so they wait only for moves. A move also writes the row, so that a waiting snapshot transaction fails and is
 * retried.
 */
export async function lockTree(tx: Tx, purpose: 'add' | 'move'): Promise<void> {
  if (purpose === 'add') {
    await tx.selectFrom('company_tree_moves').select('id').forShare().executeTakeFirstOrThrow();
    return;
  }
  await tx
    .updateTable('company_tree_moves')
    .set({ moves: sql`moves + 1` })
    .execute();
}

/** Adds a new company to the tree, below `parentId`. */
export async function addToCompanyTree(tx: Tx, id: string, parentId: string | null): Promise<void> {
  await tx.insertInto('company_tree').values({ ancestor_id: id, descendant_id: id, depth: 0 }).execute();
  if (parentId !== null) await attach(tx, id, parentId);
}

/** Moves a company and its subtree below `parentId`. */
export async function moveInCompanyTree(tx: Tx, id: string, parentId: string | null): Promise<void> {
  const below = tx.selectFrom('company_tree').select('descendant_id').where('ancestor_id', '=', id);
  await tx
    .deleteFrom('company_tree')
    .where('descendant_id', 'in', below)
    .where('ancestor_id', 'not in', below)
    .execute();
  if (parentId !== null) await attach(tx, id, parentId);
}

/** Connects every company of the subtree of `id` with `parentId` and all its ancestors. */
async function attach(tx: Tx, id: string, parentId: string): Promise<void> {
  await sql`
    insert into company_tree (ancestor_id, descendant_id, depth)
    select above.ancestor_id, below.descendant_id, above.depth + below.depth + 1
    from company_tree as above cross join company_tree as below
    where above.descendant_id = ${parentId} and below.ancestor_id = ${id}`.execute(tx);
}

/** True when `id` is `ancestorId` or below it. */
export async function isBelow(db: Db | Tx, id: string, ancestorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('company_tree')
    .select('depth')
    .where('ancestor_id', '=', ancestorId)
    .where('descendant_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the number of companies above this one. */
export async function depthOf(db: Db | Tx, id: string): Promise<number> {
  const { depth } = await db
    .selectFrom('company_tree')
    .select(({ fn }) => fn.coalesce(fn.max('depth'), sql<number>`0`).as('depth'))
    .where('descendant_id', '=', id)
    .executeTakeFirstOrThrow();
  return depth;
}

/** Returns the number of levels below this one. */
export async function heightOf(db: Db | Tx, id: string): Promise<number> {
  const { depth } = await db
    .selectFrom('company_tree')
    .select(({ fn }) => fn.coalesce(fn.max('depth'), sql<number>`0`).as('depth'))
    .where('ancestor_id', '=', id)
    .executeTakeFirstOrThrow();
  return depth;
}
