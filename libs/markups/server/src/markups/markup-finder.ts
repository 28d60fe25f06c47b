import type { Finder } from '@traveldesk/shared-server';
import { markupKind } from './markup-kind';
import { findMarkups } from './markups.list.sql';

/** Search by name for the global search. */
export const markupFinder: Finder = {
  ...markupKind,
  find: async ({ db, tools }, actor, { text, language, most }) => {
    const { data } = await findMarkups(db, { name: text, page: 1, per_page: most }, language);
    const ids = data.map(({ id }) => id);
    const names = ids.length > 0 ? await markupKind.names(db, actor, ids, tools) : new Map<string, string>();
    return ids.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
  },
};
