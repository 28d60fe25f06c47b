import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import type { ApiRequest } from '../api/request';

type Pages = Page<HistoryEntry>[];

/**
 * What the endpoint of a history is made of: pages from 1, the newest entries first, until all of `total` are there.
 * `pathOf` gives the route of the record: `build.infiniteQuery<Page<HistoryEntry>, string, number>({ ...historyPages(…) })`.
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
 * The entries of all pages, each once: what is recorded between two calls moves the rest down, and the second brings
 * the end of the first again.
 */
export function entriesOf(pages: Pages): HistoryEntry[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((entry) => [entry.id, entry])).values()];
}

function countOf(pages: Pages): number {
  return pages.reduce((count, { data }) => count + data.length, 0);
}
