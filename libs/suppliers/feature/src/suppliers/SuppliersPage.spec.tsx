import { screen, waitFor, within } from '@testing-library/react';
import type { RenderOptions } from '@traveldesk/shared-testing/web';
import { fakeSuppliers, hotels, supplier } from './suppliers.fake';
import { openSuppliers } from './suppliers.routes.fake';

const duffel = supplier({
  last_test: { outcome: 'ok', http_status: 200, duration_ms: 132, tested_at: '2026-11-21T08:00:00.000Z' },
});
const atlas = supplier({
  id: '0198f000-0000-7000-8000-0000000000d2',
  name: 'Atlas Hotels',
  key: 'atlas',
  module: { id: hotels.id, key: hotels.key, name: hotels.name },
  currency: 'MAD',
  status: 'inactive',
  credentials: { set: false, set_at: null, last4: null },
});

const open = (options: RenderOptions = {}) => openSuppliers({ at: '/suppliers', ...options });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the list of suppliers', () => {
  it('shows each supplier with its module, currency, status and connection', async () => {
    fakeSuppliers([duffel, atlas]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Suppliers List' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Key',
      'Module',
      'Currency',
      'Status',
      'Connection',
      'Actions',
    ]);
    const cells = within(await row('Atlas')).getAllByRole('cell');
    expect(cells.slice(0, 6).map((cell) => cell.textContent?.trim())).toEqual([
      'Atlas Hotels',
      'atlas',
      'Hotels',
      'MAD',
      'Inactive',
      'Never tested',
    ]);
    expect(within(await row('Duffel')).getByText('Answers correctly')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Supplier' })).toHaveAttribute('href', '/suppliers/create');
    expect(within(await row('Duffel')).getByRole('link', { name: 'Edit Duffel' })).toHaveAttribute(
      'href',
      `/suppliers/edit/${duffel.id}?name=Duffel`,
    );
  });

  it('marks a supplier with an unsupported protocol, and offers no test of it', async () => {
    fakeSuppliers([
      supplier({ ...duffel, protocol: 'edifact', protocol_name: null, protocol_problem: 'unknown_protocol' }),
      atlas,
    ]);
    await open();
    expect(within(await row('Duffel')).getByText('Protocol not supported')).toBeVisible();
    expect(within(await row('Duffel')).queryByText('Answers correctly')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Test connection: Atlas Hotels' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Test connection: Duffel' })).not.toBeInTheDocument();
  });

  it('is filtered by name, key, module, status and currency, with the filters in the address', async () => {
    const api = fakeSuppliers([duffel, atlas]);
    const { user, address } = await open();
    await row('Duffel');
    await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'atlas');
    await user.type(screen.getByRole('searchbox', { name: 'Key' }), 'atl');
    await user.type(screen.getByRole('searchbox', { name: 'Currency' }), 'MAD');
    await user.click(await screen.findByRole('combobox', { name: 'Module' }));
    await user.click(await screen.findByTitle('Hotels'));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByTitle('Inactive'));
    const filters = { name: 'atlas', key: 'atl', module: hotels.id, status: 'inactive', currency: 'MAD' };
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual(filters),
    );
    await waitFor(() =>
      expect(api.callsTo('GET /suppliers').at(-1)?.query).toEqual({ page: '1', per_page: '20', ...filters }),
    );
    expect(screen.queryByText('Duffel')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await row('Duffel')).toBeVisible();
    expect(address()).toBe('/suppliers');
  });

  it('removes a filter by an unknown module, and says so', async () => {
    fakeSuppliers([duffel, atlas]);
    const { address } = await open({ at: `/suppliers?module=${atlas.id}&status=inactive` });
    await waitFor(() => expect(address()).toBe('/suppliers?status=inactive'));
    expect(await screen.findByText(/^The filter “Module” names a record that does not exist/)).toBeVisible();
    expect(await row('Atlas')).toBeVisible();
  });

  it('is sorted by a column', async () => {
    const api = fakeSuppliers([duffel, atlas]);
    const { user, address } = await open();
    await row('Duffel');
    await user.click(screen.getByRole('columnheader', { name: /Module/ }));
    await waitFor(() => expect(api.callsTo('GET /suppliers').at(-1)?.query.sort).toBe('module'));
    expect(address()).toBe('/suppliers?sort=module');
  });

  it('explains what to do if there are no suppliers', async () => {
    fakeSuppliers([]);
    await open();
    expect(await screen.findByText('No suppliers yet. Add the first one.')).toBeVisible();
  });

  it('deletes a supplier after a confirmation', async () => {
    const api = fakeSuppliers([duffel, atlas]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Atlas Hotels' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Are you sure you want to delete?')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo('DELETE /suppliers/{id}')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete Atlas Hotels' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Atlas Hotels')).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /suppliers/{id}').map(({ params }) => params.id)).toEqual([atlas.id]);
  });

  it('shows a reader the suppliers without actions', async () => {
    fakeSuppliers([duffel]);
    await open({ permissions: ['show_suppliers'] });
    expect(await row('Duffel')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Add|Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Liste des fournisseurs', 'Ajouter un fournisseur', 'Vols', 'Répond correctement'],
    ['ar', 'قائمة المورّدين', 'إضافة مورّد', 'رحلات الطيران', 'استجابة صحيحة'],
  ] as const)('is shown in %s', async (language, title, add, module, connection) => {
    fakeSuppliers([duffel]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: add })).toBeVisible();
    const cells = within(await row('Duffel'));
    expect(cells.getByText(module)).toBeVisible();
    expect(cells.getByText(connection)).toBeVisible();
    expect(cells.getByText('duffel')).toHaveAttribute('dir', 'ltr');
  });
});
