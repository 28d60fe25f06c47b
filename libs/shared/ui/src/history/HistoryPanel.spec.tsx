import { screen, waitFor, within } from '@testing-library/react';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  mockApi,
  problem,
  renderScreen,
  type MockApi,
  type MockRequest,
} from '@traveldesk/shared-testing/web';
import { baseApi, historyPages } from '@traveldesk/shared-web';
import { HistoryPanel } from './HistoryPanel';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Thing'] }).injectEndpoints({
  endpoints: (build) => ({
    historyOfThing: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages((id: string) => `/things/${id}/history`),
      providesTags: ['Thing'],
    }),
  }),
});

function Thing() {
  const history = api.useHistoryOfThingInfiniteQuery('7');
  return (
    <>
      <input aria-label="Name" />
      <HistoryPanel history={history} fieldName={(field) => `The ${field}`} />
    </>
  );
}

/** Entry `number`: the higher, the newer. */
const entry = (number: number): HistoryEntry => ({
  id: String(number),
  at: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
  action: number === 1 ? 'create' : 'update',
  actor: { id: '2', name: `Person ${number}` },
  address: null,
  request_id: null,
  changes: [{ field: 'name', before: `Name ${number - 1}`, after: `Name ${number}` }],
});

/** SPECIFICATION 9: 20 rows per page, and the total number. */
const newestFirst =
  (total: number) =>
  ({ query }: MockRequest) => {
    const all = Array.from({ length: total }, (_, index) => entry(total - index));
    const page = Number(query['page'] ?? 1);
    return { body: { data: all.slice((page - 1) * 20, page * 20), total } };
  };

const fakeHistory = (total: number): MockApi => mockApi({ 'GET /things/{id}/history': newestFirst(total) });

const open = (language: 'en' | 'fr' | 'ar' = 'en') =>
  renderScreen(<Thing />, { path: '/thing', permissions: [], language });

const entries = () => within(screen.getByRole('list')).getAllByRole('listitem');
const older = () => screen.findByRole('button', { name: 'Show older entries' });

describe("a record's history", () => {
  it('starts with its newest entries, and reserves their space while they load', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    mockApi({
      'GET /things/{id}/history': async (request) => {
        await waiting;
        return newestFirst(2)(request);
      },
    });
    await open();
    expect(screen.getByRole('list').children).toHaveLength(3);
    expect(within(screen.getByRole('list')).queryByRole('listitem')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('Person 2')).toBeVisible();
    expect(entries()).toHaveLength(2);
    expect(entries()[0]).toHaveTextContent('The name');
    expect(screen.getByText('2 entries; there is nothing older.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
  });

  it('adds older entries below until none are left', async () => {
    const calls = fakeHistory(45);
    const { user } = await open();
    await user.click(await older());
    expect(await screen.findByText('40 of 45 entries')).toBeVisible();
    expect(entries()).toHaveLength(40);
    await user.click(await older());
    const all = await screen.findByText('45 entries; there is nothing older.');
    expect(all).toHaveAttribute('aria-live', 'polite');
    expect(entries().map((item) => /\d+$/.exec(item.textContent ?? '')?.[0])).toEqual(
      Array.from({ length: 45 }, (_, index) => String(45 - index)),
    );
    expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
    expect(calls.callsTo('GET /things/{id}/history').map(({ query }) => query['page'])).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('continues by keyboard at the first new entry', async () => {
    fakeHistory(25);
    const { user } = await open();
    (await older()).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(entries()).toHaveLength(25));
    expect(entries()[20]).toHaveFocus();
  });

  it('does not take the focus from a user who has moved on to type', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    mockApi({
      'GET /things/{id}/history': async (request) => {
        if (request.query['page'] === '2') await waiting;
        return newestFirst(25)(request);
      },
    });
    const { user } = await open();
    await user.click(await older());
    // The five entries that are still being loaded already have their space.
    await waitFor(() => expect(screen.getByRole('list').children).toHaveLength(25));
    await user.click(screen.getByLabelText('Name'));
    answer();
    await waitFor(() => expect(entries()).toHaveLength(25));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('shows an entry once when a new one has moved it to the next page', async () => {
    const calls = fakeHistory(25);
    const { user } = await open();
    const button = await older();
    calls.use({ 'GET /things/{id}/history': newestFirst(26) });
    await user.click(button);
    expect(await screen.findByText('25 entries; there is nothing older.')).toBeVisible();
    expect(screen.getAllByText('Person 6')).toHaveLength(1);
  });

  it('says why it could not be loaded, and tries again', async () => {
    const calls = mockApi({
      'GET /things/{id}/history': () => problem(500, 'internal', 'The server failed.'),
    });
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server failed.');
    expect(screen.queryByText('No change has been recorded yet.')).not.toBeInTheDocument();
    calls.use({ 'GET /things/{id}/history': newestFirst(1) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 entry; there is nothing older.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the displayed entries when older ones fail, and tries those again', async () => {
    const calls = fakeHistory(25);
    const { user } = await open();
    const button = await older();
    calls.use({ 'GET /things/{id}/history': () => Promise.reject(new TypeError('network')) });
    await user.click(button);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(entries()).toHaveLength(20);
    calls.use({ 'GET /things/{id}/history': newestFirst(25) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(entries()).toHaveLength(25));
    expect(entries()[20]).toHaveFocus();
    expect(calls.calls.map(({ query }) => query['page'])).toEqual(['1', '2', '2']);
  });

  it('reloads all its pages after a change', async () => {
    const calls = fakeHistory(25);
    const { user, store } = await open();
    await user.click(await older());
    await waitFor(() => expect(entries()).toHaveLength(25));
    calls.use({ 'GET /things/{id}/history': newestFirst(26) });
    store.dispatch(api.util.invalidateTags(['Thing']));
    expect(await screen.findByText('Person 26')).toBeVisible();
    expect(entries()).toHaveLength(26);
  });

  it('shows only the new values of a created record and only the old values of a deleted one', async () => {
    const change = { field: 'name', before: null, after: 'Nile' };
    const entries = [
      { ...entry(3), action: 'delete', changes: [{ ...change, before: 'Nile', after: null }] },
      { ...entry(2), action: 'update', changes: [{ field: 'open', before: false, after: true }] },
      { ...entry(1), action: 'create', changes: [change] },
    ];
    mockApi({ 'GET /things/{id}/history': () => ({ body: { data: entries, total: 3 } }) });
    await open();
    await screen.findByText('Person 3');
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
    expect(values).toEqual(['Nile', 'No Yes', 'Nile']);
  });

  it('shows what was added to and removed from a list, never the whole list', async () => {
    const change = { field: 'permissions', before: ['a', 'b', 'c'], after: ['b', 'c', 'd'] };
    const grown = { field: 'modules', before: ['x'], after: ['x', 'y'] };
    const changed = { ...entry(2), changes: [change, grown] };
    mockApi({ 'GET /things/{id}/history': () => ({ body: { data: [changed], total: 1 } }) });
    await open();
    await screen.findByText('Person 2');
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
    expect(values).toEqual(['Removed:a Added:d', 'Added:y']);
  });

  it('says that nothing has been recorded', async () => {
    fakeHistory(0);
    await open();
    expect(await screen.findByText('No change has been recorded yet.')).toBeVisible();
  });

  it.each([
    ['fr', 'Afficher les entrées plus anciennes', '20 entrées sur 25'],
    ['ar', 'عرض القيود الأقدم', '20 من أصل 25 قيدًا'],
  ] as const)('is available in %s', async (language, button, count) => {
    fakeHistory(25);
    await open(language);
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
    expect(screen.getByText(count)).toBeVisible();
  });
});
