import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { firstPage, type Page, type Problem } from '@traveldesk/shared-contract';
import type { FilterField, FilterValues } from './filters';
import { listQuery, readListState, writeListState, type ListQuery, type ListState } from './list-state';
import { problemOf } from '../api/errors';
import { useWriteAddress } from '../navigation/useAddress';
import { clearToast, readToast } from '../toast/toast';
import { rememberList } from './place';
import { useLeftOut } from './useLeftOut';

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
  /** Shows the list without this filter while it still has this value, and says why: with no reason, no record has the value. */
  onUnknown: (key: string, value: string, reason?: string) => void;
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
  /** One sentence for each filter that the list is shown without. */
  leftOut?: readonly string[];
  onPage: (page: number) => void;
  /** Shows the page that is there in place of one that is not, or no more. */
  onSettle: (page: number) => void;
  onSort: (sort: string | undefined) => void;
  onRetry: () => void;
  onReset: () => void;
  /** Given where the API refuses something of the address: takes that away from it, and asks again. */
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
 * The state of a list, kept in the URL: page, sort and filters survive Back, reload and a visit to a record.
 * A filter or an order begins at page 1; typing replaces the entry in the history, paging adds one.
 */
export function useListState<const Fields extends readonly FilterField[]>(fields: Fields): List<Fields> {
  type Key = Fields[number]['key'];
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const write = useWriteAddress();
  const { note, sentences } = useLeftOut(fields, params);
  const keys = useMemo(() => fields.map((field) => field.key as Key), [fields]);
  const state = useMemo(() => readListState(params, keys), [params, keys]);

  useEffect(() => {
    rememberList(pathname, { search, scroll: 0 });
    return () => rememberList(pathname, { search, scroll: window.scrollY });
  }, [pathname, search]);

  // What cannot be read is as if it were not there: neither here, nor in a link that is passed on.
  useEffect(
    () => write((now) => writeListState(now, keys, readListState(now, keys)), { replace: true }),
    [write, keys, search],
  );

  return useMemo(() => {
    const change = (next: Partial<ListState<Key>>, replace = false) =>
      write((now) => writeListState(now, keys, { ...readListState(now, keys), ...next }), { replace });
    // Said of this page: by now another may be on its way.
    const settle = (page: number) =>
      write(
        (now) => {
          const there = readListState(now, keys);
          return there.page === state.page ? writeListState(now, keys, { ...there, page }) : now;
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
          sort: state.sort,
          fetching: isFetching,
          error: refused.length > 0 ? undefined : error,
          filtered: Object.keys(state.filters).length > 0,
          ...(sentences && { leftOut: sentences }),
          onPage: (page) => change({ page }),
          onSettle: settle,
          onSort: (sort) => change({ sort, page: firstPage }),
          onRetry: () => void refetch(),
          onReset: () => search({}),
          onRefused: refused.length > 0 ? giveUp(refused, problem) : undefined,
        };
      },
    };
  }, [state, keys, params, write, note, sentences]);
}
