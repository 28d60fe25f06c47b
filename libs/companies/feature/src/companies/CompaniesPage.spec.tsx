import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openFilters, renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { CompaniesPage } from './CompaniesPage';
import { CompanyCreatePage } from './CompanyCreatePage';
import { CompanyEditPage } from './CompanyEditPage';
import { company, egypt, fakeCompanies } from './companies.fake';

const nile = company(1, { has_children: true });
const office = { office_address: '5 شارع النيل', office_latitude: 30.0489, office_longitude: 31.2394 };
const delta = company(2, {
  name: 'Delta Tours',
  office_address: '5 Nile St',
  type: 'B2C',
  parent: { id: nile.id, name: nile.name },
  status: 'suspended',
});
const all = ['show_companies', 'add_companies', 'update_companies', 'delete_companies'];

/** As in the shell's table of domains. */
function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/companies', element: <CompaniesPage /> },
      { path: '/companies/create', element: <CompanyCreatePage /> },
      { path: '/companies/edit/:id', element: <CompanyEditPage /> },
    ],
    { at: '/companies', permissions: all, ...options },
  );
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const pressed = { key: 'Enter', keyCode: 13 }; // antd reads the old key codes, which user-event does not send.
const enter = (box: HTMLElement) => act(async () => void fireEvent.keyDown(box, pressed));

async function choose(user: Rendered['user'], name: RegExp, typed: string): Promise<void> {
  const box = screen.getByRole('combobox', { name });
  await user.click(box);
  await user.keyboard(typed);
  await waitFor(() =>
    expect(document.querySelectorAll('.ant-select-item-option-active')).not.toHaveLength(0),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await enter(box);
}

describe('the companies screens', () => {
  it('list the companies, each value in words', async () => {
    fakeCompanies([nile, delta]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Companies List' })).toBeVisible();
    const cells = within(await row('Delta Tours')).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Delta Tours',
      'B2C',
      'Nile Travel',
      'desk@nile.example',
      '+201001234567',
      '5 Nile St',
      'EGP',
      'Suspended',
      '',
    ]);
    expect(screen.getByRole('link', { name: 'Add Company' })).toHaveAttribute('href', '/companies/create');
    expect(within(await row('Nile Travel')).getByRole('link', { name: 'Edit Nile Travel' })).toHaveAttribute(
      'href',
      `/companies/edit/${nile.id}?name=Nile%20Travel`,
    );
  });

  it('are filtered by the fields of the specification, in the address', async () => {
    const api = fakeCompanies([nile, delta]);
    const { user, address } = await open();
    await row('Nile Travel');
    await openFilters(user);
    for (const name of ['Name', 'Email', 'Phone'])
      expect(screen.getByRole('searchbox', { name })).toBeVisible();
    for (const label of ['Type', 'Parent Company', 'Currency', 'Status']) {
      expect(await screen.findByRole('combobox', { name: label })).toBeInTheDocument();
    }
    await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'delta');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Nile Travel/ })).not.toBeInTheDocument());
    expect(address()).toBe('/companies?name=delta');
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByTitle('Business (B2B)'));
    await waitFor(() =>
      expect(api.callsTo('GET /companies').at(-1)?.query).toMatchObject({ name: 'delta', type: 'B2B' }),
    );
    await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Reset' }));
    expect(await row('Nile Travel')).toBeVisible();
    expect(address()).toBe('/companies');
  });

  it('name the parent company of the filter', async () => {
    fakeCompanies([nile, delta]);
    await open({ at: `/companies?parent_id=${nile.id}` });
    expect(await row('Delta Tours')).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Nile/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Nile Travel').length).toBeGreaterThan(1));
  });

  it('show the tree, with the open branches in the address', async () => {
    const api = fakeCompanies([nile, delta]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: /Show as tree/ }));
    const tree = await screen.findByRole('group', { name: 'Companies by parent company' });
    expect(await within(tree).findByText('Nile Travel')).toBeVisible();
    expect(within(tree).queryByText('Delta Tours')).not.toBeInTheDocument();
    expect(api.callsTo('GET /companies').at(-1)?.query).toMatchObject({ parent_id: 'none' });
    await user.click(within(tree).getByRole('button', { name: 'Show the companies below Nile Travel' }));
    expect(await within(tree).findByText('Delta Tours')).toBeVisible();
    expect(address()).toBe(`/companies?view=tree&open=${nile.id}`);
    await user.click(within(tree).getByRole('button', { name: 'Hide the companies below Nile Travel' }));
    await waitFor(() => expect(within(tree).queryByText('Delta Tours')).not.toBeInTheDocument());
    expect(address()).toBe('/companies?view=tree');
    await user.click(screen.getByRole('button', { name: /Show as list/ }));
    await waitFor(() => expect(address()).toBe('/companies'));
  });

  it('move the focus to the first loaded company in the tree', async () => {
    const numbers = Array.from({ length: 51 }, (_, index) => index + 1);
    fakeCompanies(numbers.map((number) => company(number + 9, { name: `Company ${number}` })));
    const { user } = await open({ at: '/companies?view=tree' });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const last = await screen.findByText('Company 51');
    await waitFor(() => expect(last.closest('li')).toHaveFocus());
  });

  it('keep every opened branch, even if two open before the next render', async () => {
    const acme = company(3, { name: 'Acme', has_children: true });
    fakeCompanies([nile, delta, acme]);
    const { address, go } = await open({ at: '/companies?view=tree&name=a' });
    const unfold = (name: string) =>
      screen.getByRole('button', { name: `Show the companies below ${name}` }).click();
    await screen.findByRole('button', { name: 'Show the companies below Acme' });
    act(() => {
      unfold('Nile Travel');
      unfold('Acme');
    });
    expect(await screen.findByText('Delta Tours')).toBeVisible();
    expect(address()).toBe(`/companies?view=tree&name=a&open=${nile.id}%2C${acme.id}`);
    act(() => {
      screen.getByRole('button', { name: 'Hide the companies below Acme' }).click();
      screen.getByRole('button', { name: /Show as list/ }).click();
    });
    await waitFor(() => expect(address()).toBe(`/companies?name=a&open=${nile.id}`));
    // The list is left with its view remembered.
    await go('/companies');
  });

  it('add a company, with digits in any script', async () => {
    const api = fakeCompanies([nile]);
    const { user, address } = await open({ at: '/companies/create' });
    await user.type(await field(/Name/), 'Siwa Tours');
    await choose(user, /Country/, 'egy');
    await user.type(await field(/Email/), 'Hello@Siwa.example');
    await user.type(await field(/Phone/), '+٢٠ ١٠٠ ٧٦٥ ٤٣٢١');
    await user.type(await field(/Office address/), '5 شارع النيل');
    await user.type(screen.getByRole('spinbutton', { name: /Latitude/ }), '٣٠٫٠٤٨٩');
    await user.type(screen.getByRole('spinbutton', { name: /Longitude/ }), '31.2394');
    await choose(user, /Currency/, 'pound');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toMatch(/^\/companies\/view\/[\da-f-]{36}$/));
    expect(api.callsTo('POST /companies').map(({ body }) => body)).toEqual([
      {
        name: 'Siwa Tours',
        type: 'B2B',
        parent_id: null,
        country_id: egypt.id,
        city_id: null,
        email: 'hello@siwa.example',
        ...office,
        phone: '+201007654321',
        currency: 'EGP',
        status: 'active',
      },
    ]);
  });

  it('show missing values of a company at their fields before anything is sent', async () => {
    const api = fakeCompanies([nile]);
    const { user } = await open({ at: '/companies/create' });
    await user.type(await field(/Email/), 'nobody');
    await user.type(await field(/Phone/), '0100');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This is not an email address')).toBeVisible();
    expect(screen.getByText('Write the number with its country code, e.g. +20 100 123 4567.')).toBeVisible();
    expect((await screen.findAllByText('This field is required')).length).toBeGreaterThanOrEqual(3);
    expect(api.callsTo('POST /companies')).toHaveLength(0);
  });

  it('edit a company and show both versions of a stale edit', async () => {
    const api = fakeCompanies([nile, delta]);
    const { user, address } = await open({ at: `/companies/edit/${delta.id}?name=Delta` });
    await waitFor(async () => expect(await field(/Name/)).toHaveValue('Delta Tours'));
    await user.clear(await field(/Name/));
    await user.type(await field(/Name/), 'Delta Voyages');
    api.use({
      'PUT /companies/{id}': () => ({
        status: 412,
        body: { code: 'stale', message: 'stale', request_id: 'r' },
      }),
      'GET /companies/{id}': () => ({ body: { ...delta, name: 'Delta Group', parent: null, version: 7 } }),
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('row', { name: 'Name Delta Voyages Delta Group' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: `Parent company ${nile.name} —` })).toBeVisible();
    api.use({ 'PUT /companies/{id}': () => ({ body: { message: 'saved', data: delta } }) });
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(address()).toBe('/companies'));
    expect(api.callsTo('PUT /companies/{id}').at(-1)?.headers.get('if-match')).toBe('"7"');
  });

  it('lock the fields that the user may not change', async () => {
    fakeCompanies([{ ...delta, fixed_fields: ['currency'] }]);
    await open({ at: `/companies/edit/${delta.id}`, user: { type: 'company' } });
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Currency/ })).toBeDisabled());
    await waitFor(async () => expect(await field(/Name/)).toBeEnabled());
  });

  it('delete a company, and say why one in use cannot be deleted', async () => {
    const api = fakeCompanies([nile, delta]);
    const { user } = await open();
    await user.click(within(await row('Delta Tours')).getByRole('button', { name: 'Delete Delta Tours' }));
    expect(await screen.findByText('Are you sure you want to delete?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Delta/ })).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /companies/{id}').map(({ path }) => path)).toEqual([`/companies/${delta.id}`]);
  });

  it('are exported with the filters, by permitted users', async () => {
    const api = fakeCompanies([nile, delta]);
    const { user } = await open({
      at: '/companies?name=delta&page=2',
      permissions: ['show_companies', 'export_companies'],
    });
    await user.click(await screen.findByRole('button', { name: /Export CSV/ }));
    await waitFor(() => expect(api.callsTo('GET /company/export')).toHaveLength(1));
    expect(api.callsTo('GET /company/export')[0]?.query).toEqual({ name: 'delta' });
  });

  it('offer only permitted actions', async () => {
    fakeCompanies([nile]);
    await open({ permissions: ['show_companies'] });
    await row('Nile Travel');
    expect(screen.queryByRole('link', { name: 'Add Company' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete|Export/ })).not.toBeInTheDocument();
  });

  it('show the history in words, including settings and tokens', async () => {
    const settings = { supplier: 'Duffel', credentials_set: true, cabins: ['Economy', 'First'] };
    const token = { name: 'Website', prefix: 'tdc_abcd', scopes: ['flights_search'], expires_at: null };
    fakeCompanies(
      [nile],
      [
        {
          id: '1',
          at: '2026-11-21T08:00:00.000Z',
          actor: null,
          address: null,
          request_id: null,
          action: 'update',
          changes: [
            { field: 'type', before: 'B2C', after: 'B2B' },
            { field: 'status', before: 'suspended', after: 'active' },
            { field: 'credit_limit', before: null, after: '450000.00 GBP' },
            {
              field: 'supplier_settings',
              before: null,
              after: { ...settings, airlines: 'except', airline_codes: ['MS'] },
            },
            { field: 'supplier_markup', before: null, after: { supplier: 'Duffel', enabled: false } },
            { field: 'api_token', before: null, after: token },
          ],
        },
      ],
    );
    await open({ at: `/companies/edit/${nile.id}` });
    await screen.findByText('API token');
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual([
      'Consumer (B2C) Business (B2B)',
      'Suspended Active',
      expect.stringMatching(/GBP.450,000\.00/),
      '— Duffel · Access to the supplier: The company’s own, as stored · Cabin classes: Economy, First · Airlines: All except these MS',
      '— Duffel: not added to prices',
      '— Website · tdc_abcd… · Search flights',
    ]);
  });

  it('are shown in Arabic', async () => {
    fakeCompanies([nile]);
    await open({ language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'قائمة الشركات' })).toBeVisible();
    expect(await screen.findByRole('searchbox', { name: 'الاسم' })).toBeVisible();
  });
});
