import { Link, type RouteObject } from 'react-router-dom';
import type { Page } from '@traveldesk/shared-contract';
import { mockApi, problem, renderRoutes, type MockApi } from '@traveldesk/shared-testing/web';
import { baseApi, useListState, useToast, type ListQuery } from '@traveldesk/shared-web';
import { DataTable } from '../table/DataTable';
import { FilterBar } from './FilterBar';
import { ListPage } from './ListPage';

interface Train {
  id: string;
  name: string;
}

const trains = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    testTrains: build.query<Page<Train>, ListQuery>({ query: (params) => ({ url: '/trains', params }) }),
  }),
});

const filters = [
  { key: 'name', kind: 'text', label: 'common:list.search' },
  { key: 'line', kind: 'text', label: 'common:stale.field' },
] as const;

function TrainsPage() {
  const list = useListState(filters);
  const result = trains.useTestTrainsQuery(list.query);
  return (
    <ListPage title="Trains" createLabel="Add" filters={<FilterBar fields={filters} {...list.filterProps} />}>
      <DataTable
        {...list.tableProps(result)}
        columns={[{ key: 'name', title: 'Name', dataIndex: 'name', sorter: true }]}
      />
      <Link to="/trains/edit/1">Edit</Link>
      <Link to="/trains?name=a&page=2">Saved view</Link>
      <p>{`Said: ${useToast().title}`}</p>
    </ListPage>
  );
}

/** Opens the list; the edit page takes `slow` milliseconds to load. */
export function openTrains(at: string, slow = 0) {
  const routes: RouteObject[] = [
    { path: '/trains', element: <TrainsPage /> },
    {
      path: '/trains/edit/:id',
      loader: () => new Promise((resolve) => setTimeout(() => resolve(null), slow)),
      hydrateFallbackElement: <p>Loading</p>,
      element: <p>The form</p>,
    },
  ];
  return renderRoutes(routes, { at, permissions: [] });
}

/** A fake API of `total` trains that rejects unknown parameters as the real API does, and counts up to `most` of them. */
export function fakeTrains(total: number, most = total): MockApi {
  return mockApi({
    'GET /trains': ({ query }) => {
      const { page, per_page: perPage, sort, line, name } = query;
      if (sort && !['name', '-name'].includes(sort)) {
        return problem(400, 'bad_request', 'The request is not valid.', { sort: 'Invalid option.' });
      }
      if (line === 'nobody') {
        return problem(400, 'bad_request', 'The request is not valid.', { line: 'Invalid UUID.' });
      }
      if (name === '?') {
        return problem(400, 'bad_request', 'The request is not valid.', { name: 'Invalid text.' });
      }
      const start = (Number(page) - 1) * Number(perPage);
      const count = Math.max(0, Math.min(Number(perPage), total - start));
      const data = Array.from({ length: count }, (_, at) => ({
        id: `t${start + at + 1}`,
        name: `Train ${start + at + 1}`,
      }));
      return { body: { data, total: Math.min(total, most), ...(total > most && { at_least: true }) } };
    },
  });
}
