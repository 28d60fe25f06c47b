import { act, screen } from '@testing-library/react';
import { instantFormat } from '@traveldesk/shared-contract';
import { renderScreen, type MockApi } from '@traveldesk/shared-testing/web';
import { fakeMarkups, markup } from '../markups.fake';
import { MarkupViewPage } from './MarkupViewPage';

const one = markup({ revision: 3, in_force: 3 });
const open = async () => {
  await renderScreen(<MarkupViewPage />, {
    path: '/markups/view/:id',
    at: `/markups/view/${one.id}`,
    permissions: ['show_markups'],
  });
  await screen.findByRole('heading', { level: 1, name: 'Everybody' });
};

const written = new Intl.DateTimeFormat('en-GB', instantFormat);
const plain = (element: Element | null) => element?.textContent?.replace(/[\u2066-\u2069]/g, '');
const notice = () => screen.queryByText(/takes effect on/);
const readings = (api: MockApi) => api.calls.filter(({ path }) => path === `/markups/${one.id}`);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a rule whose start or end passes while its page is open', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['its version counts', { effective_at: 60_000, valid_from: null }],
    ['its validity begins', { effective_at: -60_000, valid_from: 60_000 }],
    ['the later of both comes', { effective_at: 60_000, valid_from: 30_000 }],
  ])('is scheduled until %s, and then shows its new status', async (_, dates) => {
    const start = Date.now();
    const at = (ahead: number | null) => (ahead === null ? null : new Date(start + ahead).toISOString());
    const waiting = {
      ...one,
      effective_at: at(dates.effective_at),
      valid_from: at(dates.valid_from),
      state: 'scheduled' as const,
      in_force: null,
    };
    const api = fakeMarkups([waiting]);
    await open();
    expect(plain(notice())).toContain(`takes effect on ${written.format(start + 60_000)}`);
    await pass(55_000);
    expect(notice()).toBeVisible();
    expect(readings(api)).toHaveLength(1);
    api.use({ 'GET /markups/{id}': () => ({ body: { ...waiting, state: 'active', in_force: 3 } }) });
    await pass(6_000);
    expect(notice()).not.toBeInTheDocument();
    expect(await screen.findByText('Active')).toBeVisible();
  });

  it('is read once more if the server is slightly late, and then no more', async () => {
    const begin = new Date(Date.now() + 10_000).toISOString();
    const api = fakeMarkups([{ ...one, effective_at: begin, state: 'scheduled', in_force: null }]);
    await open();
    await pass(11_000);
    expect(readings(api)).toHaveLength(2);
    await pass(60_000);
    expect(readings(api)).toHaveLength(3);
  });

  it('is read again when it ends', async () => {
    const end = new Date(Date.now() + 10_000).toISOString();
    const api = fakeMarkups([{ ...one, valid_until: end }]);
    await open();
    const ended = { ...one, valid_until: end, state: 'ended', in_force: null };
    api.use({ 'GET /markups/{id}': () => ({ body: ended }) });
    expect(screen.queryByText('Ended')).not.toBeInTheDocument();
    await pass(11_000);
    expect(await screen.findByText('Ended')).toBeVisible();
  });
});
