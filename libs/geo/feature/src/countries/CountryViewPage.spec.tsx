import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { CitiesPage } from '../cities/CitiesPage';
import { country, fakeCountries } from './countries.fake';
import { CountriesPage } from './CountriesPage';
import { CountryCreatePage } from './CountryCreatePage';
import { CountryEditPage } from './CountryEditPage';
import { CountryViewPage } from './CountryViewPage';

const egypt = country();
const page = `/countries/view/${egypt.id}`;
const all = ['update_countries', 'delete_countries', 'show_cities', 'update_airports'];
const change = {
  id: '1',
  at: '2026-11-21T08:00:00.000Z',
  action: 'update',
  actor: { id: '2', name: 'Mona Said' },
  address: null,
  request_id: null,
  changes: [{ field: 'currency', before: 'USD', after: 'EGP' }],
};

/** As in the shell's table of domains. */
function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/countries', element: <CountriesPage /> },
      { path: '/countries/create', element: <CountryCreatePage /> },
      { path: '/countries/view/:id', element: <CountryViewPage /> },
      { path: '/countries/edit/:id', element: <CountryEditPage /> },
      { path: '/cities', element: <CitiesPage /> },
      { path: '/error/*', element: <p>No such page</p> },
    ],
    { at: page, permissions: all, ...options },
  );
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Egypt' });
const factsShown = () =>
  screen
    .getAllByRole('term')
    .map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]?.textContent]);

describe('the page of a country', () => {
  it('opens from the name in the list, and returns to the same list', async () => {
    fakeCountries([egypt]);
    const { user, address } = await open({ at: '/countries?sort=-name&search=e' });
    await user.click(await screen.findByRole('link', { name: 'Egypt' }));
    await title();
    expect(address()).toBe(page);
    await user.click(screen.getByRole('link', { name: 'Countries List' }));
    expect(await screen.findByRole('row', { name: /Egypt/ })).toBeVisible();
    expect(address()).toBe('/countries?sort=-name&search=e');
  });

  it('shows its facts', async () => {
    fakeCountries([egypt]);
    await open();
    await title();
    expect(document.title).toBe('Egypt · Traveldesk');
    expect(factsShown()).toEqual([
      ['Name (English)', 'Egypt'],
      ['Name (French)', 'Égypte'],
      ['Name (Arabic)', 'مصر'],
      ['ISO code', 'EG'],
      ['Currency', 'EGP – Egyptian Pound'],
      ['Phone code', '+20'],
      ['Other names', '—Not specified'],
    ]);
    expect(screen.getByText('+20')).toHaveAttribute('dir', 'ltr');
  });

  it('counts its cities and airports, and links to them', async () => {
    const api = fakeCountries([egypt]);
    const { user, address } = await open();
    const cities = await screen.findByRole('link', { name: /^Cities/ });
    await waitFor(() => expect(cities).toHaveTextContent('Cities12'));
    expect(screen.getByRole('link', { name: /^Airports/ })).toHaveAttribute(
      'href',
      `/airports?country_id=${egypt.id}`,
    );
    expect(api.callsTo('GET /cities').at(-1)?.query).toEqual({ country_id: egypt.id, per_page: '1' });
    await user.click(cities);
    expect(address()).toBe(`/cities?country_id=${egypt.id}`);
    await waitFor(() =>
      expect(api.callsTo('GET /cities').at(-1)?.query).toEqual({
        page: '1',
        per_page: '20',
        country_id: egypt.id,
      }),
    );
    // The filter shows the country's name until it is reset.
    expect(await screen.findByRole('combobox', { name: 'Country' })).toBeInTheDocument();
    expect(await screen.findByText('Egypt')).toBeVisible();
    await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Country' })).not.toBeInTheDocument());
    expect(address()).toBe('/cities');
  });

  it.each([
    [['update_countries', 'delete_countries'], []],
    [['update_countries', 'show_cities'], ['Cities']],
    [['update_countries', 'update_airports'], ['Airports']],
  ])('with %j links to %j', async (permissions, lists) => {
    const api = fakeCountries([egypt]);
    await open({ permissions });
    await title();
    const section = screen.queryByRole('region', { name: 'Related' });
    const links = section ? within(section).getAllByRole('link') : [];
    expect(links.map((link) => link.textContent?.replace(/\d/g, ''))).toEqual(lists);
    expect(api.calls.filter(({ path }) => /cities|airports/.test(path))).toHaveLength(lists.length);
  });

  it.each([
    [['update_countries', 'delete_countries'], true, true],
    [['update_countries'], true, false],
    [['delete_countries'], false, true],
    [[], false, false],
  ])('with %j offers only permitted actions', async (permissions, edits, deletes) => {
    fakeCountries([egypt]);
    await open({ permissions });
    await title();
    expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(edits ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: 'Duplicate' })).toHaveLength(edits ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Delete' })).toHaveLength(deletes ? 1 : 0);
  });

  it('duplicates it into a new form without its code, and opens the new one once it is saved', async () => {
    const api = fakeCountries([egypt]);
    const { user, address } = await open();
    await title();
    await user.click(screen.getByRole('link', { name: 'Duplicate' }));
    expect(address()).toBe(`/countries/create?duplicate=${egypt.id}`);
    const name = screen.getByRole('textbox', { name: /Name \(English\)/ });
    await waitFor(() => expect(name).toHaveValue('Egypt'));
    expect(screen.getByRole('textbox', { name: /ISO code/ })).toHaveValue('');
    expect(api.callsTo('POST /countries')).toEqual([]);
    await user.clear(name);
    await user.type(name, 'Kemet');
    await user.type(screen.getByRole('textbox', { name: /ISO code/ }), 'KM');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kemet' })).toBeVisible();
    expect(address()).toMatch(/^\/countries\/view\/(?!.*e9$)/);
    expect(api.callsTo('POST /countries').map(({ body }) => body)).toEqual([
      {
        name: { en: 'Kemet', fr: 'Égypte', ar: 'مصر' },
        code: 'KM',
        currency: 'EGP',
        phone_code: '20',
      },
    ]);
  });

  it('cannot be duplicated once it is gone', async () => {
    fakeCountries([]);
    await open({ at: `/countries/create?duplicate=${egypt.id}` });
    expect(await screen.findByText('No such page')).toBeVisible();
  });

  it('loads its history when the tab is opened, also by its address', async () => {
    const api = fakeCountries([egypt], [change]);
    const { user, address } = await open();
    await title();
    expect(api.callsTo('GET /countries/{id}/history')).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('Mona Said')).toBeVisible();
    expect(address()).toBe(`${page}?tab=history`);
  });

  it('starts with the tab of its address', async () => {
    fakeCountries([egypt], [change]);
    await open({ at: `${page}?tab=history` });
    expect(await screen.findByText('Mona Said')).toBeVisible();
  });

  it('shows the values saved in the edit form', async () => {
    fakeCountries([egypt]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    // Waits for the value, because the form is mounted again when the country has loaded.
    const phone = await screen.findByDisplayValue('20');
    expect(phone).toHaveAccessibleName('Phone code');
    await user.clear(phone);
    await user.type(phone, '33{Enter}');
    expect(await screen.findByText('+33')).toBeVisible();
    expect(address()).toBe(page);
  });

  it('returns to the list when the country is deleted', async () => {
    const api = fakeCountries([egypt]);
    const { user, address } = await open({ at: '/countries?search=egy' });
    await user.click(await screen.findByRole('link', { name: 'Egypt' }));
    await title();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await screen.findByRole('heading', { level: 1, name: 'Countries List' });
    expect(address()).toBe('/countries?search=egy');
    // The deleted country is not read again.
    expect(api.callsTo('GET /countries/{id}')).toHaveLength(1);
  });

  it('says that the country does not exist', async () => {
    fakeCountries([]);
    const { address } = await open();
    expect(await screen.findByText('No such page')).toBeVisible();
    expect(address()).toBe(`/error${page}`);
  });

  it('can be read again after a failure', async () => {
    const api = fakeCountries([egypt]);
    api.use({ 'GET /countries/{id}': () => problem(503, 'unavailable', 'Later.') });
    const { user } = await open();
    expect(await screen.findByText('Later.')).toBeVisible();
    api.use({ 'GET /countries/{id}': () => ({ body: egypt }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title();
  });

  it.each([
    ['fr', 'Égypte', 'Modifier', 'Historique'],
    ['ar', 'مصر', 'تعديل', 'سجل التغييرات'],
  ] as const)('is shown in %s', async (language, name, edit, history) => {
    fakeCountries([egypt]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('link', { name: edit })).toBeVisible();
    expect(screen.getByRole('tab', { name: history })).toBeVisible();
  });
});
