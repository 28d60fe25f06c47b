import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
import { fakeModules, module } from './modules.fake';
import { ModulesPage } from './ModulesPage';
import { ModuleViewPage } from './ModuleViewPage';

const flights = module();
const page = `/modules/view/${flights.id}`;

function fake() {
  const api = fakeModules([flights]);
  api.use({ 'GET /suppliers': () => ({ body: { data: [], total: 6 } }) });
  return api;
}

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/modules', element: <ModulesPage /> },
      { path: '/modules/view/:id', element: <ModuleViewPage /> },
    ],
    { at: page, permissions: ['show_modules', 'show_suppliers'], ...options },
  );

describe('the page of a module', () => {
  it('opens from anywhere in its row, also for users who may only look', async () => {
    fake();
    const { user, address } = await open({ at: '/modules' });
    const row = await screen.findByRole('row', { name: /Flights/ });
    await user.click(within(row).getByText('Active'));
    await screen.findByRole('heading', { level: 1, name: 'Flights' });
    expect(address()).toBe(page);
  });

  it('shows its facts, and counts its suppliers', async () => {
    fake();
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Flights' });
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 4)).toEqual(['Flights', 'Vols', 'رحلات الطيران', 'flights']);
    const suppliers = screen.getByRole('link', { name: /^Suppliers/ });
    expect(suppliers).toHaveAttribute('href', `/suppliers?module=${flights.id}`);
    await waitFor(() => expect(suppliers).toHaveTextContent('Suppliers6'));
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it.each([
    [['show_modules', 'update_modules'], 1, 0],
    [['show_modules', 'delete_modules'], 0, 1],
  ])('with %j offers only permitted actions', async (permissions, edits, deletes) => {
    const api = fake();
    await open({ permissions });
    await screen.findByRole('heading', { level: 1, name: 'Flights' });
    expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(edits);
    expect(screen.queryAllByRole('button', { name: 'Delete' })).toHaveLength(deletes);
    expect(api.callsTo('GET /suppliers')).toEqual([]);
  });
});
