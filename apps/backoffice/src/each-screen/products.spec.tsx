// Runs alone: no product's code may be loaded yet.
import { screen, within } from '@testing-library/react';
import type * as testing from '@traveldesk/bookings-ui/testing';
import type * as flights from '@traveldesk/flight-bookings-feature/record/flight-booking.fake';
import { renderRoutes } from '@traveldesk/shared-testing/web';
import { screens } from '../domains';
import { partOf } from '../products';
import { routesWith } from '../routing/routes';

// The shell reaches this library only through lazy imports.
let fakes: typeof testing;
let flightFakes: typeof flights;
beforeAll(async () => {
  fakes = await import('@traveldesk/bookings-ui/testing');
  flightFakes = await import('@traveldesk/flight-bookings-feature/record/flight-booking.fake');
});

const open = (at: string) =>
  renderRoutes(routesWith, {
    at,
    permissions: ['flights_bookings', 'show_bookings', 'issue_bookings'],
  });

it('each screen that shows a part of the products exists', () => {
  const names = screens.map(({ name }) => name);
  expect(Object.keys(partOf).filter((name) => !names.includes(name))).toEqual([]);
});

it.each(['/flights/bookings', '/booking_lists'])(
  '%s has the route and the departure of flights',
  async (at) => {
    fakes.fakeBookings();
    await open(at);
    const row = within((await screen.findByRole('link', { name: 'AB12CD' })).closest('tr') as HTMLElement);
    expect(row.getByText('CAI–DXB')).toBeVisible();
    expect(row.getByText('10:00')).toBeVisible();
  },
);

it("a flight's page has its itinerary, tickets, changes and change dialog, and loads no other product", async () => {
  const { actions, fakeBookings } = fakes;
  fakeBookings(() => flightFakes.flightBooking({ available_actions: actions(['request_change']) }));
  const { user } = await open(`/flights/bookings/view/${fakes.bookingId}`);
  expect(await screen.findByRole('region', { name: 'Itinerary' })).toBeInTheDocument();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs.slice(-6)).toEqual(['Travelers', 'Tickets', 'Money', 'Changes', 'Notes', 'History']);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('dialog', { name: 'Change the flights' })).toBeVisible();
  const { productRecord } = await import('@traveldesk/bookings-ui/products');
  expect(productRecord('flight')).toBeDefined();
  expect(productRecord('hotel')).toBeUndefined();
});

it("a hotel's page names its reference as hotels do, and no price that is not known", async () => {
  const { stayBooking } = await import('@traveldesk/hotel-bookings-feature/testing/hotel-booking.fake');
  const { rate } = stayBooking();
  const price = { total: null, per_night: null, due: null };
  const unpriced = { price: null, paid: null, rate: { ...rate, now: null, there: [], price } };
  fakes.fakeBookings(undefined, {
    'GET /hotels/bookings/{id}': () => ({ body: stayBooking({ kind: 'manual', ...unpriced }) }),
  });
  await open(`/hotels/bookings/view/${fakes.bookingId}`);
  const money = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(money.getAllByText('Not stated')).toHaveLength(2);
  expect(screen.getByText('Hotel confirmation number')).toBeVisible();
  expect(screen.queryByText(/PNR/)).not.toBeInTheDocument();
});
