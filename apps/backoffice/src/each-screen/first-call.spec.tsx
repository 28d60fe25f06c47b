import { globSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from '@testing-library/react';
import { mockApi, problem, renderRoutes, testUser, type MockApi } from '@traveldesk/shared-testing/web';
import { createStore, storeSession, type FilterField } from '@traveldesk/shared-web';
import { screens, type Screen } from '../domains';
import { routesWith } from '../routing/routes';
import { boot } from '../boot/boot';
import { bootTable } from '../boot/boot-routes';

const root = path.resolve(__dirname, '../../../..');
const id = '0198f000-0000-7000-8000-00000000000a';
const table = {
  api: '/api/v1',
  perPage: 20,
  texts: {},
  ...bootTable(screens, () => []),
};

const filterFiles = globSync('libs/*/feature/src/**/*.filters.ts', { cwd: root });
/** The key of every filter that any list has: a list takes its own from an address and leaves the others. */
const filterKeys = filterFiles
  .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(path.join(root, file))))
  .filter(Array.isArray)
  .flatMap((fields: FilterField[]) => fields.map(({ key }) => key));

const begun = screens.filter((screen): screen is Screen & Required<Pick<Screen, 'first'>> => !!screen.first);
const lists = begun.filter(({ first }) => first.filters);

function inOrder(query: URLSearchParams): string {
  query.sort();
  return query.toString();
}

/** What the boot script asks for at an address: path and query. */
function askedByBoot(address: string): { path: string; query: string } {
  mockApi();
  storeSession({ token: 'test-token', user: testUser() });
  window.history.replaceState(null, '', address);
  boot(table, window);
  const { pathname, searchParams } = new URL(window.earlyCall?.url ?? '', window.location.origin);
  delete window.earlyCall;
  return { path: pathname.slice(table.api.length), query: inOrder(searchParams) };
}

function apiOf(path: string): MockApi {
  const empty = () => ({ body: { data: [], total: 0 } });
  const failed = () => problem(503, 'unavailable', 'Later.');
  return mockApi({ [`GET ${path}`]: lists.some(({ first }) => first.url === path) ? empty : failed });
}

async function firstQuery(api: MockApi, path: string): Promise<string> {
  await waitFor(() => expect(api.callsTo(`GET ${path}`)).not.toEqual([]), { timeout: 5000 });
  return inOrder(new URLSearchParams(api.callsTo(`GET ${path}`)[0]?.query));
}

/** What the screen itself asks for first of that path. */
async function askedByScreen({ permission = '' }: Screen, address: string, path: string): Promise<string> {
  const api = apiOf(path);
  await renderRoutes(routesWith((() => undefined) as never), {
    at: address,
    permissions: [permission].flat(),
  });
  return firstQuery(api, path);
}

/** What is asked for of that path when somebody points at a link to the screen: of a form nothing, of each list its rows. */
async function askedAhead(screen: Screen, address: string, path: string): Promise<string | undefined> {
  const api = apiOf(path);
  const { Component } = await screen.lazy();
  if (!Component.first && !screen.first?.filters) return undefined;
  Component.first?.(createStore().dispatch, new URL(address, window.location.origin));
  return firstQuery(api, path);
}

async function expectSame(screen: Screen, query = ''): Promise<void> {
  const address = screen.path.replace(':id', id) + query;
  const { path, query: asked } = askedByBoot(address);
  expect(await askedByScreen(screen, address, path)).toBe(asked);
  expect((await askedAhead(screen, address, path)) ?? asked).toBe(asked);
}

describe('the call that the boot script begins is the one that its screen makes, and that is made ahead', () => {
  it('for every list there is', () => {
    // The two lists of bookings share their filters.
    expect(lists).toHaveLength(filterFiles.length + 1);
    expect(filterKeys.length).toBeGreaterThan(lists.length);
  });

  it.each(begun)('at $path', (screen) => expectSame(screen));

  it.each(lists)('at $path, with all that an address can say of a list', (screen) => {
    const said = filterKeys.map((key): [string, string] => [key, `of ${key}`]);
    return expectSame(screen, `?${String(new URLSearchParams([['sort', '-name'], ['page', '3'], ...said]))}`);
  });

  it.each(['0', '-1', '1.5', 'two', '', '1e3', '2000000', '1e300'])('at /countries?page=%s', (page) => {
    const countries = screens.find(({ name }) => name === 'countries') as Screen;
    return expectSame(countries, `?page=${page}&search=&other=x`);
  });
});
