import { z } from 'zod';
import { invalidField } from './errors';

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: z.string().optional(),
  before: z.string().optional(),
});

type PageQuery = z.output<typeof pageQuery>;

export interface Page<Item> {
  data: Item[];
  meta: { limit: number; before: string | null; after: string | null };
}

/** A cursor must not be interpreted, so it looks meaningless. */
const cursorOf = (id: string) => Buffer.from(`c1:${id}`).toString('base64url');

/**
 * One page of a list in its order. A cursor names the item that it comes after or before, so a page stays correct while items are added
 * at the ends. Throws a validation_error for an invalid cursor.
 */
export function pageOf<Item extends { id: string }>(items: readonly Item[], query: PageQuery): Page<Item> {
  const { limit } = query;
  let from = 0;
  if (query.after !== undefined) from = indexOf(items, query.after, 'after') + 1;
  else if (query.before !== undefined) from = Math.max(indexOf(items, query.before, 'before') - limit, 0);
  const data = items.slice(from, from + limit);
  const [first, last] = [data[0], data.at(-1)];
  return {
    data,
    meta: {
      limit,
      before: first && from > 0 ? cursorOf(first.id) : null,
      after: last && from + limit < items.length ? cursorOf(last.id) : null,
    },
  };
}

function indexOf(items: readonly { id: string }[], cursor: string, name: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  const at = text.startsWith('c1:') ? items.findIndex(({ id }) => id === text.slice(3)) : -1;
  if (at < 0)
    throw invalidField('validation_format', `/${name}`, `Field '${name}' is not a cursor of this list`);
  return at;
}
