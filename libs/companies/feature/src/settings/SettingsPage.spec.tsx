import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyToken, ModulesWithSuppliers, SupplierSettings } from '@traveldesk/companies-contract';
import {
  problem,
  renderRoutes,
  type MockApi,
  type Rendered,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { company, fakeCompanies } from '../companies/companies.fake';
import { SettingsPage } from './SettingsPage';

const nile = company(1);
const names = (text: string) => ({ en: text, fr: text, ar: text });
const supplier = (id: string, name: string, enabled: boolean) =>
  ({ id, name, status: 'active', enabled, configured: false }) as const;
const air = '0198f000-0000-4000-8000-00000000000a';
const duffel = '0198f000-0000-4000-8000-00000000000d';
const sandbox = '0198f000-0000-4000-8000-00000000000e';
const modules: ModulesWithSuppliers = {
  data: [
    {
      id: air,
      key: 'flights',
      name: names('Flights'),
      status: 'active',
      enabled: true,
      suppliers: [supplier(duffel, 'Duffel', true), supplier(sandbox, 'Sandbox', false)],
    },
  ],
  editable: true,
  version: 3,
};
const settings: SupplierSettings = {
  supplier: { id: duffel, name: 'Duffel' },
  credentials_set: false,
  credentials_ended: false,
  markup_enabled: true,
  cabins: ['Economy', 'PremiumEconomy', 'Business', 'First'],
  airlines: { mode: 'all', codes: [] },
  version: 0,
};
const token: CompanyToken = {
  id: '0198f000-0000-4000-8000-0000000000f1',
  name: 'Booking engine',
  prefix: 'tdc_a1b2c3',
  scopes: ['flights_search'],
  state: 'active',
  created_by: 'Mona Said',
  created_at: '2026-11-01T08:00:00.000Z',
  expires_at: '2027-02-01T08:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
  ended: null,
};
const all = ['update_companies', 'update_company_tokens', 'flights_search'];

/** As in the shell's table of domains. */
function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    ['/settings', '/general-settings', '/module-settings', '/supplier-settings'].map((path) => ({
      path,
      element: <SettingsPage />,
    })),
    { at: `/settings?company=${nile.id}`, permissions: all, ...options },
  );
}

function fake(): MockApi {
  const api = fakeCompanies([nile]);
  api.use({
    'GET /companies/{id}/modules-with-suppliers': () => ({ body: modules }),
    'GET /companies/{id}/suppliers': () => ({
      body: {
        data: [
          {
            id: duffel,
            name: 'Duffel',
            status: 'active',
            module: { id: air, key: 'flights' },
            configured: false,
          },
        ],
      },
    }),
    'GET /companies/{id}/suppliers/{supplierId}/settings': () => ({ body: settings }),
    'GET /companies/{id}/token': () => ({ body: { data: [token] } }),
    'GET /airlines': () => ({ body: { data: [], total: 0 } }),
  });
  return api;
}

describe('the settings screens', () => {
  it('ask staff for a company, which then stays in the address', async () => {
    fake();
    const { user, address } = await open({ at: '/settings' });
    expect(await screen.findByText('Choose a company')).toBeVisible();
    const box = screen.getByRole('combobox', { name: 'Company' });
    await user.click(box);
    await user.click(await screen.findByTitle('Nile Travel'));
    await waitFor(() => expect(address()).toBe(`/settings?company=${nile.id}`));
    expect(await screen.findByRole('tab', { name: 'Account', selected: true })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Modules' }));
    await waitFor(() => expect(address()).toBe(`/module-settings?company=${nile.id}`));
    expect(await screen.findByRole('switch', { name: 'Use Flights' })).toBeChecked();
  });

  it.each([
    ['does not exist', problem(404, 'not_found', 'This was not found.')],
    ['is not an id', problem(400, 'bad_request', 'This is not valid.')],
  ])('ask staff for a company if the one in the address %s', async (_, answer) => {
    const api = fake();
    api.use({ 'GET /companies/{id}': () => answer });
    for (const path of ['/settings', '/general-settings', '/module-settings', '/supplier-settings']) {
      const { address } = await open({ at: `${path}?company=nonsense&supplier=nonsense` });
      expect(await screen.findByText('Choose a company')).toBeVisible();
      expect(address()).toBe(path);
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      cleanup();
    }
  });

  it("lead a company's user from an unknown company to their own", async () => {
    const api = fake();
    api.use({ 'GET /companies/nonsense': () => problem(400, 'bad_request', 'This is not valid.') });
    const { address } = await open({ at: '/general-settings?company=nonsense', user: { type: 'company' } });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Nile Travel'));
    expect(address()).toBe('/general-settings');
  });

  it("open with the user's company for a company's user", async () => {
    const api = fake();
    await open({ at: '/general-settings', user: { type: 'company' } });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Nile Travel'));
    expect(api.callsTo('GET /companies')[0]?.query).toEqual({ parent_id: 'none', page: '1', per_page: '1' });
  });

  it('save the account, stay, and save the new version again', async () => {
    const api = fake();
    const { user, address } = await open({ at: `/general-settings?company=${nile.id}` });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Nile Travel'));
    for (const text of [' Group', ' Ltd']) {
      await user.type(screen.getByRole('textbox', { name: /Name/ }), text);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /Save/ })).not.toHaveClass('ant-btn-loading'),
      );
    }
    expect(address()).toBe(`/general-settings?company=${nile.id}`);
    const puts = api.callsTo('PUT /companies/{id}');
    expect(puts.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
    expect(puts.at(-1)?.body).toMatchObject({ name: 'Nile Travel Group Ltd' });
  });

  it('upload a logo that is an image, and explain why another file is refused', async () => {
    const api = fake();
    api.use({
      'PUT /companies/{id}/logo': () => ({
        body: { message: 'saved', data: { logo: '/company_logos/x.png' } },
      }),
    });
    const { user } = await open();
    const file = await screen.findByLabelText('Choose a picture');
    const drawing = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    await userEvent.setup({ applyAccept: false }).upload(file, drawing);
    expect(await screen.findByRole('alert')).toHaveTextContent('a picture in PNG, JPEG or WebP format.');
    await user.upload(file, new File(['png'], 'logo.png', { type: 'image/png' }));
    await waitFor(() => expect(api.callsTo('PUT /companies/{id}/logo')).toHaveLength(1));
    expect(api.callsTo('PUT /companies/{id}/logo')[0]?.body).toEqual({ content: 'cG5n' });
  });

  it('choose modules and suppliers', async () => {
    const api = fake();
    api.use({
      'POST /companies/{id}/modules-with-suppliers': () => ({
        body: { message: 'The modules were saved.', data: { ...modules, version: 4 } },
      }),
    });
    const { user } = await open({ at: `/module-settings?company=${nile.id}` });
    await user.click(await screen.findByRole('checkbox', { name: 'Sandbox' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo('POST /companies/{id}/modules-with-suppliers')).toHaveLength(1));
    const [sent] = api.callsTo('POST /companies/{id}/modules-with-suppliers');
    expect(sent?.headers.get('if-match')).toBe('"3"');
    expect(sent?.body).toEqual({ modules: [{ id: air, suppliers: [duffel, sandbox] }] });
  });

  it('show a company’s user its modules without a way to choose', async () => {
    const api = fake();
    api.use({
      'GET /companies/{id}/modules-with-suppliers': () => ({ body: { ...modules, editable: false } }),
    });
    await open({ at: `/module-settings?company=${nile.id}`, user: { type: 'company' } });
    expect(await screen.findByRole('heading', { level: 2, name: 'Flights' })).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('set access, markup and limits at a supplier, and never show the credentials', async () => {
    const api = fake();
    api.use({
      'POST /companies/{id}/suppliers/{supplierId}/settings': () => ({
        body: {
          message: 'saved',
          data: { ...settings, credentials_set: true, cabins: ['Business'], version: 1 },
        },
      }),
    });
    const { user } = await open({ at: `/supplier-settings?company=${nile.id}` });
    await user.click(await screen.findByRole('radio', { name: 'The company’s own, entered now' }));
    await user.type(await screen.findByLabelText('Access token'), 'duffel_live_0123456789');
    await user.click(screen.getByRole('switch', { name: 'Add markups to prices' }));
    for (const cabin of ['Economy', 'Premium economy', 'First']) {
      await user.click(screen.getByRole('checkbox', { name: cabin }));
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsTo('POST /companies/{id}/suppliers/{supplierId}/settings')).toHaveLength(1),
    );
    expect(api.callsTo('POST /companies/{id}/suppliers/{supplierId}/settings')[0]?.body).toEqual({
      credentials: 'duffel_live_0123456789',
      markup_enabled: false,
      cabins: ['Business'],
      airlines: { mode: 'all', codes: [] },
    });
    expect(
      await screen.findByRole('radio', { name: 'The company’s own, as stored', checked: true }),
    ).toBeVisible();
    expect(screen.queryByLabelText('Access token')).not.toBeInTheDocument();
  });

  it('show no other supplier instead of one that the company does not have', async () => {
    const api = fake();
    const { user, address } = await open({ at: `/supplier-settings?company=${nile.id}&supplier=${sandbox}` });
    expect(await screen.findByText('This company does not have this supplier')).toBeVisible();
    expect(api.callsTo('GET /companies/{id}/suppliers/{supplierId}/settings')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Duffel' }));
    expect(await screen.findByRole('switch', { name: 'Add markups to prices' })).toBeVisible();
    expect(address()).toBe(`/supplier-settings?company=${nile.id}&supplier=${duffel}`);
  });

  it('refuse malformed credentials before anything is sent', async () => {
    const api = fake();
    const { user } = await open({ at: `/supplier-settings?company=${nile.id}` });
    await user.click(await screen.findByRole('radio', { name: 'The company’s own, entered now' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('An access token has 12 to 500 characters without spaces.')).toBeVisible();
    expect(api.callsTo('POST /companies/{id}/suppliers/{supplierId}/settings')).toHaveLength(0);
  });

  it('create a token with a subset of the user’s permissions, show it once, and revoke it', async () => {
    const api = fake();
    const secret = 'tdc_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
    api.use({
      'POST /companies/{id}/generate-token': () => ({
        status: 201,
        body: { message: 'made', data: { ...token, token: secret } },
      }),
      'DELETE /companies/{id}/token/{tokenId}': () => ({
        body: { message: 'revoked', data: { ...token, state: 'revoked' } },
      }),
    });
    const { user } = await open({ at: `/settings?tab=tokens&company=${nile.id}` });
    expect(await screen.findByText('tdc_a1b2c3…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Generate token/ }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Shop');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: 'Search flights' }));
    await user.click(screen.getByRole('button', { name: 'Generate token' }));
    const once = await screen.findByRole('region', { name: 'New token' });
    expect(within(once).getByText(secret)).toBeVisible();
    expect(api.callsTo('POST /companies/{id}/generate-token')[0]?.body).toEqual({
      name: 'Shop',
      scopes: ['flights_search'],
      expires_in_days: 90,
    });
    await user.click(within(once).getByRole('button', { name: /Copy/ }));
    expect(await within(once).findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.click(within(once).getByRole('button', { name: 'I have saved it' }));
    expect(screen.queryByText(secret)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Revoke Booking engine' }));
    expect(await screen.findByText('Revoke the token Booking engine?')).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(api.callsTo('DELETE /companies/{id}/token/{tokenId}')).toHaveLength(1));
  });

  it('show no tokens to users who may not handle them', async () => {
    fake();
    await open({ permissions: ['update_companies'] });
    expect(await screen.findByRole('tab', { name: 'Account' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'API tokens' })).not.toBeInTheDocument();
  });
});
