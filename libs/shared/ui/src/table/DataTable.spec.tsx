import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { baseApi, useListState, type ListQuery } from '@traveldesk/shared-web';
import type { Page } from '@traveldesk/shared-contract';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { EmptyState } from '../state/EmptyState';
import { FilterBar } from '../list/FilterBar';
import { ListPage } from '../list/ListPage';
import { deleteAction, editAction } from './actions';
import { DataTable } from './DataTable';

interface Plane {
  id: string;
  name: string;
  seats: number;
  built: number;
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

const shown = jest.fn((name: string) => name);

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
        columns={[
          { key: 'name', title: 'Name', dataIndex: 'name', sorter: true, render: shown },
          { key: 'seats', title: 'Seats', dataIndex: 'seats' },
          { key: 'built', title: 'Built', dataIndex: 'built', room: 900 },
        ]}
        empty={<EmptyState title="No planes yet. Add the first one." />}
        rowActions={(plane) => [
          editAction(`/planes/edit/${plane.id}`, plane.name),
          deleteAction(() => remove(plane.id).unwrap(), plane.name),
        ]}
      />
    </ListPage>
  );
}

const rows = (from: number, count: number): Plane[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${from + index}`,
    name: `Plane ${from + index}`,
    seats: 100,
    built: 2019,
  }));

test('shows 20 rows per page, and the pager when there are more than 10 rows', async () => {
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

const open = (at = '/planes') => renderScreen(<PlanesPage />, { path: '/planes', at, permissions: [] });
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

const options = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Table options' }));
  return within(await screen.findByRole('dialog', { name: 'Table options' }));
};

test('remembers the visible columns, their order and the row height on the device', async () => {
  localStorage.removeItem('table:/planes');
  mockApi({ 'GET /planes': () => ({ body: { data: rows(1, 2), total: 2 } }) });
  const first = await open();
  await screen.findByText('Plane 2');
  expect(headers()).toEqual(['Name', 'Seats', 'Built', 'Actions']);
  const drawer = await options(first.user);
  expect(drawer.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  await first.user.click(drawer.getByRole('checkbox', { name: 'Seats', checked: true }));
  await first.user.click(drawer.getByRole('radio', { name: 'Compact' }));
  expect(headers()).toEqual(['Name', 'Built', 'Actions']);
  cleanup();
  const again = await open();
  await screen.findByText('Plane 2');
  expect(headers()).toEqual(['Name', 'Built', 'Actions']);
  expect(document.querySelector('[data-density]')).toHaveAttribute('data-density', 'compact');
  const anew = await options(again.user);
  await again.user.click(anew.getByRole('checkbox', { name: 'Seats', checked: false }));
  expect(headers()).toEqual(['Name', 'Seats', 'Built', 'Actions']);
  await again.user.click(anew.getByRole('button', { name: 'Reset' }));
  expect(document.querySelector('[data-density]')).toHaveAttribute('data-density', 'comfortable');
  localStorage.removeItem('table:/planes');
});

test('moves a column with its handle and the arrow keys, announces its position, and keeps the focus on it', async () => {
  localStorage.removeItem('table:/planes');
  mockApi({ 'GET /planes': () => ({ body: { data: rows(1, 2), total: 2 } }) });
  const { user } = await open();
  await screen.findByText('Plane 2');
  const drawer = await options(user);
  const handle = () => drawer.getByRole('button', { name: /^Move Built/ });
  handle().focus();
  await user.keyboard('{ArrowUp}');
  expect(headers()).toEqual(['Name', 'Built', 'Seats', 'Actions']);
  expect(drawer.getByRole('status')).toHaveTextContent('Built: 2 of 3');
  expect(handle()).toHaveFocus();
  // The row's name stays first.
  await user.keyboard('{ArrowUp}');
  expect(headers()).toEqual(['Name', 'Built', 'Seats', 'Actions']);
  await user.keyboard('{ArrowDown}');
  expect(headers()).toEqual(['Name', 'Seats', 'Built', 'Actions']);
  localStorage.removeItem('table:/planes');
});

test('has its options and its number of rows above the rows', async () => {
  mockApi({ 'GET /planes': () => ({ body: { data: rows(1, 2), total: 2 } }) });
  await open();
  await screen.findByText('Plane 2');
  for (const above of [screen.getByRole('button', { name: 'Table options' }), screen.getByText('2 rows')]) {
    expect(above.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test.each([
  '{broken',
  'null',
  '7',
  '{"hidden":7,"density":"huge"}',
  '{"hidden":[null,{}]}',
  '{"order":7,"shown":{"seats":true}}',
  '{"order":[null,"gone","name"]}',
  '{"__proto__":{"hidden":1}}',
])('shows everything where the stored view is invalid: %s', async (text) => {
  localStorage.setItem('table:/planes', text);
  mockApi({ 'GET /planes': () => ({ body: { data: rows(1, 2), total: 2 } }) });
  await open();
  await screen.findByText('Plane 2');
  expect(headers()).toEqual(['Name', 'Seats', 'Built', 'Actions']);
  expect(document.querySelector('[data-density]')).toHaveAttribute('data-density', 'comfortable');
});

test('keeps a changed view until the page ends where the device stores nothing', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  mockApi({ 'GET /planes': () => ({ body: { data: rows(1, 2), total: 2 } }) });
  const { user } = await open();
  await screen.findByText('Plane 2');
  await user.click((await options(user)).getByRole('radio', { name: 'Compact' }));
  full.mockRestore();
  expect(document.querySelector('[data-density]')).toHaveAttribute('data-density', 'compact');
});

test('asks before a deletion without rendering the rows again', async () => {
  mockApi({ 'GET /planes': () => ({ body: { data: rows(1, 2), total: 2 } }) });
  const { user } = await open();
  await screen.findByText('Plane 2');
  const remove = screen.getByRole('button', { name: 'Delete Plane 2' });
  await user.hover(remove);
  shown.mockClear();
  await user.click(remove);
  expect(await screen.findByRole('dialog')).toHaveTextContent('Plane 2');
  expect(shown).not.toHaveBeenCalled();
});

test('leaves a question open that was asked during another deletion', async () => {
  const answers: (() => void)[] = [];
  const api = mockApi({
    'GET /planes': () => ({ body: { data: rows(1, 2), total: 2 } }),
    'DELETE /planes/{id}': () =>
      new Promise((resolve) => answers.push(() => resolve({ body: { message: 'Deleted.' } }))),
  });
  const { user } = await open();
  await screen.findByText('Plane 2');
  await user.click(screen.getByRole('button', { name: 'Delete Plane 1' }));
  const first = await screen.findByRole('dialog');
  await user.click(within(first).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.click(within(first).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Delete Plane 2' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Plane 2'));
  await act(async () => answers.shift()?.());
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  const second = screen.getByRole('dialog');
  expect(second).toHaveTextContent('Plane 2');
  await user.click(within(second).getByRole('button', { name: 'OK' }));
  await waitFor(() =>
    expect(api.callsTo('DELETE /planes/{id}').map(({ path }) => path)).toEqual(['/planes/p1', '/planes/p2']),
  );
});

test('has its final size while the first page loads, and keeps the rows while another page loads', async () => {
  const answers: ((rows: Plane[]) => void)[] = [];
  mockApi({
    'GET /planes': () =>
      new Promise((resolve) => answers.push((data) => resolve({ body: { data, total: 40 } }))),
  });
  const { user } = await open();
  expect(screen.getByRole('table')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(21);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const lastHead = () => screen.getAllByRole('columnheader').at(-1);
  expect(lastHead()).toHaveTextContent('Actions');
  expect(lastHead()).toHaveAttribute('data-align', 'end');
  answers.shift()?.(rows(1, 20));
  await screen.findByText('Plane 20');
  expect(lastHead()).toHaveAttribute('data-align', 'end');
  expect(screen.getByText('40 rows')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(screen.getByText('Plane 20')).toBeVisible();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers.shift()?.(rows(21, 20));
  expect(await screen.findByText('Plane 40')).toBeVisible();
  expect(screen.queryByText('Plane 20')).not.toBeInTheDocument();
});

test('says what to do where there are no records, and something else where nothing matches', async () => {
  mockApi({ 'GET /planes': () => ({ body: { data: [], total: 0 } }) });
  const { user, address } = await open('/planes?name=zzz');
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  const [, reset] = screen.getAllByRole('button', { name: 'Reset' });
  await user.click(reset as HTMLElement);
  expect(await screen.findByText('No planes yet. Add the first one.')).toBeVisible();
  expect(address()).toBe('/planes');
});

test('says why it could not be loaded, and tries again', async () => {
  const api = mockApi({ 'GET /planes': () => problem(503, 'unavailable', 'Please try again in a moment.') });
  const { user } = await open();
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
  expect(screen.getByText('Reference req-test')).toBeVisible();
  api.use({ 'GET /planes': () => ({ body: { data: rows(1, 1), total: 1 } }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Plane 1')).toBeVisible();
});
