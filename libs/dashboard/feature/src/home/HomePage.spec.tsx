import { act, screen, waitFor, within } from '@testing-library/react';
import { mockApi, renderScreen, type MockAnswer } from '@traveldesk/shared-testing/web';
import { setAdditions } from '@traveldesk/shared-ui';
import { HomePage } from './HomePage';

describe('the home screen', () => {
  it('shows the recent tasks below the statistics to users who may see tasks', async () => {
    const api = mockApi({ 'GET /tasks': () => ({ body: { data: [], total: 0 } }) });
    await renderScreen(<HomePage />, { path: '/', permissions: ['show_tasks'] });
    expect(await screen.findByRole('heading', { name: 'Recent Tasks' })).toBeInTheDocument();
    await waitFor(() => expect(api.callsTo('GET /tasks')).toHaveLength(1));
  });

  it('neither shows nor requests tasks without show_tasks', async () => {
    const api = mockApi({});
    await renderScreen(<HomePage />, { path: '/', permissions: ['update_tasks', 'delete_tasks'] });
    await waitFor(() => expect(api.callsTo('GET /home_page_statistics')).toHaveLength(1));
    expect(screen.queryByText('Recent Tasks')).not.toBeInTheDocument();
    expect(api.callsTo('GET /tasks')).toHaveLength(0);
  });

  describe('with parts of other domains', () => {
    const part = (place: 'home' | 'home-decisions', text: string) => ({
      place,
      key: text,
      label: 'dashboard:home.title' as const,
      permissions: ['show_bookings'],
      load: jest.fn(() => Promise.resolve(() => <li>{text}</li>)),
    });
    afterEach(() => setAdditions([]));

    it('loads them after the statistics, for users who may see them', async () => {
      const [doubts, today] = [part('home-decisions', 'In doubt'), part('home', 'Today')];
      setAdditions([doubts, today]);
      let answer: (statistics: MockAnswer) => void = () => undefined;
      mockApi({ 'GET /home_page_statistics': () => new Promise<MockAnswer>((done) => (answer = done)) });
      await renderScreen(<HomePage />, { path: '/', permissions: ['show_bookings'] });
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect([doubts.load.mock.calls, today.load.mock.calls]).toEqual([[], []]);
      await act(async () => answer({ body: {} }));
      const decisions = await screen.findByRole('region', { name: 'Needs a decision' });
      expect(await within(decisions).findByText('In doubt')).toBeVisible();
      expect(await screen.findByText('Today')).toBeVisible();
    });

    it('has no empty heading for others', async () => {
      const doubts = part('home-decisions', 'In doubt');
      setAdditions([doubts]);
      const api = mockApi({});
      await renderScreen(<HomePage />, { path: '/', permissions: ['show_tasks'] });
      await waitFor(() => expect(api.callsTo('GET /home_page_statistics')).toHaveLength(1));
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(screen.queryByText('Needs a decision')).not.toBeInTheDocument();
      expect(doubts.load).not.toHaveBeenCalled();
    });
  });
});
