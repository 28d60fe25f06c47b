import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, useParams } from 'react-router-dom';
import type { Page } from '@traveldesk/shared-contract';
import {
  mockApi,
  problem,
  renderRoutes,
  setViewport,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { baseApi, useCan, useListState, type ListQuery } from '@traveldesk/shared-web';
import { FormPage } from '../form/FormPage';
import { deleteAction, editAction } from './actions';
import { DataTable } from './DataTable';

interface Ferry {
  id: string;
  name: string;
  port: string;
  version: number;
}

const ferries = baseApi.enhanceEndpoints({ addTagTypes: ['Ferry'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    testFerries: build.query<Page<Ferry>, ListQuery>({
      query: (params) => ({ url: '/ferries', params }),
      providesTags: ['Ferry'],
    }),
    testSaveFerry: build.mutation<{ message: string; data: Ferry }, { id: string | undefined }>({
      query: ({ id }) =>
        id ? { url: `/ferries/${id}`, method: 'PUT' } : { url: '/ferries', method: 'POST', body: {} },
      invalidatesTags: ['Ferry'],
    }),
    testDeleteFerry: build.mutation<unknown, string>({
      query: (id) => ({ url: `/ferries/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Ferry'],
    }),
  }),
});

function FerriesPage() {
  const list = useListState([]);
  const result = ferries.useTestFerriesQuery(list.query);
  const [remove] = ferries.useTestDeleteFerryMutation();
  const acts = useCan('update_ferries');
  return (
    <>
      <Link to="/ferries/create">Add</Link>
      <DataTable
        {...list.tableProps(result)}
        columns={[
          {
            key: 'name',
            title: 'Name',
            render: (_, { id, name }) => <Link to={`/ferries/view/${id}`}>{name}</Link>,
          },
          { key: 'port', title: 'Port', dataIndex: 'port' },
          { key: 'own', title: 'Own', render: () => <button type="button">Ring</button> },
        ]}
        rowActions={({ id, name }) => [
          acts && editAction(`/ferries/edit/${id}`, name),
          acts && deleteAction(() => remove(id).unwrap(), name),
        ]}
      />
    </>
  );
}

function FerryForm() {
  const { id } = useParams();
  const [save] = ferries.useTestSaveFerryMutation();
  return (
    <FormPage
      title="Form"
      back="/ferries"
      backLabel="Ferries"
      version={id ? 1 : undefined}
      initialValues={{}}
      onSubmit={() => save({ id }).unwrap()}
    >
      <span />
    </FormPage>
  );
}

const ferry = (number: number): Ferry => ({
  id: `f${number}`,
  name: `Ferry ${number}`,
  port: `Port ${number}`,
  version: 2,
});

/** As many ferries as `total`; an added ferry is the last of them. */
function fakeFerries(total: number, change: Partial<Ferry> = {}) {
  let all = Array.from({ length: total }, (_, index) => ({ ...ferry(index + 1), ...change }));
  return mockApi({
    'GET /ferries': ({ query }) => {
      const start = (Number(query['page']) - 1) * 20;
      return { body: { data: all.slice(start, start + 20), total: all.length } };
    },
    'POST /ferries': () => {
      all = [...all, ferry(all.length + 1)];
      return { status: 201, body: { message: 'Added.', data: all.at(-1) } };
    },
    'PUT /ferries/{id}': ({ params }) => ({
      body: { message: 'Saved it.', data: { ...ferry(0), id: params['id'] } },
    }),
    'DELETE /ferries/{id}': ({ params }) => {
      all = all.filter(({ id }) => id !== params['id']);
      return { body: { message: 'Deleted it.' } };
    },
  });
}

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/ferries', element: <FerriesPage /> },
      { path: '/ferries/create', element: <FerryForm /> },
      { path: '/ferries/edit/:id', element: <FerryForm /> },
    ],
    { at: '/ferries', permissions: ['update_ferries'], ...options },
  );

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

afterEach(() => {
  window.getSelection()?.removeAllRanges();
  setViewport({ width: 1280 });
  jest.restoreAllMocks();
});

describe('the rows of a list', () => {
  it('open the target of their name link, wherever they are clicked', async () => {
    fakeFerries(2);
    const { user, address } = await open();
    await user.click(within(await row('Ferry 2')).getByText('Port 2'));
    expect(address()).toBe('/ferries/view/f2');
  });

  it('do not open where a control handles the click', async () => {
    fakeFerries(1);
    const { user, address } = await open();
    const cells = within(await row('Ferry 1'));
    await user.click(cells.getByRole('button', { name: 'Ring' }));
    expect(address()).toBe('/ferries');
    await user.click(cells.getByRole('button', { name: 'Delete Ferry 1' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(address()).toBe('/ferries');
  });

  it('do not open when a selection of their text ends', async () => {
    fakeFerries(1);
    const { address } = await open();
    const port = within(await row('Ferry 1')).getByText('Port 1');
    window.getSelection()?.selectAllChildren(port);
    fireEvent.click(port);
    expect(address()).toBe('/ferries');
  });

  it('open in another tab with the middle button or Ctrl, as their names do', async () => {
    fakeFerries(1);
    const { address } = await open();
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const port = within(await row('Ferry 1')).getByText('Port 1');
    fireEvent(port, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(opened).toHaveBeenCalledWith('http://localhost/ferries/view/f1', '_blank', 'noopener');
    const withCtrl = jest.fn((event: MouseEvent) => event.preventDefault());
    screen.getByRole('link', { name: 'Ferry 1' }).addEventListener('click', withCtrl);
    fireEvent.click(port, { ctrlKey: true });
    expect(withCtrl.mock.calls[0]?.[0]).toMatchObject({ ctrlKey: true });
    expect(address()).toBe('/ferries');
  });

  it('open as cards too', async () => {
    setViewport({ width: 390 });
    fakeFerries(1);
    const { user, address } = await open();
    await user.click(await screen.findByText('Port 1'));
    expect(address()).toBe('/ferries/view/f1');
  });

  it('show as cards only facts with a value', async () => {
    setViewport({ width: 390 });
    fakeFerries(1, { port: '' });
    await open();
    const card = within((await screen.findByText('Ferry 1')).closest('li') as HTMLElement);
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Own']);
  });

  it.each([
    ['Ferry 1', 'Ferry 2'],
    ['Ferry 3', 'Ferry 2'],
  ])('move the focus from the deleted %s to %s', async (gone, next) => {
    fakeFerries(3);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: `Delete ${gone}` }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText(gone)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('link', { name: next })).toHaveFocus());
  });

  it('take the focus after a retry, instead of the filters above them', async () => {
    const api = fakeFerries(1);
    api.use({ 'GET /ferries': () => problem(503, 'unavailable', 'Please try again in a moment.') });
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /ferries': () => ({ body: { data: [ferry(1)], total: 1 } }) });
    await user.click(again);
    await row('Ferry 1');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Table options' })).toHaveFocus();
  });

  it('have no column of actions where no action is allowed', async () => {
    fakeFerries(1);
    await open({ permissions: [] });
    await row('Ferry 1');
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  });

  it('scroll to the head of the table on another page', async () => {
    fakeFerries(45);
    const { user } = await open();
    const moved = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await row('Ferry 21');
    expect((moved.mock.contexts[0] as Element).contains(screen.getByRole('table'))).toBe(true);
  });
});

describe('a change made from a list', () => {
  it('is announced and marked in its row, on the list page that led to it', async () => {
    fakeFerries(45);
    const { user, address, said, back } = await open({ at: '/ferries?page=2' });
    await user.click(within(await row('Ferry 22')).getByRole('link', { name: 'Edit Ferry 22' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await row('Ferry 22')).toHaveAttribute('data-saved', 'true'));
    expect(await row('Ferry 23')).toHaveAttribute('data-saved', 'false');
    expect(address()).toBe('/ferries?page=2');
    expect(said()).toBe('Saved it.');
    await back();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('has a link where it is not among the rows', async () => {
    fakeFerries(45);
    const { user } = await open();
    await row('Ferry 20');
    await user.click(screen.getByRole('link', { name: 'Add' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('What you saved is not among these rows.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/ferries/view/f46');
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await row('Ferry 46')).toHaveAttribute('data-saved', 'true');
    expect(screen.queryByText('What you saved is not among these rows.')).not.toBeInTheDocument();
  });

  it('is announced after a deletion', async () => {
    fakeFerries(1);
    const { user, said } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Ferry 1' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(said()).toBe('Deleted it.'));
  });
});
