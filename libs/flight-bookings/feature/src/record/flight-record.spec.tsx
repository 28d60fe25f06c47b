import { screen } from '@testing-library/react';
import { bookingId } from '@traveldesk/bookings-ui/testing';
import '@traveldesk/bookings-ui/texts';
import { flight, slice } from '@traveldesk/flights-ui/testing';
import { renderRoutes } from '@traveldesk/shared-testing/web';
import { draftsOf } from '@traveldesk/shared-web';
import { flightBooking } from './flight-booking.fake';
import { flightRecord } from './flight-record';
import { Itinerary } from './Itinerary';
import { SearchAgain } from './SearchAgain';

const { Former } = flightRecord;
const at = `/flights/bookings/view/${bookingId}`;

it('a group request shows the trips it asks for', async () => {
  const trips = [{ origin: 'CAI', destination: 'JED', date: '2027-02-01' }];
  const group = flightBooking({ kind: 'group', pnr: null, group: { name: 'Choir', trips } });
  await renderRoutes([{ path: '/flights/bookings/view/:id', element: <Itinerary booking={group} /> }], {
    at,
  });
  const wish = await screen.findByRole('region', { name: 'Itinerary' });
  expect(wish).toHaveTextContent('Choir');
  expect(wish).toHaveTextContent('CAI–JED');
});

it('a failed booking offers the same search again, with its travelers but without their documents', async () => {
  const there = slice([flight('MS 910 CAI 10:00 DXB 15:30')]);
  const failed = flightBooking({ state: 'failed', kind: 'supplier', slices: [there] });
  const { user, address } = await renderRoutes(
    [
      { path: '/flights/bookings/view/:id', element: <SearchAgain booking={failed} /> },
      { path: '/flights/results', element: <p>Flights</p> },
    ],
    { at, permissions: ['flights_bookings'] },
  );
  await user.click(await screen.findByRole('button', { name: 'Search again with these travelers' }));
  expect(await screen.findByText('Flights')).toBeVisible();
  expect(address()).toMatch(/^\/flights\/results\?type=oneway&trips=CAI-DXB-2027-02-01&.*adults=1/);
  const kept = draftsOf('/flights/review?offer=1', '/flights/review');
  expect(kept).toMatchObject([{ values: { travellers: [{ given_name: 'Mona', born_on: '1990-05-17' }] } }]);
  expect(JSON.stringify(kept)).not.toContain('document');
});

it('a ticketed booking offers no new search', async () => {
  const ticketed = flightBooking({ state: 'ticketed', kind: 'supplier' });
  await renderRoutes(
    [
      {
        path: '/flights/bookings/view/:id',
        element: (
          <>
            <SearchAgain booking={ticketed} />
            <p>Shown</p>
          </>
        ),
      },
    ],
    { at, permissions: ['flights_bookings'] },
  );
  expect(await screen.findByText('Shown')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('a former version expands to its flights, travelers and tickets', async () => {
  const former = {
    source: 'Travel House',
    pnr: 'AB12CD',
    note: null,
    segments: [
      {
        carrier: 'MS',
        flight_number: '910',
        origin: 'CAI',
        destination: 'DXB',
        departing_at: '2027-02-01T10:00',
        arriving_at: '2027-02-01T15:30',
      },
    ],
    travellers: [
      {
        type: 'adult',
        title: 'ms',
        given_name: 'Mona',
        family_name: 'Said',
        born_on: '1990-05-17',
        email: null,
        phone: null,
      },
    ],
    tickets: [{ number: '0772345678901', traveller: 'Mona Said' }],
  };
  const { user } = await renderRoutes(
    [{ path: '/flights/bookings/view/:id', element: <Former former={former as never} /> }],
    { at },
  );
  await user.click(await screen.findByText('Version before this change'));
  for (const text of ['AB12CD', 'Travel House', '0772345678901'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('MS 910 CAI–DXB')).toBeVisible();
});
