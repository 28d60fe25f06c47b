import { screen, waitFor } from '@testing-library/react';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
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
});
