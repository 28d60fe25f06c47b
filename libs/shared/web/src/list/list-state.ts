import { defaultPerPage, firstPage } from '@traveldesk/shared-contract';
import { pageSizeOf, type PageSize } from './page-size';

/** The state of a list in the URL: page, its size, order, and each filter's text. */
export interface ListState<Key extends string = string> {
  page: number;
  perPage: PageSize;
  /** A column, with a leading `-` for descending. */
  sort?: string;
  filters: Partial<Record<Key, string>>;
}

/** The query of the list's request: `page`, `per_page`, `sort` and each filter's text. */
export type ListQuery<Key extends string = never> = { page: number; per_page: number; sort?: string } & {
  [Name in Key]?: string;
};

/** The API's highest page. Duplicated, because importing the contract would load all of its schemas. */
const maxPage = 1_000_000;

function pageOf(text: string | null): number {
  const page = Number(text);
  // A page past the limit is clamped, and the list then settles at its last page.
  return Number.isInteger(page) && page >= firstPage ? Math.min(page, maxPage) : firstPage;
}

/** Returns the page size of a URL without one: the user's, but the default on a later page, so that its rows are those of the sender. */
function impliedSize(page: number, usual: PageSize): PageSize {
  return page === firstPage ? usual : defaultPerPage;
}

/** Reads the state of a list; `usual` is the page size that the user has chosen for it. */
export function readListState<Key extends string>(
  search: URLSearchParams,
  keys: readonly Key[],
  usual: PageSize,
): ListState<Key> {
  const filters: Partial<Record<Key, string>> = {};
  for (const key of keys) {
    const value = search.get(key);
    if (value) filters[key] = value;
  }
  const sort = search.get('sort');
  const page = pageOf(search.get('page'));
  const perPage = pageSizeOf(search.get('per_page')) ?? impliedSize(page, usual);
  return { page, perPage, ...(sort && { sort }), filters };
}

/** Returns the URL's query without defaults; other parameters stay. The page size is left out only if every reader takes 20. */
export function writeListState<Key extends string>(
  search: URLSearchParams,
  keys: readonly Key[],
  state: ListState<Key>,
  usual: PageSize,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string | undefined) =>
    value ? next.set(name, value) : next.delete(name);
  for (const key of keys) set(key, state.filters[key]?.trim());
  set('sort', state.sort);
  set('page', state.page === firstPage ? undefined : String(state.page));
  const { page, perPage } = state;
  const isPlain = perPage === defaultPerPage && impliedSize(page, usual) === defaultPerPage;
  set('per_page', isPlain ? undefined : String(perPage));
  return next;
}

export function listQuery<Key extends string>(state: ListState<Key>): ListQuery<Key> {
  const { page, perPage, sort, filters } = state;
  return { page, per_page: perPage, ...(sort && { sort }), ...filters } as ListQuery<Key>;
}

/** Returns the export's query: filters and order, without a page. */
export function exportParams({
  page: _page,
  per_page: _perPage,
  ...rest
}: ListQuery): Omit<ListQuery, 'page' | 'per_page'> {
  return rest;
}

/** SPECIFICATION 9: total divided by the page size, rounded up; an empty list has one page. */
export function pageCount(total: number, perPage: number = defaultPerPage): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** Limits a page to the last one: after a deletion, or in an old link, it can lie beyond the end. */
export function pageWithinTotal(page: number, total: number, perPage?: number): number {
  return Math.min(page, pageCount(total, perPage));
}

/** Returns the path of a form for a new record, which begins with the list's value of this filter: the company whose users are listed. */
export function withFilter<Key extends string>(
  path: string,
  values: Partial<Record<Key, string>>,
  key: Key,
): string {
  const value = values[key];
  return value ? `${path}?${new URLSearchParams({ [key]: value }).toString()}` : path;
}
