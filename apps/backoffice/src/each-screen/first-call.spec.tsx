import { globSync } from 'node:fs';
import path from 'node:path';
import { act, waitFor } from '@testing-library/react';
import { mockApi, renderRoutes, type MockAnswer, type MockApi } from '@traveldesk/shared-testing/web';
import { createStore, type FilterField } from '@traveldesk/shared-web';
import { screens, type Screen } from '../domains';
import { routesWith } from '../routing/routes';

const root = path.resolve(__dirname, '../../../..');
const id = '0198f000-0000-7000-8000-00000000000a';

/** Each list by the file of its filters: a list takes its own from an address and leaves the others. */
const filterFiles = globSync('libs/*/feature/src/**/*.filters.ts', { cwd: root });
const filterKeys = filterFiles
  .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(path.join(root, file))))
  .filter(Array.isArray)
  .flatMap((fields: FilterField[]) => fields.map(({ key }) => key));

/** The data requests made, each once as its path and sorted query. */
function callsOf(api: MockApi): string[] {
  return api.calls
    .filter(({ method }) => method === 'GET')
    .map(({ path: called, query }) => {
      const params = new URLSearchParams(query);
      params.sort();
      return `${called}?${String(params)}`;
    });
}

/** An API that has not answered yet, so that any independent caller would repeat a request. */
function unanswered(): MockApi {
  const never = () => new Promise<MockAnswer>(() => undefined);
  const three = { 'GET /{a}': never, 'GET /{a}/{b}': never, 'GET /{a}/{b}/{c}': never };
  return mockApi({ ...three, 'GET /{a}/{b}/{c}/{d}': never });
}

/** The request of a screen's loader at an address, or undefined where the screen has no loader. */
async function askedByLoader(screen: Screen, address: string): Promise<string | undefined> {
  const api = unanswered();
  const { loader } = (await screen.lazy()).Component;
  loader?.(createStore().dispatch, new URL(address, window.location.origin));
  await waitFor(() => expect(api.calls).toHaveLength(loader ? 1 : 0));
  return callsOf(api)[0];
}

/** All requests made when the user goes to the address, by the loader and by the screen. */
async function askedByScreen({ permission = '' }: Screen, address: string): Promise<string[]> {
  const api = unanswered();
  await renderRoutes(routesWith, { at: address, permissions: [permission].flat() });
  await waitFor(() => expect(api.calls).not.toEqual([]), { timeout: 5000 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  return callsOf(api);
}

const addressOf = ({ path: route }: Screen) => route.replace(/:id/, id).replace(':pair', 'EUR-EGP');

async function expectOnce(screen: Screen, query = ''): Promise<void> {
  const address = addressOf(screen) + query;
  const asked = await askedByLoader(screen, address);
  expect(asked).toBeDefined();
  expect((await askedByScreen(screen, address)).filter((call) => call === asked)).toEqual([asked]);
}

const isRecord = ({ path: route }: Screen) => /\/view\/:\w+$/.test(route);
const sources = screens.map((screen) => ({ screen, folder: folderOf(screen) }));
/** The screens beside a file of filters that are neither forms nor records. */
const lists = sources
  .filter(
    ({ screen, folder }) =>
      filterFiles.some((file) => path.dirname(file) === folder) &&
      !/\/(create|edit|view|reverse|wallet\/|file)\b/.test(screen.path),
  )
  .map(({ screen }) => screen);

/** `@traveldesk/geo-feature/countries/CountriesPage` → `libs/geo/feature/src/countries` */
function folderOf(screen: Screen): string {
  const [, domain = '', folder = ''] =
    /@traveldesk\/([\w-]+)-feature\/(.*)\/\w+/.exec(String(screen.lazy)) ?? [];
  return `libs/${domain}/feature/src/${folder}`;
}

describe('the first request of a screen is the one that its loader starts', () => {
  it('for every list', () => {
    // The three lists of bookings share their filters.
    expect(lists).toHaveLength(filterFiles.length + 2);
    expect(filterKeys.length).toBeGreaterThan(lists.length);
  });

  it.each([...lists, ...screens.filter(isRecord)])('at $path', (screen) => expectOnce(screen));

  it.each(lists)("at $path, with everything that a list's address can contain", (screen) => {
    const said = filterKeys.map((key): [string, string] => [key, `of ${key}`]);
    return expectOnce(screen, `?${String(new URLSearchParams([['sort', '-name'], ['page', '3'], ...said]))}`);
  });

  const live = ['countries', 'travellers', 'flights-booking-list', 'booking_lists', 'booking-deadlines'];
  it.each(live)('of %s, even when the response arrives before the page is displayed', async (name) => {
    const screen = screens.find((one) => one.name === name) as Screen;
    const address = addressOf(screen);
    const asked = await askedByLoader(screen, address);
    const none = { body: { data: [], total: 0, now: new Date().toISOString() } };
    const api = mockApi({
      'GET /{a}': () => none,
      'GET /{a}/{b}': () => none,
      'GET /{a}/{b}/{c}': () => none,
    });
    await renderRoutes(routesWith, { at: address, permissions: [screen.permission ?? ''].flat() });
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(callsOf(api).filter((call) => call === asked)).toEqual([asked]);
  });

  it.each(['0', '-1', '1.5', 'two', '', '1e3', '2000000', '1e300'])('at /countries?page=%s', (number) => {
    const countries = screens.find(({ name }) => name === 'countries') as Screen;
    return expectOnce(countries, `?page=${number}&search=&other=x`);
  });
});
