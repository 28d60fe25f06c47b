import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { listLoader } from '../list/loaders';
import { isAhead, loadAhead, loadFirst } from './loader';

const rows = jest.fn<Promise<{ data: string }>, [unknown]>();
const api = createApi({
  baseQuery: (query: unknown) => rows(query),
  endpoints: (build) => ({
    rows: build.query<string, { page: number; per_page: number; sort?: string; name?: string }>({
      query: (query) => query,
    }),
  }),
});
const url = new URL('http://here/things?page=2&name=a&tab=x');
const query = { page: 2, per_page: 20, name: 'a' };
const loader = listLoader(api.endpoints.rows, [{ key: 'name', label: 'common:list.search' }] as never);

function setUp() {
  const { dispatch, getState } = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const state = () => api.endpoints.rows.select(query)(getState());
  const hook = () => dispatch(api.endpoints.rows.initiate(query));
  return { dispatch, state, hook };
}

describe('the loader of a page', () => {
  beforeEach(() => rows.mockReset().mockResolvedValue({ data: 'rows' }));

  it('starts the request, which the page finds in progress', async () => {
    const { dispatch, state, hook } = setUp();
    const call = loadFirst(loader, dispatch, url);
    expect(state().status).toBe('pending');
    await Promise.all([call, hook()]);
    expect(rows.mock.calls).toEqual([[query]]);
    expect(state().data).toBe('rows');
  });

  it('reuses the response of a request made in advance', async () => {
    const { dispatch } = setUp();
    loadAhead(loader, dispatch, url);
    await loadFirst(loader, dispatch, url);
    expect(rows).toHaveBeenCalledTimes(1);
  });

  it('repeats a request made too long in advance', async () => {
    const { dispatch } = setUp();
    const past = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 6000);
    await loadFirst(loader, dispatch, url);
    past.mockRestore();
    await loadFirst(loader, dispatch, url);
    expect(rows).toHaveBeenCalledTimes(2);
  });

  it('counts as made in advance until a user opens the page', () => {
    const { dispatch } = setUp();
    rows.mockReturnValue(new Promise(() => undefined));
    loadAhead(loader, dispatch, url);
    const { queryCacheKey } = loader(dispatch, url);
    expect(isAhead(queryCacheKey)).toBe(true);
    loadFirst(loader, dispatch, url);
    expect(isAhead(queryCacheKey)).toBe(false);
  });
});
