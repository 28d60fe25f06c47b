import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderScreen } from '@traveldesk/shared-testing/web';
import { company, fakeCompanies } from './companies.fake';
import { CompaniesPage } from './CompaniesPage';

const nowhere = '0198f000-0000-7000-8000-00000000dead';
const open = (search: string) =>
  renderScreen(<CompaniesPage />, { path: '/companies', at: `/companies?${search}`, permissions: [] });
const gone = (filter: string) =>
  `The filter “${filter}” names a record that does not exist, so the list is shown without it.`;

describe('companies filtered by an unknown record', () => {
  it.each([
    [`parent_id=${nowhere}`, 'Parent Company', ''],
    [`type=B2B&parent_id=${nowhere}&page=3`, 'Parent Company', '?type=B2B'],
    ['currency=XXX&sort=name', 'Currency', '?sort=name'],
  ])('“%s” shows the list without the filter, and says so', async (search, filter, left) => {
    fakeCompanies([company(1), company(2)]);
    const { address } = await open(search);
    await waitFor(() => expect(address()).toBe(`/companies${left}`));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(screen.getByText(gone(filter))).toBeVisible();
  });

  it('keeps a filter by an existing company, and the filter for companies without a parent', async () => {
    fakeCompanies([
      company(1),
      company(2, { name: 'Delta Tours', parent: { id: company(1).id, name: 'Nile' } }),
    ]);
    const { address, go } = await open(`parent_id=${company(1).id}`);
    expect(await within(screen.getByRole('search')).findByText('Nile Travel')).toBeVisible();
    await go('/companies?parent_id=none');
    expect(await screen.findByText('No parent company')).toBeVisible();
    expect(address()).toBe('/companies?parent_id=none');
  });

  it('shows a company that could not be read as “Unknown”, and keeps the filter', async () => {
    const api = fakeCompanies([company(1)]);
    api.use({ 'GET /companies/{id}': () => problem(503, 'unavailable', 'The database is away') });
    const { address } = await open(`parent_id=${nowhere}`);
    expect(await screen.findByText('Unknown')).toBeVisible();
    expect(screen.queryByText(nowhere)).not.toBeInTheDocument();
    expect(address()).toBe(`/companies?parent_id=${nowhere}`);
  });
});
