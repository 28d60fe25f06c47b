import { sql } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';

/**
 * Waits for changes of the tree's shape. Two of them at a time could each be right and make a cycle together, so a
 * move has the tree to itself; new companies may be added side by side, but not while something above them moves.
 * The move writes the row: where transactions read a snapshot, the one that waited is run again.
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

/** Puts a new company into the tree, below `parentId` and all above it. */
export async function plant(tx: Tx, id: string, parentId: string | null): Promise<void> {
  await tx.insertInto('company_tree').values({ ancestor_id: id, descendant_id: id, depth: 0 }).execute();
  if (parentId !== null) await attach(tx, id, parentId);
}

/** Takes a company with everything below it from where it is, and puts it below `parentId`. */
export async function transplant(tx: Tx, id: string, parentId: string | null): Promise<void> {
  const below = tx.selectFrom('company_tree').select('descendant_id').where('ancestor_id', '=', id);
  await tx
    .deleteFrom('company_tree')
    .where('descendant_id', 'in', below)
    .where('ancestor_id', 'not in', below)
    .execute();
  if (parentId !== null) await attach(tx, id, parentId);
}

/** Joins everything from `id` downwards to everything from `parentId` upwards. */
async function attach(tx: Tx, id: string, parentId: string): Promise<void> {
  await sql`
    insert into company_tree (ancestor_id, descendant_id, depth)
    select above.ancestor_id, below.descendant_id, above.depth + below.depth + 1
    from company_tree as above cross join company_tree as below
    where above.descendant_id = ${parentId} and below.ancestor_id = ${id}`.execute(tx);
}

/** Whether `id` is `ancestorId` or below it. */
export async function isBelow(db: Db | Tx, id: string, ancestorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('company_tree')
    .select('depth')
    .where('ancestor_id', '=', ancestorId)
    .where('descendant_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many companies are above this one. */
export async function depthOf(db: Db | Tx, id: string): Promise<number> {
  const { depth } = await db
    .selectFrom('company_tree')
    .select(({ fn }) => fn.coalesce(fn.max('depth'), sql<number>`0`).as('depth'))
    .where('descendant_id', '=', id)
    .executeTakeFirstOrThrow();
  return depth;
}

/** How many levels there are below this one. */
export async function heightOf(db: Db | Tx, id: string): Promise<number> {
  const { depth } = await db
    .selectFrom('company_tree')
    .select(({ fn }) => fn.coalesce(fn.max('depth'), sql<number>`0`).as('depth'))
    .where('ancestor_id', '=', id)
    .executeTakeFirstOrThrow();
  return depth;
}
