import { screen, waitFor, within } from '@testing-library/react';
import { booking, bookingId, fakeBookings } from '@traveldesk/bookings-ui/testing';
import { problem, renderRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
import { BookingViewPage } from '../bookings/BookingViewPage';

const route = 'POST /flights/bookings/{id}/documents';
const [mona] = booking().travellers;
const unreachable = { ...mona!, email: null };

async function open(options: RenderOptions = {}) {
  const rendered = await renderRoutes(
    [{ path: '/flights/bookings/view/:id', element: <BookingViewPage /> }],
    {
      at: `/flights/bookings/view/${bookingId}`,
      permissions: ['flights_bookings'],
      ...options,
    },
  );
  await rendered.user.click(await screen.findByRole('button', { name: 'Send documents' }));
  const asked = within(await screen.findByRole('dialog'));
  return { ...rendered, asked, send: asked.getByRole('button', { name: 'Send' }) };
}

describe('mailing documents', () => {
  it('shows the recipient: the first traveler with an email address', async () => {
    const reached = { ...mona!, id: '0198f000-0000-7000-8000-0000000000e2', email: 'omar@nile.example' };
    const api = fakeBookings(() => booking({ travellers: [unreachable, reached] }));
    const { user, asked, send, said } = await open();
    expect(asked.getByRole('textbox', { name: 'Send to' })).toHaveValue('omar@nile.example');
    const read = api.callsTo('GET /flights/bookings/{id}').length;
    await user.click(send);
    await waitFor(() => expect(said()).toBe('The documents were sent.'));
    expect(api.callsTo(route)[0]?.body).toEqual({
      documents: ['itinerary'],
      email: 'omar@nile.example',
      language: 'en',
    });
    // The history has a new entry, so the booking is read again.
    await waitFor(() => expect(api.callsTo('GET /flights/bookings/{id}').length).toBeGreaterThan(read));
  });

  it('offers the documents that the booking has, and of a canceled one selects the cancellation', async () => {
    const api = fakeBookings(() => booking({ state: 'refunded', documents: ['receipt', 'cancellation'] }));
    const { user, asked, send } = await open();
    expect(
      asked.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.parentElement?.textContent),
    ).toEqual(['Receipt', 'Cancellation confirmation']);
    await user.click(send);
    await waitFor(() => expect(api.callsTo(route)[0]?.body).toMatchObject({ documents: ['cancellation'] }));
  });

  it('sends them in the chosen language; the user’s own is preselected', async () => {
    const api = fakeBookings();
    const { user, asked, send } = await open();
    const chosen = within(asked.getByRole('radiogroup', { name: 'Language of the documents' }));
    expect(chosen.getByRole('radio', { name: 'English' })).toBeChecked();
    await user.click(chosen.getByRole('radio', { name: 'العربية' }));
    await user.click(send);
    await waitFor(() => expect(api.callsTo(route)[0]?.body).toMatchObject({ language: 'ar' }));
  });

  it('sends them to the entered address instead of the contact’s', async () => {
    const api = fakeBookings();
    const { user, asked, send, said } = await open();
    const field = asked.getByRole('textbox', { name: 'Send to' });
    await user.clear(field);
    await user.type(field, ' desk@delta.example ');
    await user.click(send);
    await waitFor(() => expect(said()).toBe('The documents were sent.'));
    expect(api.callsTo(route)[0]?.body).toMatchObject({ email: 'desk@delta.example' });
  });

  it.each(['mona', 'mona@', 'mona@nile example', 'a@nile.example, b@nile.example', ''])(
    'refuses “%s” at the field, because it is no email address',
    async (typed) => {
      const api = fakeBookings();
      const { user, asked, send } = await open();
      const field = asked.getByRole('textbox', { name: 'Send to' });
      await user.clear(field);
      if (typed) await user.type(field, typed);
      await user.click(send);
      expect(field).toBeInvalid();
      expect(field).toHaveFocus();
      expect(field).toHaveAccessibleDescription('This is not an email address');
      expect(api.callsTo(route)).toEqual([]);
    },
  );

  it('asks for an address if no traveler has one', async () => {
    fakeBookings(() => booking({ travellers: [unreachable] }));
    const { asked } = await open();
    const field = asked.getByRole('textbox', { name: 'Send to' });
    expect(field).toHaveValue('');
    expect(field).toHaveAccessibleDescription('No traveler has an email address: enter one.');
  });

  it('keeps the dialog open if the API refuses', async () => {
    const said = 'No documents are sent today.';
    fakeBookings(undefined, { [route]: () => problem(422, 'invalid', said) });
    const { user, asked, send } = await open();
    await user.click(send);
    expect(await asked.findByRole('alert')).toHaveTextContent(said);
  });
});
