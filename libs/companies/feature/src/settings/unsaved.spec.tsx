import { act, screen, waitFor } from '@testing-library/react';
import type { SupplierSettings } from '@traveldesk/companies-contract';
import { answerQuestions, renderRoutes, type MockApi } from '@traveldesk/shared-testing/web';
import { company, fakeCompanies } from '../companies/companies.fake';
import { SettingsPage } from './SettingsPage';

const nile = company(1);
const delta = company(2, { name: 'Delta Tours' });
const air = '0198f000-0000-4000-8000-00000000000a';
const suppliers = [
  { id: '0198f000-0000-4000-8000-00000000000d', name: 'Duffel' },
  { id: '0198f000-0000-4000-8000-00000000000e', name: 'Sandbox' },
];

function fake(): MockApi {
  const api = fakeCompanies([nile, delta]);
  const settings = (id: string | undefined): SupplierSettings => ({
    supplier: suppliers.find((supplier) => supplier.id === id) ?? { id: '', name: '' },
    credentials_set: false,
    credentials_ended: false,
    markup_enabled: true,
    cabins: ['Economy', 'Business'],
    airlines: { mode: 'all', codes: [] },
    version: 0,
  });
  api.use({
    'GET /companies/{id}/modules-with-suppliers': () => ({ body: { data: [], editable: true, version: 1 } }),
    'GET /companies/{id}/suppliers': () => ({
      body: {
        data: suppliers.map((supplier) => ({
          ...supplier,
          status: 'active',
          configured: false,
          module: { id: air, key: 'flights' },
        })),
      },
    }),
    'GET /companies/{id}/suppliers/{supplierId}/settings': ({ params }) => ({
      body: settings(params['supplierId']),
    }),
  });
  return api;
}

const open = (at: string) =>
  renderRoutes(
    ['/settings', '/general-settings', '/module-settings', '/supplier-settings'].map((path) => ({
      path,
      element: <SettingsPage />,
    })),
    { at, permissions: ['update_companies', 'update_company_tokens'] },
  );

describe('unsaved settings', () => {
  let ask: ReturnType<typeof answerQuestions>;
  beforeEach(() => {
    ask = answerQuestions(false);
  });
  afterEach(() => jest.restoreAllMocks());

  it('of a company cause a question before another company or another tab is chosen', async () => {
    fake();
    const at = `/settings?company=${nile.id}`;
    const { user, address } = await open(at);
    const name = () => screen.getByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(name()).toHaveValue('Nile Travel'));
    await user.type(name(), ' Group');
    await user.click(screen.getByRole('combobox', { name: 'Company' }));
    await user.click(await screen.findByTitle('Delta Tours'));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole('tab', { name: 'API tokens' }));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(address()).toBe(at);
    expect(name()).toHaveValue('Nile Travel Group');
  });

  it('at a supplier cause a question before another supplier is chosen', async () => {
    fake();
    const { user, address } = await open(`/supplier-settings?company=${nile.id}`);
    const markups = await screen.findByRole('switch', { name: 'Add markups to prices' });
    await user.click(markups);
    await user.click(screen.getByRole('button', { name: 'Sandbox' }));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect(markups).not.toBeChecked();
    ask.mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Sandbox' }));
    await waitFor(() =>
      expect(address()).toBe(`/supplier-settings?company=${nile.id}&supplier=${suppliers[1]?.id}`),
    );
    expect(await screen.findByRole('switch', { name: 'Add markups to prices' })).toBeChecked();
  });
});

describe('the address of the settings', () => {
  it('keeps a company chosen at the same moment as another tab', async () => {
    fake();
    const { user, address } = await open(`/settings?company=${nile.id}`);
    await user.click(await screen.findByRole('combobox', { name: 'Company' }));
    const other = await screen.findByTitle('Delta Tours');
    // Both clicks happen before the next render.
    act(() => {
      other.click();
      screen.getByRole('tab', { name: 'Modules' }).click();
    });
    await waitFor(() => expect(address()).toBe(`/module-settings?company=${delta.id}`));
  });

  it('has the supplier chosen last, and its company', async () => {
    fake();
    const { address } = await open(`/supplier-settings?company=${nile.id}&view=wide`);
    const choose = (name: string) => screen.getByRole('button', { name }).click();
    await screen.findByRole('button', { name: 'Sandbox' });
    act(() => {
      choose('Sandbox');
      choose('Duffel');
      choose('Sandbox');
    });
    await waitFor(() =>
      expect(address()).toBe(`/supplier-settings?company=${nile.id}&view=wide&supplier=${suppliers[1]?.id}`),
    );
  });
});
