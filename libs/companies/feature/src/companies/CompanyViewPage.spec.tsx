import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { setAdditions } from '@traveldesk/shared-ui';
import { CompaniesPage } from './CompaniesPage';
import { company, fakeCompanies } from './companies.fake';
import { CompanyEditPage } from './CompanyEditPage';
import { CompanyViewPage } from './CompanyViewPage';

const nile = company(1, { has_children: true });
const delta = company(2, {
  name: 'Delta Tours',
  type: 'B2C',
  parent: { id: nile.id, name: nile.name },
  phone: null,
  status: 'suspended',
});
const page = `/companies/view/${delta.id}`;
const all = ['show_companies', 'update_companies', 'delete_companies', 'show_users'];

/** As in the shell's table of domains. */
function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/companies', element: <CompaniesPage /> },
      { path: '/companies/view/:id', element: <CompanyViewPage /> },
      { path: '/companies/edit/:id', element: <CompanyEditPage /> },
      { path: '/error/*', element: <p>No such page</p> },
    ],
    { at: page, permissions: all, ...options },
  );
}

function fake() {
  const api = fakeCompanies([nile, delta]);
  api.use({ 'GET /users': () => ({ body: { data: [], total: 7 } }) });
  return api;
}

const title = (name = 'Delta Tours') => screen.findByRole('heading', { level: 1, name });
const header = () => within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
const fact = (label: string) =>
  within(screen.getByText(label).parentElement as HTMLElement).getByRole('definition');

describe('the page of a company', () => {
  it('opens from the name in the list and in the tree', async () => {
    fake();
    const { user, address, go } = await open({ at: '/companies?name=delta' });
    await user.click(await screen.findByRole('link', { name: 'Delta Tours' }));
    await title();
    expect(address()).toBe(page);
    await user.click(screen.getByRole('link', { name: 'Companies List' }));
    await screen.findByRole('row', { name: /Delta/ });
    expect(address()).toBe('/companies?name=delta');
    await go('/companies?view=tree');
    await user.click(await screen.findByRole('link', { name: 'Nile Travel' }));
    await title('Nile Travel');
  });

  it('shows its facts, and which ones are not set', async () => {
    fake();
    await open();
    await title();
    expect(document.title).toBe('Delta Tours · Traveldesk');
    expect(header().getByText('Suspended')).toBeVisible();
    expect(fact('Type')).toHaveTextContent('Consumer (B2C)');
    expect(fact('Country')).toHaveTextContent('Egypt');
    expect(fact('City')).toHaveTextContent('Not specified');
    expect(fact('Email')).toHaveTextContent('desk@nile.example');
    expect(fact('Phone')).toHaveTextContent('Not specified');
    expect(fact('Currency')).toHaveTextContent('EGP – Egyptian Pound');
    expect(fact('Created')).toHaveTextContent('2026');
  });

  it('shows parts of other domains to users who may see them', async () => {
    fake();
    const load = () => Promise.resolve(({ id }: { id: string }) => <p>{`The wallet of ${id}`}</p>);
    const wallet = { place: 'company', key: 'wallet', label: 'companies:related.users', load } as const;
    setAdditions([{ ...wallet, permissions: ['show_transactions'] }]);
    const { go } = await open({ permissions: [...all, 'show_transactions'] });
    expect(await screen.findByText(`The wallet of ${delta.id}`)).toBeVisible();
    await go(`/companies/view/${nile.id}`);
    expect(await screen.findByText(`The wallet of ${nile.id}`)).toBeVisible();
    setAdditions([]);
  });

  it('links to its parent', async () => {
    fake();
    const { user, address } = await open();
    await title();
    await user.click(screen.getByRole('link', { name: 'Nile Travel' }));
    await title('Nile Travel');
    expect(address()).toBe(`/companies/view/${nile.id}`);
    expect(fact('Parent company')).toHaveTextContent('Not specified');
  });

  it('counts its subsidiaries and its users, and links to them', async () => {
    const api = fake();
    await open({ at: `/companies/view/${nile.id}` });
    await title('Nile Travel');
    const below = screen.getByRole('link', { name: /^Companies below it/ });
    await waitFor(() => expect(below).toHaveTextContent('Companies below it1'));
    expect(below).toHaveAttribute('href', `/companies?parent_id=${nile.id}`);
    const users = screen.getByRole('link', { name: /^Users/ });
    await waitFor(() => expect(users).toHaveTextContent('Users7'));
    expect(users).toHaveAttribute('href', `/users?company_id=${nile.id}`);
    expect(api.callsTo('GET /users').at(-1)?.query).toEqual({ company_id: nile.id, per_page: '1' });
  });

  it.each([
    [['show_companies'], [], 0],
    [['show_companies', 'show_users'], [], 1],
    [['show_companies', 'update_companies'], ['Edit', 'Company settings'], 0],
    [['show_companies', 'delete_companies'], ['Delete'], 0],
  ])('with %j offers %j', async (permissions, actions, users) => {
    const api = fake();
    await open({ permissions });
    await title();
    const offered = [...header().getAllByRole('link').slice(1), ...header().queryAllByRole('button')];
    expect(offered.map(({ textContent }) => textContent)).toEqual(actions);
    expect(screen.queryAllByRole('link', { name: /^Users/ })).toHaveLength(users);
    expect(api.callsTo('GET /users')).toHaveLength(users);
  });

  it('links to the settings of this company, as its row does', async () => {
    fake();
    const { go } = await open();
    await title();
    expect(screen.getByRole('link', { name: 'Company settings' })).toHaveAttribute(
      'href',
      `/settings?company=${delta.id}`,
    );
    await go('/companies');
    expect(await screen.findByRole('link', { name: 'Company settings: Delta Tours' })).toHaveAttribute(
      'href',
      `/settings?company=${delta.id}`,
    );
  });

  it('stays open if the company cannot be deleted, and returns to the list if it was', async () => {
    const api = fake();
    const { user, address, go } = await open({ at: `/companies/view/${nile.id}` });
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    };
    await remove();
    await waitFor(() => expect(api.callsTo('DELETE /companies/{id}')).toHaveLength(1));
    expect(address()).toBe(`/companies/view/${nile.id}`);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await go(page);
    await title();
    await remove();
    await screen.findByRole('heading', { level: 1, name: 'Companies List' });
  });

  it('shows a company out of sight as not found', async () => {
    const api = fake();
    api.use({ 'GET /companies/{id}': () => problem(404, 'not_found', 'This was not found.') });
    await open({ user: { type: 'company' } });
    expect(await screen.findByText('No such page')).toBeVisible();
  });

  it('loads its history when the tab is opened', async () => {
    const api = fake();
    const { user, address } = await open();
    await title();
    expect(api.callsTo('GET /companies/{id}/history')).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('No change has been recorded yet.')).toBeVisible();
    expect(address()).toBe(`${page}?tab=history`);
  });

  it('shows its newest tokens and its settings to users who may change them', async () => {
    const api = fake();
    const token = (index: number) => ({
      id: `t${index}`,
      name: `Token ${index}`,
      prefix: 'td_live_ab',
      scopes: ['flights_search'],
      last_used_at: null,
      expires_at: '2027-12-01T00:00:00.000Z',
      state: 'active',
      ended: null,
    });
    const supplier = (name: string, enabled: boolean) => ({ id: name, name, enabled });
    api.use({
      'GET /companies/{id}/token': () => ({ body: { data: [1, 2, 3, 4, 5, 6].map(token) } }),
      'GET /companies/{id}/modules-with-suppliers': () => ({
        body: {
          version: 1,
          editable: true,
          data: [
            {
              id: 'm1',
              name: { en: 'Flights', fr: 'Vols', ar: 'رحلات' },
              status: 'active',
              enabled: true,
              suppliers: [supplier('Duffel', true), supplier('Atlas', false)],
            },
          ],
        },
      }),
    });
    const { user, go } = await open({ permissions: [...all, 'update_company_tokens'] });
    await title();
    await user.click(screen.getByRole('tab', { name: 'API tokens' }));
    expect(await screen.findByRole('row', { name: /Token 5/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Token 6/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /See all \(6\)/ })).toHaveAttribute(
      'href',
      `/settings?tab=tokens&company=${delta.id}`,
    );
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    await screen.findByText('Duffel');
    expect(fact('Flights')).toHaveTextContent(/^Duffel$/);
    expect(screen.getByRole('link', { name: 'Modules' })).toHaveAttribute(
      'href',
      `/module-settings?company=${delta.id}`,
    );
    await go('/companies');
    await screen.findByRole('heading', { level: 1, name: 'Companies List' });
  });

  it('hides tokens and settings from readers', async () => {
    fake();
    await open({ permissions: ['show_companies'] });
    await title();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Details', 'History']);
  });

  it('is suspended only after a dialog has listed the effects', async () => {
    const api = fake();
    const { user, address } = await open({ at: `/companies/edit/${nile.id}` });
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(name).toHaveValue('Nile Travel'));
    await user.click(screen.getByRole('combobox', { name: /Status/ }));
    await user.click(await screen.findByTitle('Suspended'));
    const saveAndAsk = async () => {
      await user.click(screen.getByRole('button', { name: 'Save' }));
      return screen.findByRole('dialog', { name: 'Suspend Nile Travel?' });
    };
    const dialog = await saveAndAsk();
    expect(dialog).toHaveTextContent('Its API tokens');
    await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo('PUT /companies/{id}')).toHaveLength(0);
    await user.click(within(await saveAndAsk()).getByRole('button', { name: 'Suspend and save' }));
    await waitFor(() => expect(address()).toBe('/companies'));
    expect(api.callsTo('PUT /companies/{id}')[0]?.body).toMatchObject({ status: 'suspended' });
  });
});
