import { freshFor, type FirstCall, type ScreenLoader } from '../api/loader';
import type { FilterField } from './filters';
import { listQuery, readListState, type ListQuery } from './list-state';
import { usualPageSize } from './page-size';

interface Endpoint<Query> {
  initiate: (
    query: Query,
    options: { forceRefetch: number },
  ) => (dispatch: never, getState: never, extra: never) => FirstCall;
}

/** Refetches answers older than `freshFor` seconds. */
const options = { forceRefetch: freshFor };

/** Returns the loader of a screen whose first call has no parameters. */
export function queryLoader(endpoint: Endpoint<void>): ScreenLoader {
  return (dispatch) => dispatch(endpoint.initiate(undefined, options) as never) as FirstCall;
}

/** Returns the loader of a list, with the URL's page, its size, order and filters. */
export function listLoader<const Fields extends readonly FilterField[]>(
  endpoint: Endpoint<ListQuery<Fields[number]['key']>>,
  fields: Fields,
): ScreenLoader {
  const keys = fields.map(({ key }): Fields[number]['key'] => key);
  return (dispatch, url) => {
    const query = listQuery(readListState(url.searchParams, keys, usualPageSize(url.pathname)));
    return dispatch(endpoint.initiate(query, options) as never) as FirstCall;
  };
}

/** Query options of a record's page: refetches records that others may have changed or deleted. */
export const ofRecord = { refetchOnMountOrArgChange: freshFor } as const;

/** Query options of a list that others change all the time: refetches it whenever it is opened, but not the loader's own answer. */
export const ofLiveList = { refetchOnMountOrArgChange: freshFor } as const;

/** Returns the loader of a record's page; the id is the last part of the path. `queryOf` makes the call's query, by default the id. */
export function recordLoader<Query = string>(
  endpoint: Endpoint<Query>,
  queryOf: (id: string, pathname: string) => Query = (id) => id as Query,
): ScreenLoader {
  return (dispatch, { pathname }) => {
    const id = pathname.split('/').findLast(Boolean) ?? '';
    return dispatch(endpoint.initiate(queryOf(id, pathname), options) as never) as FirstCall;
  };
}
