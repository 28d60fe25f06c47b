import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '@traveldesk/shared-testing/web';
import { fakeSuppliers, supplier } from './suppliers.fake';
import { openSuppliers } from './suppliers.routes.fake';

const duffel = supplier();
const page = `/suppliers/view/${duffel.id}`;
const title = () => screen.findByRole('heading', { level: 1, name: 'Duffel' });
const header = () => within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
const fact = (label: string) =>
  within(screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement).getByRole('definition');

describe('the page of a supplier', () => {
  it('opens from its name, and links back to the same list', async () => {
    fakeSuppliers([duffel]);
    const { user, address } = await openSuppliers({ at: '/suppliers?sort=-name' });
    await user.click(await screen.findByRole('link', { name: 'Duffel' }));
    await title();
    expect(address()).toBe(page);
    await user.click(screen.getByRole('link', { name: 'Suppliers List' }));
    await screen.findByRole('row', { name: /Duffel/ });
    expect(address()).toBe('/suppliers?sort=-name');
  });

  it('shows its facts, and of its token only the existence', async () => {
    fakeSuppliers([duffel]);
    await openSuppliers({ at: page });
    await title();
    expect(document.title).toBe('Duffel · Traveldesk');
    expect(header().getByText('Active')).toBeVisible();
    const facts = ['Key', 'Module', 'Protocol', 'Base URL', 'Currency', 'Time limit', 'Calls at a time'];
    expect(facts.map((label) => fact(label).textContent)).toEqual([
      'duffel',
      'Flights',
      'Duffel API v2',
      'https://api.duffel.com',
      'EUR – Euro',
      '20,000 ms',
      '5',
    ]);
    expect(fact('Access token')).toHaveTextContent(/^Stored, set on .*2026/);
    expect(document.body).not.toHaveTextContent('4x8Y');
    expect(fact('Connection')).toHaveTextContent('Never tested');
  });

  it('says that there is no token', async () => {
    fakeSuppliers([supplier({ credentials: { set: false, set_at: null, last4: null } })]);
    await openSuppliers({ at: page });
    await title();
    expect(fact('Access token')).toHaveTextContent('None has been set.');
  });

  it('explains that a supplier with an unsupported protocol is not tested, searched or booked', async () => {
    fakeSuppliers([
      supplier({ protocol: 'edifact', protocol_name: null, protocol_problem: 'unknown_protocol' }),
    ]);
    await openSuppliers({ at: page });
    await title();
    expect(fact('Protocol')).toHaveTextContent('edifact');
    expect(fact('Connection')).toHaveTextContent('Protocol not supported');
    expect(fact('Connection')).toHaveTextContent(
      'This server does not speak the protocol edifact: the supplier cannot be tested, searched or booked.',
    );
    expect(screen.queryByRole('button', { name: 'Test connection' })).not.toBeInTheDocument();
  });

  it('tests the connection and shows the result', async () => {
    const api = fakeSuppliers([duffel]);
    const { user } = await openSuppliers({ at: page });
    await user.click(await screen.findByRole('button', { name: 'Test connection' }));
    await waitFor(() => expect(fact('Connection')).toHaveTextContent('No answer in time'));
    expect(fact('Connection')).toHaveTextContent('10,004 ms');
    expect(api.callsTo('POST /suppliers/{id}/test')).toHaveLength(1);
  });

  it('can also be tested from its row', async () => {
    fakeSuppliers([duffel]);
    const { user } = await openSuppliers({ at: '/suppliers' });
    await user.click(await screen.findByRole('button', { name: 'Test connection: Duffel' }));
    expect(await screen.findByText('No answer in time')).toBeVisible();
  });

  it.each([
    [['show_suppliers'], []],
    [
      ['show_suppliers', 'update_suppliers'],
      ['Edit', 'Test connection'],
    ],
    [['show_suppliers', 'delete_suppliers'], ['Delete']],
  ])('with %j offers %j', async (permissions, actions) => {
    fakeSuppliers([duffel]);
    await openSuppliers({ at: page, permissions });
    await title();
    const offered = [...header().getAllByRole('link').slice(1), ...header().queryAllByRole('button')];
    expect(offered.map(({ textContent }) => textContent)).toEqual(actions);
  });

  it('returns to the list when the supplier is deleted', async () => {
    fakeSuppliers([duffel]);
    const { user, address } = await openSuppliers({ at: '/suppliers?key=duf' });
    await user.click(await screen.findByRole('link', { name: 'Duffel' }));
    await title();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await screen.findByRole('heading', { level: 1, name: 'Suppliers List' });
    expect(address()).toBe('/suppliers?key=duf');
  });

  it('links to the list if the supplier does not exist, and can be read again after a failure', async () => {
    const api = fakeSuppliers([]);
    const { user, address, go } = await openSuppliers({ at: page });
    await waitFor(() => expect(address()).toBe(`/error${page}`));
    const other = `/suppliers/view/${duffel.id.replace(/1$/, '2')}`;
    api.use({ 'GET /suppliers/{id}': () => problem(503, 'unavailable', 'Later.') });
    await go(other);
    await screen.findByText('Later.');
    api.use({ 'GET /suppliers/{id}': () => ({ body: duffel }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title();
  });

  it('loads its history when the tab is opened', async () => {
    const api = fakeSuppliers([duffel]);
    const { user, address } = await openSuppliers({ at: page });
    await title();
    expect(api.callsTo('GET /suppliers/{id}/history')).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('No change has been recorded yet.')).toBeVisible();
    expect(address()).toBe(`${page}?tab=history`);
  });

  it('shows its use and its errors, each when its tab is opened', async () => {
    const api = fakeSuppliers([duffel]);
    const days = [
      { day: '2026-12-01', calls: 1500, failed: 30, median_ms: 420 },
      { day: '2026-11-30', calls: 500, failed: 0, median_ms: 1200 },
    ];
    const causes = [{ cause: 'timed_out', calls: 30, last_at: '2026-12-01T10:00:00.000Z' }];
    api.use({
      'GET /suppliers/{id}/use': () => ({ body: { from: '2026-11-02', to: '2026-12-01', days, causes } }),
    });
    const { user, address } = await openSuppliers({ at: page });
    await title();
    expect(api.callsTo('GET /suppliers/{id}/use')).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Use' }));
    expect(await screen.findByRole('row', { name: /30 Nov 2026 500 0 1,200/ })).toBeVisible();
    expect(
      [fact('Calls'), fact('Failed'), fact('Failed share')].map(({ textContent }) => textContent),
    ).toEqual(['2,000', '30', '1.5 %']);
    await user.click(screen.getByRole('tab', { name: 'Errors' }));
    expect(await screen.findByRole('row', { name: /it did not answer in time 30/ })).toBeVisible();
    expect(address()).toBe(`${page}?tab=errors`);
  });
});
