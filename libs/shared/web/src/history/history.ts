import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import type { ApiRequest } from '../api/request';

type Pages = Page<HistoryEntry>[];

/**
 * Returns the options of a history endpoint: pages from 1, newest entries first, until all of `total` are loaded. `pathOf` returns the
 * record's route: `build.infiniteQuery<Page<HistoryEntry>, string, number>({ ...historyPages(…) })`.
 */
export function historyPages<Of>(pathOf: (of: Of) => string) {
  return {
    infiniteQueryOptions: {
      initialPageParam: 1,
      getNextPageParam: (last: Page<HistoryEntry>, all: Pages, page: number) =>
        last.data.length > 0 && countOf(all) < last.total ? page + 1 : undefined,
    },
    query: ({ queryArg, pageParam }: { queryArg: Of; pageParam: number }): ApiRequest => ({
      url: pathOf(queryArg),
      params: { page: pageParam },
    }),
  };
}

/**
 * Returns the entries of all pages without duplicates: an entry recorded between two calls shifts the rest, so that the next page repeats
 * one.
 */
export function entriesOf(pages: Pages): HistoryEntry[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((entry) => [entry.id, entry])).values()];
}

function countOf(pages: Pages): number {
  return pages.reduce((count, { data }) => count + data.length, 0);
}
