import { act, screen, waitFor, within } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { baseApi, rememberList } from '@traveldesk/shared-web';
import { mockApi, problem, renderRoutes, setViewport, type MockApi } from '@traveldesk/shared-testing/web';
import { FormPage } from '../form/FormPage';
import { commandAction, deleteAction, editAction, linkAction } from '../table/actions';
import { Bidi } from '../text/Bidi';
import { Fact, Facts } from './Facts';
import { RecordPage } from './RecordPage';
import { Related, RelatedList } from './Related';

interface Ship {
  id: string;
  name: string;
  call_sign: string | null;
}

const ships = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    testShip: build.query<Ship, string>({ query: (id) => ({ url: `/ships/${id}` }) }),
    testRemoveShip: build.mutation<unknown, string>({
      query: (id) => ({ url: `/ships/${id}`, method: 'DELETE' }),
    }),
    testHail: build.mutation<unknown, string>({
      query: (id) => ({ url: `/ships/${id}/hail`, method: 'POST' }),
    }),
  }),
});

const log = jest.fn(() => <p>The log of the ship</p>);
function Log() {
  return log();
}

function ShipPage() {
  const { id = '' } = useParams();
  const result = ships.useTestShipQuery(id);
  const [remove] = ships.useTestRemoveShipMutation();
  const [hail] = ships.useTestHailMutation();
  const ship = result.currentData;
  const own = { name: ship?.name ?? '', icon: null };
  return (
    <RecordPage
      name={ship?.name}
      state={ship && <span>At sea</span>}
      back="/ships"
      backLabel="Ships"
      result={result}
      actions={[
        editAction(`/ships/edit/${id}`, 'Nadia'),
        linkAction(`/crew?ship=${id}`, { label: 'Crew', ...own }),
        commandAction(() => hail(id).unwrap(), { label: 'Hail', ...own }),
        false,
        deleteAction(() => remove(id).unwrap(), 'Nadia'),
      ]}
      duplicate="/ships/create"
      head={<p>In distress</p>}
      tabs={[{ key: 'log', label: 'Log', content: <Log /> }]}
    >
      <Facts waiting={!ship}>
        <Fact label="Call sign">{ship?.call_sign && <Bidi code>{ship.call_sign}</Bidi>}</Fact>
        <Fact label="Harbour">{null}</Fact>
      </Facts>
      <Related>
        <RelatedList
          label="Voyages"
          to={`/voyages?ship=${id}`}
          of={{ url: '/voyages', params: { ship: id } }}
        />
      </Related>
    </RecordPage>
  );
}

const nadia: Ship = { id: 's1', name: 'Nadia', call_sign: 'SU7Q' };
const at = '/ships/view/s1';

function sea(ship = nadia): MockApi {
  return mockApi({
    'GET /ships/{id}': () => ({ body: ship }),
    'GET /voyages': () => ({ body: { data: [], total: 1200, at_least: true } }),
    'POST /ships/{id}/hail': () => ({ body: { message: 'Hailed.', data: ship } }),
    'DELETE /ships/{id}': () => ({ body: { message: 'Gone.', data: ship } }),
  });
}

const open = (address = at, permissions: string[] = []) =>
  renderRoutes(
    [
      { path: '/ships/view/:id', element: <ShipPage /> },
      {
        path: '/ships/edit/:id',
        element: (
          <FormPage
            title="Edit Nadia"
            back="/ships"
            backLabel="Ships"
            version={1}
            initialValues={{}}
            onSubmit={() => Promise.resolve({ data: { version: 2 } })}
          >
            <span />
          </FormPage>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { at: address, permissions },
  );

afterEach(() => {
  log.mockClear();
  setViewport({ width: 1440 });
});

const fact = (label: string) => screen.getByText(label).parentElement as HTMLElement;

test("shows the record's name, state and facts, and says what is not specified", async () => {
  sea();
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Nadia' })).toBeVisible();
  expect(document.title).toBe('Nadia · Traveldesk');
  expect(screen.getByText('At sea')).toBeVisible();
  expect(within(fact('Call sign')).getByRole('definition')).toHaveTextContent('SU7Q');
  expect(within(fact('Call sign')).getByText('SU7Q')).toHaveAttribute('dir', 'ltr');
  expect(within(fact('Harbour')).getByText('Not specified')).toBeInTheDocument();
  expect(within(fact('Harbour')).getByText('—')).toHaveAttribute('aria-hidden', 'true');
  const voyages = screen.getByRole('link', { name: /^Voyages/ });
  expect(voyages).toHaveAttribute('href', '/voyages?ship=s1');
  await waitFor(() => expect(voyages).toHaveTextContent('1,200+'));
});

test('reserves the space of each fact while the record loads', async () => {
  mockApi({ 'GET /ships/{id}': () => new Promise(() => undefined) });
  await open();
  expect(await screen.findByText('Call sign')).toBeVisible();
  expect(document.querySelectorAll('dd [data-waiting]')).toHaveLength(2);
  expect(screen.queryByText('Not specified')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('opens a tab by its name in the address, and loads its data only then', async () => {
  sea();
  const { user, address } = await open(`${at}?view=x`);
  await screen.findByRole('heading', { level: 1, name: 'Nadia' });
  expect(log).not.toHaveBeenCalled();
  await user.click(screen.getByRole('tab', { name: 'Log' }));
  expect(await screen.findByText('The log of the ship')).toBeVisible();
  expect(address()).toBe(`${at}?view=x&tab=log`);
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  await waitFor(() => expect(address()).toBe(`${at}?view=x`));
});

test.each([
  ['log', 'Log'],
  ['nothing', 'Details'],
])('with ?tab=%s starts at %s', async (tab, selected) => {
  sea();
  await open(`${at}?tab=${tab}`);
  expect(await screen.findByRole('tab', { name: selected, selected: true })).toBeVisible();
  expect(screen.getByText('In distress')).toBeVisible();
});

test('redirects to the error page where there is no such record', async () => {
  mockApi({ 'GET /ships/{id}': () => problem(404, 'not_found', 'This was not found.') });
  const { address } = await open();
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(address()).toBe('/error/ships/view/s1');
});

test('says what failed, and tries again', async () => {
  const api = sea();
  api.use({ 'GET /ships/{id}': () => problem(503, 'unavailable', 'Later.') });
  const { user } = await open();
  expect(await screen.findByText('Later.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ships' })).toHaveAttribute('href', '/ships');
  api.use({ 'GET /ships/{id}': () => ({ body: nadia }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nadia' })).toBeVisible();
});

test('opens the last chosen tab, even if none was rendered before the next', async () => {
  sea();
  const { address } = await open(`${at}?view=x`);
  const choose = (name: string) => screen.getByRole('tab', { name }).click();
  await screen.findByRole('tab', { name: 'Log' });
  act(() => ['Log', 'Details', 'Log'].forEach(choose));
  await waitFor(() => expect(address()).toBe(`${at}?view=x&tab=log`));
  expect(await screen.findByRole('tab', { name: 'Log', selected: true })).toBeVisible();
});

test.each([['before'], ['after']])('is left by a link, with a tab chosen just %s it', async (when) => {
  sea();
  const { address } = await open();
  const link = await screen.findByRole('link', { name: /^Voyages/ });
  const tab = screen.getByRole('tab', { name: 'Log' });
  act(() => (when === 'before' ? [tab, link] : [link, tab]).forEach((one) => one.click()));
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(address()).toBe('/voyages?ship=s1');
});

test('is where a form opened from it returns, with its tab', async () => {
  sea();
  const { user, address } = await open(`${at}?tab=log`);
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  expect(await screen.findByRole('link', { name: 'Nadia' })).toHaveAttribute('href', `${at}?tab=log`);
  expect(address()).toBe('/ships/edit/s1?name=Nadia');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The log of the ship')).toBeVisible();
  expect(address()).toBe(`${at}?tab=log`);
});

test('deletes after a confirmation, and returns to the same list', async () => {
  const api = sea();
  rememberList('/ships', { search: '?page=3', scroll: 0 });
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  expect(within(dialog).getByText('Nadia')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(address()).toBe('/ships?page=3');
  expect(api.callsTo('DELETE /ships/{id}')).toHaveLength(1);
  expect(api.callsTo('GET /ships/{id}')).toHaveLength(1);
});

test('stays with its record where that cannot be deleted', async () => {
  const api = sea();
  api.use({ 'DELETE /ships/{id}': () => problem(422, 'in_use', 'It is in use.') });
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(api.callsTo('DELETE /ships/{id}')).toHaveLength(1));
  expect(address()).toBe(at);
});

test('shows its first action and a menu of the others on a small screen', async () => {
  const api = sea();
  setViewport({ width: 390 });
  const { user, address } = await open();
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  const more = screen.getByRole('button', { name: 'More actions: Nadia' });
  await user.click(more);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Crew', 'Hail', 'Duplicate', 'Delete']);
  // The menu takes the focus some frames after it has opened.
  await waitFor(() => expect(items[0]).toHaveFocus());
  await user.click(screen.getByText('Hail'));
  await waitFor(() => expect(api.callsTo('POST /ships/{id}/hail')).toHaveLength(1));
  expect(more).toHaveFocus();
  await user.click(more);
  await user.click(await screen.findByRole('link', { name: 'Crew' }));
  expect(address()).toBe('/crew?ship=s1');
});
