import { useEffect, useMemo, startTransition } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { firstPage, type Page } from '@traveldesk/shared-contract';
import type { FilterField, FilterValues } from './filters';
import { listQuery, readListState, writeListState, type ListQuery, type ListState } from './list-state';
import { rememberList } from './place';

/** What a list needs of RTK Query's result. `data` keeps the previous rows while others are fetched. */
export interface ListResult<Row> {
  data?: Page<Row>;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface FilterProps<Key extends string = string> {
  values: Partial<Record<Key, string>>;
  /** Searches with these values, from page 1. */
  onSearch: (values: Partial<Record<Key, string>>) => void;
}

export interface TableProps<Row> {
  rows: readonly Row[] | undefined;
  total: number;
  /** Whether there are more rows than `total`. */
  atLeast?: boolean;
  page: number;
  sort: string | undefined;
  fetching: boolean;
  error: unknown;
  filtered: boolean;
  onPage: (page: number, options?: { replace?: boolean }) => void;
  onSort: (sort: string | undefined) => void;
  onRetry: () => void;
  onReset: () => void;
}

export interface List<Fields extends readonly FilterField[]> {
  query: ListQuery<Fields[number]['key']>;
  filterProps: FilterProps<Fields[number]['key']>;
  tableProps: <Row>(result: ListResult<Row>) => TableProps<Row>;
}

/**
 * The state of a list, kept in the URL: page, sort and filters survive Back, reload and a visit to a record.
 * A filter or an order begins at page 1; typing replaces the entry in the history, paging adds one.
 */
export function useListState<const Fields extends readonly FilterField[]>(fields: Fields): List<Fields> {
  type Key = Fields[number]['key'];
  const { pathname, search } = useLocation();
  const [params, setParams] = useSearchParams();
  const keys = useMemo(() => fields.map((field) => field.key as Key), [fields]);
  const state = useMemo(() => readListState(params, keys), [params, keys]);

  useEffect(() => {
    rememberList(pathname, { search, scroll: 0 });
    return () => rememberList(pathname, { search, scroll: window.scrollY });
  }, [pathname, search]);

  return useMemo(() => {
    const change = (next: Partial<ListState<Key>>, replace = false) =>
      startTransition(() =>
        setParams((current) => writeListState(current, keys, { ...state, ...next }), {
          replace,
          preventScrollReset: true,
        }),
      );
    const search = (filters: FilterValues<Fields>) => change({ filters, page: firstPage }, true);
    return {
      query: listQuery(state),
      filterProps: { values: state.filters, onSearch: search },
      tableProps: ({ data, isFetching, error, refetch }) => ({
        rows: data?.data,
        total: data?.total ?? 0,
        atLeast: data?.at_least ?? false,
        page: state.page,
        sort: state.sort,
        fetching: isFetching,
        error,
        filtered: Object.keys(state.filters).length > 0,
        onPage: (page, options) => change({ page }, options?.replace),
        onSort: (sort) => change({ sort, page: firstPage }),
        onRetry: () => void refetch(),
        onReset: () => search({}),
      }),
    };
  }, [state, keys, setParams]);
}
