import { screen, within } from '@testing-library/react';
import { baseApi, useListState, type ListQuery } from '@traveldesk/shared-web';
import type { Page } from '@traveldesk/shared-contract';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { FilterBar } from '../list/FilterBar';
import { ListPage } from '../list/ListPage';
import { deleteAction, editAction } from './actions';
import { DataTable } from './DataTable';

interface Plane {
  id: string;
  name: string;
}

const planes = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    testPlanes: build.query<Page<Plane>, ListQuery>({ query: (params) => ({ url: '/planes', params }) }),
    testDeletePlane: build.mutation<unknown, string>({
      query: (id) => ({ url: `/planes/${id}`, method: 'DELETE' }),
    }),
  }),
});

const filters = [{ key: 'name', kind: 'text', label: 'common:list.search' }] as const;

function PlanesPage() {
  const list = useListState(filters);
  const result = planes.useTestPlanesQuery(list.query);
  const [remove] = planes.useTestDeletePlaneMutation();
  return (
    <ListPage
      title="Planes"
      create="/planes/create"
      createLabel="Add Plane"
      filters={<FilterBar fields={filters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(result)}
        columns={[{ key: 'name', title: 'Name', dataIndex: 'name', sorter: true }]}
        rowActions={(plane) => [
          editAction(`/planes/edit/${plane.id}`, plane.name),
          deleteAction(() => remove(plane.id).unwrap(), plane.name),
        ]}
      />
    </ListPage>
  );
}

const rows = (from: number, count: number): Plane[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${from + index}`, name: `Plane ${from + index}` }));

test('shows 20 rows a page, and the pages when there are more than 10 rows', async () => {
  const api = mockApi({
    'GET /planes': ({ query }) => ({
      body: { data: rows((Number(query['page']) - 1) * 20 + 1, 20), total: 250 },
    }),
  });
  const { user, address } = await renderScreen(<PlanesPage />, { path: '/planes', permissions: [] });
  await screen.findByText('Plane 20');
  expect(api.calls[0]?.query).toEqual({ page: '1', per_page: '20' });
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  await user.click(pages.getByRole('button', { name: 'Page 3' }));
  await screen.findByText('Plane 60');
  expect(address()).toBe('/planes?page=3');
});
