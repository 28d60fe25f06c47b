import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { firstPage, type Page, type Problem } from '@traveldesk/shared-contract';
import type { FilterField, FilterValues } from './filters';
import { listQuery, readListState, writeListState, type ListQuery, type ListState } from './list-state';
import { problemOf } from '../api/errors';
import { useWriteAddress } from '../navigation/useAddress';
import { clearToast, readToast } from '../toast/toast';
import { keepPageSize, usualPageSize, type PageSize } from './page-size';
import { rememberList } from './place';
import { useLeftOut } from './useLeftOut';

/** The part of RTK Query's result that a list needs. `data` keeps the previous rows during a fetch. */
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
  /** Removes this filter if it still has this value, and says why; without a reason, no record has the value. */
  onUnknown: (key: string, value: string, reason?: string) => void;
}

export interface TableProps<Row> {
  rows: readonly Row[] | undefined;
  total: number;
  /** Whether there are more rows than `total`. */
  atLeast?: boolean;
  page: number;
  perPage: PageSize;
  sort: string | undefined;
  fetching: boolean;
  error: unknown;
  filtered: boolean;
  /** One message for each removed filter. */
  leftOut?: readonly string[];
  onPage: (page: number) => void;
  /** Changes the size of the pages, now and at later visits; `page` is the one that then has the rows in view. */
  onPerPage: (perPage: PageSize, page: number) => void;
  /** Replaces a page that does not exist, or no longer does, by one that does. */
  onSettle: (page: number) => void;
  onSort: (sort: string | undefined) => void;
  onRetry: () => void;
  onReset: () => void;
  /** Set if the API refuses a parameter of the URL: removes the parameter and retries. */
  onRefused?: (() => void) | undefined;
}

export interface List<Fields extends readonly FilterField[]> {
  query: ListQuery<Fields[number]['key']>;
  filterProps: FilterProps<Fields[number]['key']>;
  tableProps: <Row>(result: ListResult<Row>) => TableProps<Row>;
}

function withoutKeys(params: URLSearchParams, keys: readonly string[]): URLSearchParams {
  for (const key of keys) params.delete(key);
  return params;
}

/**
 * Keeps a list's state in the URL: page, its size, sort and filters survive Back, reload and a visit to a record. A new filter or order
 * starts at page 1; typing replaces the history entry, paging adds one.
 */
export function useListState<const Fields extends readonly FilterField[]>(fields: Fields): List<Fields> {
  type Key = Fields[number]['key'];
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const write = useWriteAddress();
  const { note, sentences } = useLeftOut(fields, params);
  const keys = useMemo(() => fields.map((field) => field.key as Key), [fields]);
  const usual = usualPageSize(pathname);
  const state = useMemo(() => readListState(params, keys, usual), [params, keys, usual]);

  useEffect(() => {
    rememberList(pathname, { search, scroll: 0 });
    return () => rememberList(pathname, { search, scroll: window.scrollY });
  }, [pathname, search]);

  // Removes unreadable parameters, also from links that are passed on.
  useEffect(
    () =>
      write((now) => writeListState(now, keys, readListState(now, keys, usual), usual), { replace: true }),
    [write, keys, usual, search],
  );

  return useMemo(() => {
    const change = (next: Partial<ListState<Key>>, replace = false) =>
      write((now) => writeListState(now, keys, { ...readListState(now, keys, usual), ...next }, usual), {
        replace,
      });
    // Valid for this page only: the user may have turned to another by now.
    const settle = (page: number) =>
      write(
        (now) => {
          const there = readListState(now, keys, usual);
          return there.page === state.page ? writeListState(now, keys, { ...there, page }, usual) : now;
        },
        { replace: true },
      );
    const leave = (now: URLSearchParams, left: readonly { key: string; reason?: string | undefined }[]) => {
      if (left.length === 0) return now;
      const next = withoutKeys(new URLSearchParams(now), ['page', ...left.map(({ key }) => key)]);
      note(now, next, left);
      return next;
    };
    const giveUp = (refused: readonly string[], problem: Problem | undefined) => () => {
      const left = (now: URLSearchParams) =>
        refused.filter((key) => now.has(key)).map((key) => ({ key, reason: problem?.fields?.[key] }));
      write((now) => leave(now, left(now)), { replace: true });
      if (readToast().title === problem?.message) clearToast();
    };
    const leaveOut = (key: string, value: string, reason?: string) =>
      write((now) => (now.get(key) === value ? leave(now, [{ key, reason }]) : now), { replace: true });
    const search = (filters: FilterValues<Fields>) => change({ filters, page: firstPage }, true);
    return {
      query: listQuery(state),
      filterProps: { values: state.filters, onSearch: search, onUnknown: leaveOut },
      tableProps: ({ data, isFetching, error, refetch }) => {
        const problem = problemOf(error);
        const refused = Object.keys(problem?.fields ?? {}).filter((field) => params.has(field));
        return {
          rows: data?.data,
          total: data?.total ?? 0,
          atLeast: data?.at_least ?? false,
          page: state.page,
          perPage: state.perPage,
          sort: state.sort,
          fetching: isFetching,
          error: refused.length > 0 ? undefined : error,
          filtered: Object.keys(state.filters).length > 0,
          ...(sentences && { leftOut: sentences }),
          onPage: (page) => change({ page }),
          onPerPage: (perPage, page) => {
            keepPageSize(pathname, perPage);
            change({ perPage, page }, true);
          },
          onSettle: settle,
          onSort: (sort) => change({ sort, page: firstPage }),
          onRetry: () => void refetch(),
          onReset: () => search({}),
          onRefused: refused.length > 0 ? giveUp(refused, problem) : undefined,
        };
      },
    };
  }, [state, keys, usual, pathname, params, write, note, sentences]);
}
