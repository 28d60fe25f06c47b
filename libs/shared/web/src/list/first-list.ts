import { freshFor, type FirstData, type Subscribed } from '../api/first-data';
import type { FilterField } from './filters';
import { listQuery, readListState, type ListQuery } from './list-state';

/** An endpoint of RTK Query. */
interface Endpoint<Query> {
  initiate: (
    query: Query,
    options: { forceRefetch: number },
  ) => (dispatch: never, getState: never, extra: never) => Subscribed;
}

/** Asks again for what is older than that, and else for nothing that is there. */
const options = { forceRefetch: freshFor };

/** What a screen that always asks for the same shows first. */
export function firstQuery(endpoint: Endpoint<void>): FirstData {
  return (dispatch) => dispatch(endpoint.initiate(undefined, options) as never) as Subscribed;
}

/** The first page of a list, or the one that the address names. */
export function firstList<const Fields extends readonly FilterField[]>(
  endpoint: Endpoint<ListQuery<Fields[number]['key']>>,
  fields: Fields,
): FirstData {
  const keys = fields.map(({ key }): Fields[number]['key'] => key);
  return (dispatch, url) => {
    const query = listQuery(readListState(url.searchParams, keys));
    return dispatch(endpoint.initiate(query, options) as never) as Subscribed;
  };
}

/** How a record's page asks for it: what was read a while ago may have been changed or deleted by others. */
export const ofRecord = { refetchOnMountOrArgChange: freshFor } as const;

/** The record that the address ends with. */
export function firstRecord(endpoint: Endpoint<string>): FirstData {
  return (dispatch, { pathname }) => {
    const id = pathname.split('/').findLast(Boolean) ?? '';
    return dispatch(endpoint.initiate(id, options) as never) as Subscribed;
  };
}
