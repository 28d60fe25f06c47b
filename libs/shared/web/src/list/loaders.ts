import { freshFor, type FirstCall, type ScreenLoader } from '../api/loader';
import type { FilterField } from './filters';
import { listQuery, readListState, type ListQuery } from './list-state';

/** An endpoint of RTK Query. */
interface Endpoint<Query> {
  initiate: (
    query: Query,
    options: { forceRefetch: number },
  ) => (dispatch: never, getState: never, extra: never) => FirstCall;
}

/** Asks again for what is older than that, and else for nothing that is there. */
const options = { forceRefetch: freshFor };

/** The loader of a screen whose first call has no parameters. */
export function queryLoader(endpoint: Endpoint<void>): ScreenLoader {
  return (dispatch) => dispatch(endpoint.initiate(undefined, options) as never) as FirstCall;
}

/** The loader of a list: the page, the order and the filters that the address names. */
export function listLoader<const Fields extends readonly FilterField[]>(
  endpoint: Endpoint<ListQuery<Fields[number]['key']>>,
  fields: Fields,
): ScreenLoader {
  const keys = fields.map(({ key }): Fields[number]['key'] => key);
  return (dispatch, url) => {
    const query = listQuery(readListState(url.searchParams, keys));
    return dispatch(endpoint.initiate(query, options) as never) as FirstCall;
  };
}

/** How a record's page asks for it: what was read a while ago may have been changed or deleted by others. */
export const ofRecord = { refetchOnMountOrArgChange: freshFor } as const;

/** The loader of a record's page: its id is the last word of the address. */
export function recordLoader(endpoint: Endpoint<string>): ScreenLoader {
  return (dispatch, { pathname }) => {
    const id = pathname.split('/').findLast(Boolean) ?? '';
    return dispatch(endpoint.initiate(id, options) as never) as FirstCall;
  };
}
