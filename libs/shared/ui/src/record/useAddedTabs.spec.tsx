import { screen, within } from '@testing-library/react';
import type { Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';
import { mockApi, problem, renderRoutes, setViewport } from '@traveldesk/shared-testing/web';
import { setAdditions } from '../additions/additions';
import { RecentRows } from './RecentRows';
import { RecordPage } from './RecordPage';
import { useAddedTabs } from './useAddedTabs';

interface Voyage {
  id: string;
  name: string;
}

const voyages = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    testTabVoyages: build.query<Page<Voyage>, void>({ query: () => ({ url: '/voyages' }) }),
  }),
});

const at = '/ships/view/s1';

function ShipPage() {
  const added = useAddedTabs('airline-tab', { id: 's1', code: 'SU' });
  const result = { error: undefined, isFetching: false, refetch: () => undefined };
  return (
    <RecordPage name="Nadia" back="/ships" backLabel="Ships" result={result} actions={[]} tabs={added}>
      <p>At sea</p>
    </RecordPage>
  );
}

const open = (address: string, permissions: string[] = []) =>
  renderRoutes([{ path: '/ships/view/:id', element: <ShipPage /> }], { at: address, permissions });

describe('a tab of another domain', () => {
  function Voyages({ code }: { code?: string }) {
    return (
      <RecentRows<Voyage>
        title={`Voyages of ${code}`}
        all="/voyages?ship=s1"
        result={voyages.useTestTabVoyagesQuery()}
        columns={[{ key: 'name', title: 'Name', dataIndex: 'name', sorter: true }]}
        empty="No voyages"
      />
    );
  }
  const load = jest.fn(() => Promise.resolve(Voyages));
  const log = { place: 'airline-tab', key: 'voyages', label: 'common:history.title', load } as const;

  beforeEach(() => setAdditions([{ ...log, permissions: ['show_voyages'] }]));
  afterEach(() => setAdditions([]));

  test('loads its code and data when it is opened, and links to the whole list', async () => {
    const api = mockApi({});
    const data = [1, 2, 3, 4, 5].map((number) => ({ id: `v${number}`, name: `Voyage ${number}` }));
    api.use({ 'GET /voyages': () => ({ body: { data, total: 1200, at_least: true } }) });
    const { user, address } = await open(at, ['show_voyages']);
    await screen.findByRole('heading', { level: 1, name: 'Nadia' });
    expect(load).not.toHaveBeenCalled();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const part = within(await screen.findByRole('region', { name: 'Voyages of SU' }));
    expect(await part.findAllByRole('row')).toHaveLength(6);
    expect(await part.findByRole('cell', { name: 'Voyage 5' })).toBeVisible();
    // The order of the newest rows cannot be changed here.
    expect(part.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
    expect(address()).toBe(`${at}?tab=voyages`);
    const all = part.getByRole('link', { name: /See all \(1,200\+\)/ });
    expect(all).toHaveAttribute('href', '/voyages?ship=s1');
    setViewport({ width: 390 });
    expect(await part.findAllByRole('listitem')).toHaveLength(5);
    expect(part.queryByRole('table')).not.toBeInTheDocument();
  });

  test('says that there is nothing, or that it failed', async () => {
    const api = mockApi({});
    api.use({ 'GET /voyages': () => problem(503, 'unavailable', 'Later.') });
    const { user } = await open(`${at}?tab=voyages`, ['show_voyages']);
    expect(await screen.findByText('Later.')).toBeVisible();
    api.use({ 'GET /voyages': () => ({ body: { data: [], total: 0 } }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No voyages')).toBeVisible();
  });

  test('is missing without its permission', async () => {
    mockApi({});
    await open(`${at}?tab=voyages`);
    expect(await screen.findByText('At sea')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'History' })).not.toBeInTheDocument();
  });
});
