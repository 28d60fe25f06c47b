import { act, screen, waitFor, within } from '@testing-library/react';
import type { DeadlineKind } from '@traveldesk/bookings-contract';
import { now, registerProduct, row } from '@traveldesk/bookings-ui/testing';
import { mockApi, problem, renderScreen, type RenderOptions } from '@traveldesk/shared-testing/web';
import { DeadlinesPage } from './DeadlinesPage';

function fakeBoard() {
  const deadline = (kind: DeadlineKind, at: string, pnr: string) => ({
    id: `${kind} ${pnr}`,
    kind,
    at,
    booking: row({ id: pnr, pnr }),
  });
  const data = [
    deadline('in_doubt', '2020-01-01T00:00:00.000Z', 'DOUBT1'),
    deadline('payment', '2099-01-01T00:00:00.000Z', 'HOLD01'),
  ];
  return mockApi({ 'GET /booking-deadlines': () => ({ body: { data, total: data.length, now } }) });
}

const open = (options: RenderOptions = {}) =>
  renderScreen(<DeadlinesPage />, { path: '/booking-deadlines', permissions: ['show_bookings'], ...options });
const lineOf = async (pnr: string) =>
  within((await screen.findByRole('link', { name: pnr })).closest('tr') as HTMLElement);

describe('the deadline board', () => {
  it('is one queue that shows the kind and remaining time of each deadline', async () => {
    fakeBoard();
    await open();
    const doubt = await lineOf('DOUBT1');
    expect(doubt.getByText('In doubt')).toBeVisible();
    expect(doubt.getByText(/for [\d,]+ days/)).toBeVisible();
    const hold = await lineOf('HOLD01');
    expect(hold.getByText('Ticketing deadline')).toBeVisible();
    expect(hold.getByText(/in \d+ years/)).toBeVisible();
    expect(hold.getByText(/1 Jan 2099/)).toBeVisible();
  });

  it('has the columns of the products that add some', async () => {
    await registerProduct();
    fakeBoard();
    await open();
    const hold = await lineOf('HOLD01');
    expect(hold.getByText('to CAI–DXB')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'When' })).not.toBeInTheDocument();
  });

  it('is filtered by kind with tabs', async () => {
    const api = fakeBoard();
    const { user, address } = await open();
    await lineOf('HOLD01');
    await user.click(screen.getByRole('tab', { name: 'Void window' }));
    await waitFor(() => expect(address()).toBe('/booking-deadlines?kind=void_window'));
    await waitFor(() =>
      expect(api.callsTo('GET /booking-deadlines').at(-1)?.query).toMatchObject({ kind: 'void_window' }),
    );
  });

  it('does not move rows on its own, and offers to show changes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const api = fakeBoard();
    const { user } = await open();
    await lineOf('HOLD01');
    const all = { kind: 'payment', at: '2098-01-01T00:00:00.000Z' } as const;
    const data = [{ id: 'new', ...all, booking: row({ id: 'NEW001', pnr: 'NEW001' }) }];
    api.use({ 'GET /booking-deadlines': () => ({ body: { data, total: 1, now } }) });
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    const renew = await screen.findByRole('button', { name: 'Show what has changed' });
    expect(screen.getByRole('link', { name: 'HOLD01' })).toBeVisible();
    await user.click(renew);
    expect(await screen.findByRole('link', { name: 'NEW001' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'HOLD01' })).not.toBeInTheDocument();
    expect(renew).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveFocus());
    jest.useRealTimers();
  });

  it('updates the state of a visible row at once', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const api = fakeBoard();
    await open();
    const hold = await lineOf('HOLD01');
    expect(hold.getByText('On hold')).toBeVisible();
    const of = (pnr: string, kind: DeadlineKind, state: 'issuing' | 'on_hold') => ({
      id: `${kind} ${pnr}`,
      kind,
      at: '2099-01-01T00:00:00.000Z',
      booking: row({ id: pnr, pnr, state }),
    });
    const data = [of('NEW001', 'payment', 'on_hold'), of('HOLD01', 'payment', 'issuing')];
    api.use({ 'GET /booking-deadlines': () => ({ body: { data, total: 2, now } }) });
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByRole('button', { name: 'Show what has changed' })).toBeVisible();
    expect((await lineOf('HOLD01')).getByText('Issuing')).toBeVisible();
    const shown = screen.getAllByRole('link', { name: /^(DOUBT1|HOLD01|NEW001)$/ });
    expect(shown.map(({ textContent }) => textContent)).toEqual(['DOUBT1', 'HOLD01']);
    jest.useRealTimers();
  });

  it('has one timer for all rows', async () => {
    const timers = jest.spyOn(window, 'setInterval');
    fakeBoard();
    await open();
    await lineOf('HOLD01');
    expect(timers.mock.calls.filter(([, every]) => every === 1_000)).toHaveLength(1);
    timers.mockRestore();
  });

  it('says that the user may not see it', async () => {
    const api = fakeBoard();
    api.use({ 'GET /booking-deadlines': () => problem(403, 'forbidden', 'You need the permission.') });
    await open();
    expect(await screen.findByText('You need the permission.')).toBeVisible();
  });

  it('is shown in Arabic', async () => {
    fakeBoard();
    await open({ language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: /المواعيد|المهل/ })).toBeVisible();
  });
});
