import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { firstList } from '../list/first-list';
import { takeFirstData } from './first-data';

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
const filters = [{ key: 'name', label: 'common:list.search' }] as never;

function setUp() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const here = () => api.endpoints.rows.select(query)(store.getState()).data;
  const take = () => takeFirstData(firstList(api.endpoints.rows, filters), store.dispatch, url);
  return { here, take };
}

function early(answered: boolean) {
  window.earlyCall = { url: '', token: '', language: '', response: new Promise(() => undefined), answered };
}

describe('the first data of a screen', () => {
  beforeEach(() => rows.mockReset().mockResolvedValue({ data: 'rows' }));
  afterEach(() => delete window.earlyCall);

  it('are there before the screen when the early call has been answered', async () => {
    early(true);
    const { here, take } = setUp();
    await take();
    expect(rows.mock.calls).toEqual([[query]]);
    expect(here()).toBe('rows');
  });

  it('are left to the screen when it has not', async () => {
    early(false);
    const { take } = setUp();
    await take();
    expect(rows).not.toHaveBeenCalled();
  });

  it('are not asked for without an early call: going from page to page shows the page at once', async () => {
    const { take } = setUp();
    await take();
    expect(rows).not.toHaveBeenCalled();
  });

  it('do not hold the screen back when the call was another', async () => {
    early(true);
    rows.mockReturnValue(new Promise(() => undefined));
    const { here, take } = setUp();
    const begun = performance.now();
    await take();
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(here()).toBeUndefined();
  });
});
