import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { CountriesPage } from './CountriesPage';
import { CountryCreatePage } from './CountryCreatePage';
import { CountryEditPage } from './CountryEditPage';
import { country, fakeCountries } from './countries.fake';

const egypt = country();
const france = country({
  id: '0198f000-0000-7000-8000-0000000000f1',
  name: { en: 'France', fr: 'France', ar: 'فرنسا' },
  code: 'FR',
  currency: 'EUR',
  phone_code: '33',
});
const all = ['update_countries', 'delete_countries'];

/** As in the shell's table of domains. */
function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/countries', element: <CountriesPage /> },
      { path: '/countries/create', element: <CountryCreatePage /> },
      { path: '/countries/edit/:id', element: <CountryEditPage /> },
      { path: '/error/*', element: <p>No such page</p> },
    ],
    { at: '/countries', permissions: all, ...options },
  );
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** Returns the field once the form has loaded the record. */
async function filled(name: RegExp, value: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveValue(value));
  return screen.getByRole('textbox', { name });
}

describe('the countries screens', () => {
  it('list the countries with their phone codes', async () => {
    fakeCountries([egypt, france]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Countries List' })).toBeVisible();
    const cells = within(await row('Egypt')).getAllByRole('cell');
    expect(cells[0]).toHaveTextContent('Egypt');
    expect(cells[0]).toHaveTextContent('EG');
    expect(cells[1]).toHaveTextContent('+20');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Phone code',
      'Actions',
    ]);
    expect(screen.getByRole('link', { name: 'Add Country' })).toHaveAttribute('href', '/countries/create');
    expect(within(await row('France')).getByRole('link', { name: 'Edit France' })).toHaveAttribute(
      'href',
      `/countries/edit/${france.id}?name=France`,
    );
  });

  it('are searched and reset through the address', async () => {
    const api = fakeCountries([egypt, france]);
    const { user, address } = await open({ at: '/countries?page=2&sort=-name' });
    // SPECIFICATION 2: one search box with Search and Reset.
    await user.type(await screen.findByRole('searchbox'), 'fra');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByText('Egypt')).not.toBeInTheDocument());
    expect(await row('France')).toBeVisible();
    expect(address()).toBe('/countries?sort=-name&search=fra');
    expect(api.callsTo('GET /countries').at(-1)?.query).toEqual({
      page: '1',
      per_page: '20',
      sort: '-name',
      search: 'fra',
    });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await row('Egypt')).toBeVisible();
    expect(address()).toBe('/countries?sort=-name');
  });

  it('are sorted by a column', async () => {
    const api = fakeCountries([egypt, france]);
    const { user, address } = await open();
    await row('Egypt');
    await user.click(screen.getByRole('columnheader', { name: /Phone code/ }));
    await waitFor(() => expect(api.callsTo('GET /countries').at(-1)?.query.sort).toBe('phone_code'));
    expect(address()).toBe('/countries?sort=phone_code');
  });

  it('add a country', async () => {
    const api = fakeCountries([egypt]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add Country' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Country' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Name \(English\)/ }), 'Kuwait');
    await user.type(screen.getByRole('textbox', { name: /Name \(French\)/ }), 'Koweït');
    await user.type(screen.getByRole('textbox', { name: /Name \(Arabic\)/ }), 'الكويت');
    await user.type(screen.getByRole('textbox', { name: /ISO code/ }), 'kw');
    await user.type(screen.getByRole('combobox', { name: /Currency/ }), 'dinar');
    await user.click(await screen.findByTitle('KWD – Kuwaiti Dinar'));
    await user.type(screen.getByRole('textbox', { name: /Phone code/ }), '+٩٦٥');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Kuwait')).toBeVisible();
    expect(address()).toBe('/countries');
    expect(api.callsTo('POST /countries').map(({ body }) => body)).toEqual([
      {
        name: { en: 'Kuwait', fr: 'Koweït', ar: 'الكويت' },
        code: 'KW',
        currency: 'KWD',
        phone_code: '965',
      },
    ]);
  });

  it('show missing values of a country at their fields before anything is sent', async () => {
    const api = fakeCountries([]);
    const { user } = await open({ at: '/countries/create' });
    await user.type(await screen.findByRole('textbox', { name: /ISO code/ }), 'qz');
    await user.type(screen.getByRole('textbox', { name: /Phone code/ }), '999');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This is not an ISO 3166 country code of two letters.')).toBeVisible();
    expect(screen.getByText('No country has this phone code.')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(4);
    expect(screen.getByRole('textbox', { name: /Name \(English\)/ })).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  it('show problems from the API at their fields, and keep the input', async () => {
    const api = fakeCountries([egypt, france]);
    const { user } = await open({ at: `/countries/edit/${egypt.id}` });
    const code = await filled(/ISO code/, 'EG');
    api.use({
      'PUT /countries/{id}': () =>
        problem(422, 'invalid', 'Please check the marked fields.', {
          code: 'Another country already has the code FR.',
        }),
    });
    await user.clear(code);
    await user.type(code, 'fr');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another country already has the code FR.')).toBeVisible();
    expect(code).toHaveValue('FR');
    expect(code).toHaveFocus();
  });

  it('edit a country, and return to the same list', async () => {
    const api = fakeCountries(
      [egypt, france],
      [
        {
          id: '1',
          at: '2026-11-21T08:00:00.000Z',
          action: 'update',
          actor: { id: '2', name: 'Mona Said' },
          address: null,
          request_id: null,
          changes: [{ field: 'currency', before: 'USD', after: 'EGP' }],
        },
      ],
    );
    const { user, address } = await open({ at: '/countries?sort=-name&search=e' });
    await user.click(await screen.findByRole('link', { name: 'Edit Egypt' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Egypt' })).toBeVisible();
    const name = await filled(/Name \(English\)/, 'Egypt');
    expect(await screen.findByText('Mona Said')).toBeVisible();
    expect(screen.getByText('USD')).toBeVisible();
    await user.clear(name);
    await user.type(name, 'Arab Republic of Egypt{Enter}');
    expect(await row('Arab Republic of Egypt')).toBeVisible();
    expect(address()).toBe('/countries?sort=-name&search=e');
    const [put] = api.callsTo('PUT /countries/{id}');
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toMatchObject({ name: { en: 'Arab Republic of Egypt' }, code: 'EG' });
  });

  it('show both versions if another user saved meanwhile, and save the chosen one', async () => {
    const change = {
      id: '1',
      at: '2026-11-21T08:00:00.000Z',
      action: 'update',
      actor: { id: '2', name: 'Karim Adel' },
      address: null,
      request_id: null,
      changes: [],
    };
    const api = fakeCountries([egypt], [change]);
    const { user } = await open({ at: `/countries/edit/${egypt.id}` });
    const phone = await filled(/Phone code/, '20');
    await window.fetch(`/api/v1/countries/${egypt.id}`, {
      method: 'PUT',
      headers: { 'if-match': '"1"' },
      body: JSON.stringify({ ...egypt, currency: 'USD' }),
    });
    await user.clear(phone);
    await user.type(phone, '33');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'This record has been changed in the meantime',
    });
    expect(within(dialog).getByText(/^Saved by Karim Adel on 21 Nov 2026/)).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Currency EGP USD' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Phone code 33 20' })).toBeVisible();
    expect(within(dialog).queryByRole('row', { name: /ISO code/ })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await screen.findByRole('heading', { level: 1, name: 'Countries List' });
    const last = api.callsTo('PUT /countries/{id}').at(-1);
    expect(last?.headers.get('if-match')).toBe('"2"');
    expect(last?.body).toMatchObject({ currency: 'EGP', phone_code: '33' });
  });

  it('ask again about another version after the question was dismissed', async () => {
    const api = fakeCountries([{ ...egypt, version: 7 }]);
    const read = () => ({
      body: country({ version: api.callsTo('PUT /countries/{id}').length === 0 ? 6 : 7 }),
    });
    api.use({ 'GET /countries/{id}': read });
    const { user } = await open({ at: `/countries/edit/${egypt.id}` });
    const phone = await filled(/Phone code/, '20');
    await user.clear(phone);
    await user.type(phone, '33{Enter}');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    // Still the version of the user's input, not the version that was only displayed.
    expect(api.callsTo('PUT /countries/{id}').map(({ headers }) => headers.get('if-match'))).toEqual([
      '"6"',
      '"6"',
    ]);
  });

  it('go back from a country that does not exist', async () => {
    fakeCountries([]);
    const { address } = await open({ at: `/countries/edit/${egypt.id}` });
    await waitFor(() => expect(address()).toBe(`/error/countries/edit/${egypt.id}`));
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('delete a country after a confirmation', async () => {
    const api = fakeCountries([egypt, france]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Egypt' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo('DELETE /countries/{id}')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete Egypt' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Egypt/ })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /countries/{id}').map(({ params }) => params.id)).toEqual([egypt.id]);
    expect(await row('France')).toBeVisible();
  });

  it('offer only permitted actions', async () => {
    fakeCountries([egypt]);
    await open({ permissions: ['update_countries'] });
    expect(within(await row('Egypt')).getByRole('link', { name: 'Edit Egypt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Liste des pays', 'Ajouter un pays', 'Égypte'],
    ['ar', 'قائمة الدول', 'إضافة دولة', 'مصر'],
  ] as const)('are shown in %s', async (language, title, add, name) => {
    fakeCountries([egypt]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: add })).toBeVisible();
    expect(await row(name)).toBeVisible();
    const phone = within(await row(name)).getByText('+20');
    expect(phone).toHaveAttribute('dir', 'ltr');
  });
});
