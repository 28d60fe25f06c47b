import { jsonOf, list, object, optionalText } from './read';

/** A page of a list and the cursor of the next page; null on the last page and for unpaged lists. */
interface ListPage {
  items: unknown[];
  after: string | null;
}

/** Reads a page of a list, up to a number of items (SUPPLIER 1). Throws Unreadable. */
export function listPageOf(body: string, most = 500): ListPage {
  const { data, meta } = object(jsonOf(body, 'body'), 'body');
  const items = list(data, 'data', most);
  const after = meta === undefined || meta === null ? null : object(meta, 'meta').after;
  return { items, after: optionalText(after, 'after') };
}
