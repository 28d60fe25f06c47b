import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { actions, booking, now } from '@traveldesk/bookings-ui/testing';
import '@traveldesk/bookings-ui/texts';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { Notes } from './Notes';

const people = ['Mona', 'Samir'].map((name, index) => ({
  id: `0198f000-0000-7000-8000-00000000000${index}`,
  name,
  email: `${name}@traveldesk.example`,
}));
const path = '/flights/bookings/b1/notes';

async function open() {
  const api = mockApi({
    'GET /flights/bookings/{id}/notes': () => ({ body: { data: [], total: 0 } }),
    'POST /flights/bookings/{id}/notes': () => ({ status: 201, body: { message: 'Written.', data: {} } }),
    'GET /users': ({ query }) => ({
      body: { data: people.filter(({ name }) => name.startsWith(query['q'] ?? '')), total: 2 },
    }),
  });
  const { user } = await renderScreen(<Notes booking={booking()} />, { path, permissions: ['show_users'] });
  const box = await screen.findByRole('combobox', { name: 'Mention users' });
  await user.click(box);
  const mention = async (name: string) => {
    await user.keyboard(name);
    await waitFor(() =>
      expect(document.querySelector('.ant-select-item-option-active')).toHaveTextContent(name),
    );
    await act(async () => {
      // antd reads the old key codes, which user-event does not send.
      fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
      fireEvent.keyUp(box, { key: 'Enter', keyCode: 13 });
    });
  };
  const add = async () => {
    await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Please look');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(api.callsTo('POST /flights/bookings/{id}/notes')).toHaveLength(1));
    return api.callsTo('POST /flights/bookings/{id}/notes')[0]?.body;
  };
  return { mention, add };
}

it('mentions all chosen users', async () => {
  const { mention, add } = await open();
  await mention('Mona');
  await mention('Samir');
  expect(await add()).toEqual({ text: 'Please look', mentions: [people[0]?.id, people[1]?.id] });
});

it('shows the notes without a form to a reader', async () => {
  const only = booking({ available_actions: actions([], { note: { obstacle: 'permission' } }) });
  const note = { id: 'n1', text: 'Aisle seat', author: null, mentions: [], created_at: now };
  mockApi({ 'GET /flights/bookings/{id}/notes': () => ({ body: { data: [note], total: 1 } }) });
  await renderScreen(<Notes booking={only} />, { path, permissions: ['show_bookings'] });
  expect(await screen.findByText('Aisle seat')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add note' })).not.toBeInTheDocument();
});

it('keeps the typed note if the notes can no longer be read', async () => {
  let isDown = false;
  mockApi({
    'GET /flights/bookings/{id}/notes': () =>
      isDown
        ? { status: 503, body: { code: 'unavailable', message: 'Not now.' } }
        : { body: { data: [], total: 0 } },
    'POST /flights/bookings/{id}/notes': () => ({ status: 201, body: { message: 'Written.', data: {} } }),
  });
  const { user } = await renderScreen(<Notes booking={booking()} />, {
    path,
    permissions: ['show_bookings'],
  });
  const field = await screen.findByRole('textbox', { name: 'New note' });
  await user.type(field, 'First');
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await user.type(field, 'Second');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Second');
  isDown = false;
  await user.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Second');
});
