import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Page } from '@traveldesk/shared-contract';
import { mockApi, problem, renderRoutes, type MockApi } from '@traveldesk/shared-testing/web';
import { baseApi, clearToast, listLoader, useListState, type ListQuery } from '@traveldesk/shared-web';
import { screens } from '../domains';
import { fakeScreens } from '../testing/screens.fake';
import { fetchPointedAt } from './pointed-at';
import { routesWith } from './routes';

const {
  endpoints: { testCountries, testCities },
  useTestCountriesQuery,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testCountries: build.query<Page<string>, ListQuery>({
      query: (params) => ({ url: '/countries', params }),
    }),
    testCities: build.query<Page<string>, ListQuery>({ query: (params) => ({ url: '/cities', params }) }),
  }),
});

function CountriesPage() {
  const { currentData, error } = useTestCountriesQuery(useListState([]).query);
  return <p>{currentData?.data.join() ?? (error && 'The list could not be read.')}</p>;
}
CountriesPage.loader = listLoader(testCountries, []);

function CitiesPage() {
  return null;
}
CitiesPage.loader = listLoader(testCities, []);

fakeScreens({ countries: { Component: CountriesPage }, cities: { Component: CitiesPage } });

/** Longer than it takes to detect intent on a link, and to load its target. */
const meanIt = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

const link = (name: string) => screen.findByRole('link', { name });
const listed = () => screen.findByText('Egypt');

describe('a link under the pointer', () => {
  let api: MockApi;
  let stop: () => void;
  const asked = () => api.callsTo('GET /countries').length;

  const open = async (permissions = ['update_countries', 'show_cities']) => {
    api = mockApi({
      'GET /countries': () => ({ body: { data: ['Egypt'], total: 1 } }),
      'GET /cities': () => ({ body: { data: [], total: 0 } }),
    });
    const rendered = await renderRoutes(routesWith, { at: '/no/such/page', permissions });
    stop = fetchPointedAt(rendered.store.dispatch);
    return rendered;
  };
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
    act(clearToast);
  });

  it('requests its list once: before it is pressed, and not again', async () => {
    const { user } = await open();
    await user.hover(await link('Countries'));
    await waitFor(() => expect(asked()).toBe(1));
    await user.click(await link('Countries'));
    await listed();
    expect(asked()).toBe(1);
  });

  it('requests it when the keyboard reaches it', async () => {
    await open();
    (await link('Countries')).focus();
    await waitFor(() => expect(asked()).toBe(1));
  });

  it('requests it when a finger touches it, before it is lifted', async () => {
    const { user } = await open();
    await user.pointer({ keys: '[TouchA>]', target: await link('Countries') });
    await waitFor(() => expect(asked()).toBe(1));
    await user.pointer('[/TouchA]');
    await listed();
    expect(asked()).toBe(1);
  });

  it('requests nothing when the pointer only sweeps over it', async () => {
    await open();
    const [countries, cities] = [await link('Countries'), await link('Cities')];
    // At once: no machine is so slow that the pointer rests on one of them long enough to show intent.
    for (const one of [countries, cities, countries, cities]) fireEvent.pointerOver(one);
    fireEvent.pointerOver(document.body);
    await meanIt();
    expect(asked()).toBe(0);
    expect(api.callsTo('GET /cities')).toHaveLength(0);
  });

  it.each([
    ['may not be opened', '/countries'],
    ['cannot exist', '/cities/edit/not-an-id'],
    ['is elsewhere', 'https://elsewhere.example/cities'],
  ])('loads nothing of a screen that %s', async (_, href) => {
    await open(['show_cities', 'update_city']);
    const fetched = screens.map((one) => jest.spyOn(one, 'lazy'));
    const before = api.calls.length;
    const stray = Object.assign(document.createElement('a'), { href });
    document.body.append(stray);
    fireEvent.pointerDown(stray);
    await meanIt();
    expect(fetched.filter((lazy) => lazy.mock.calls.length > 0)).toEqual([]);
    expect(api.calls).toHaveLength(before);
    stray.remove();
  });

  it('requests its list again when it is pressed long after', async () => {
    const { user } = await open();
    const past = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 6000);
    await user.hover(await link('Countries'));
    await meanIt();
    expect(asked()).toBe(1);
    past.mockRestore();
    fireEvent.click(await link('Countries'));
    await listed();
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('reports no failure until the user opens the list, which then does', async () => {
    const { user } = await open();
    api.use({ 'GET /countries': () => problem(503, 'unavailable', 'Later.') });
    await user.hover(await link('Countries'));
    await meanIt();
    expect(asked()).toBe(1);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.click(await link('Countries'));
    expect(await screen.findByText('The list could not be read.')).toBeVisible();
  });
});
