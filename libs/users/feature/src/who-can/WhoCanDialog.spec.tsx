import { screen, waitFor, within } from '@testing-library/react';
import {
  mockApi,
  problem,
  renderScreen,
  type MockRoutes,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { useState } from 'react';
import { WhoCanDialog } from './WhoCanDialog';

const roles = (...names: string[]) => ({ 'GET /who_can': () => ({ body: { data: { roles: names } } }) });

async function open(permissions: readonly string[], routes: MockRoutes, options: RenderOptions = {}) {
  const api = mockApi(routes);
  const onClose = jest.fn();
  const rendered = await renderScreen(<WhoCanDialog permissions={permissions} onClose={onClose} />, {
    path: '/',
    permissions: [],
    ...options,
  });
  return { ...rendered, api, onClose, dialog: within(await screen.findByRole('dialog')) };
}

describe('who can do this', () => {
  it('names the permission in words, and the roles that have it', async () => {
    const { user, api, dialog, onClose } = await open(['add_users'], roles('Administrator', 'Desk'));
    expect(screen.getByRole('dialog', { name: 'Who can do this?' })).toBeVisible();
    expect(await dialog.findByText('Desk')).toBeVisible();
    expect(dialog.getByText('Administrator')).toBeVisible();
    expect(dialog.getByText(/Users · Add/)).toHaveTextContent('add_users');
    expect(api.callsTo('GET /who_can')[0]?.query).toEqual({ permission: 'add_users' });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('returns the focus to the toast that opened it when it closes', async () => {
    mockApi(roles('Desk'));
    function Toast() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <section aria-label="Toasts">{!open && <button onClick={() => setOpen(true)}>Ask</button>}</section>
          {open && <WhoCanDialog permissions={['add_users']} onClose={() => setOpen(false)} />}
        </>
      );
    }
    const { user } = await renderScreen(<Toast />, { path: '/', permissions: [] });
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText('Desk');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement?.closest('section')).not.toBeNull());
  });

  it('says “nobody” if no role has it', async () => {
    const { dialog } = await open(['add_users'], roles(), { language: 'ar' });
    expect(await dialog.findByText(/لا أحد في شركتك/)).toBeVisible();
  });

  it('accepts several permissions, any one of which is enough', async () => {
    const { api, dialog } = await open(['show_users', 'update_users'], roles('Geographer'));
    expect(dialog.getByText('It takes one of these permissions:')).toBeVisible();
    expect(await dialog.findByText('Geographer')).toBeVisible();
    expect(api.callsTo('GET /who_can')[0]?.query).toEqual({ permission: 'show_users,update_users' });
  });

  it('shows an error, and can be asked again', async () => {
    const { user, api, dialog } = await open(['add_users'], {
      'GET /who_can': () => problem(503, 'unavailable', 'Please try again in a moment.'),
    });
    expect(await dialog.findByText('Please try again in a moment.')).toBeVisible();
    api.use(roles('Desk'));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Desk')).toBeVisible();
  });
});
