import { screen, waitFor, within } from '@testing-library/react';
import { fakeBookings, registerProduct, row, stayRow } from '@traveldesk/bookings-ui/testing';
import { problem, renderScreen, type RenderOptions } from '@traveldesk/shared-testing/web';
import { BookingsToDecide } from '../parts/BookingsToDecide';
import { ExpiresToday } from '../parts/ExpiresToday';
import { AirportBookings, CompanyBookings, SupplierBookings } from '../parts/RecordBookings';
import { SupplierLookToBook } from '../parts/SupplierLookToBook';
import { BookingListsPage } from './BookingListsPage';
import { FlightBookingsPage } from './FlightBookingsPage';
import { HotelBookingsPage } from './HotelBookingsPage';

const everything = ['flights_bookings', 'show_bookings', 'export_bookings', 'add_bookings', 'show_companies'];
const open = (options: RenderOptions = {}) =>
  renderScreen(<FlightBookingsPage />, { path: '/flights/bookings', permissions: everything, ...options });

beforeEach(() => registerProduct());

describe('the flight bookings', () => {
  it('show PNR, state, route, deadline and total, and link to their page', async () => {
    fakeBookings();
    const { user, address } = await open();
    const link = await screen.findByRole('link', { name: 'AB12CD' });
    const cells = within(link.closest('tr') as HTMLElement);
    expect(cells.getByText('On hold')).toBeVisible();
    expect(cells.getByText('to CAI–DXB')).toBeVisible();
    expect(cells.getByText(/EUR.320\.00/)).toBeVisible();
    expect(cells.getByText(/Ticketing deadline/)).toBeVisible();
    await user.click(link);
    expect(address()).toBe(`/flights/bookings/view/${row().id}`);
  });

  it('have tabs with counts; the tab is in the address and combines with the other filters', async () => {
    const api = fakeBookings();
    const { user, address } = await open({ at: '/flights/bookings' });
    const tab = await screen.findByRole('tab', { name: /^In doubt\s*1$/ });
    expect(screen.getByRole('tab', { name: /^Ticketed\s*1,000\+$/ })).toBeVisible();
    await user.click(tab);
    await waitFor(() => expect(address()).toBe('/flights/bookings?tab=in_doubt'));
    await waitFor(() =>
      expect(api.callsTo('GET /flights/bookings').at(-1)?.query).toMatchObject({ tab: 'in_doubt' }),
    );
    // The counts of the tabs do not depend on the open tab.
    expect(api.callsTo('GET /booking-list/counts').at(-1)?.query).not.toHaveProperty('tab');
  });

  it('show a doubt and flags beside the state', async () => {
    const doubted = row({
      state: 'ticketed',
      operation: { kind: 'cancel', state: 'in_doubt' },
      flags: ['schedule_change'],
    });
    fakeBookings(undefined, { 'GET /flights/bookings': () => ({ body: { data: [doubted], total: 1 } }) });
    await open();
    const line = within((await screen.findByRole('link', { name: 'AB12CD' })).closest('tr') as HTMLElement);
    expect(line.getByText('Ticketed')).toBeVisible();
    expect(line.getByText('In doubt: cancellation')).toBeVisible();
    expect(line.getByRole('img', { name: /airline has changed the flights/ })).toBeVisible();
  });

  it('call the operation of a quoted refund a refund, not a cancellation', async () => {
    const data = (['pending', 'in_doubt'] as const).map((state) =>
      row({ id: state, state: 'cancel_quoted', quoted: 'cancel', operation: { kind: 'cancel', state } }),
    );
    fakeBookings(undefined, { 'GET /flights/bookings': () => ({ body: { data, total: 2 } }) });
    await open();
    expect(await screen.findByText('Being refunded')).toBeVisible();
    expect(screen.getByText('In doubt: refund')).toBeVisible();
  });

  it.each([
    ['en', 'Void quoted', 'Refund quoted'],
    ['fr', 'Annulation (void) chiffrée', 'Remboursement chiffré'],
    ['ar', 'إبطال معروض', 'استرداد معروض'],
  ] as const)('distinguish a quoted void from a quoted refund (%s)', async (language, ...said) => {
    const data = (['void', 'cancel'] as const).map((quoted) =>
      row({ id: quoted, pnr: quoted, state: 'cancel_quoted', quoted }),
    );
    fakeBookings(undefined, { 'GET /flights/bookings': () => ({ body: { data, total: 2 } }) });
    await open({ language });
    for (const [index, pnr] of ['void', 'cancel'].entries()) {
      const line = (await screen.findByRole('link', { name: pnr })).closest('tr') as HTMLElement;
      expect(within(line).getByText(said[index] ?? '')).toBeVisible();
    }
  });

  it('offer only permitted actions', async () => {
    fakeBookings();
    await open({ permissions: ['flights_bookings'] });
    await screen.findByRole('link', { name: 'AB12CD' });
    expect(screen.queryByRole('link', { name: 'Enter a booking' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Export/ })).not.toBeInTheDocument();
  });

  it('say that the user may not see them', async () => {
    fakeBookings(undefined, {
      'GET /flights/bookings': () => problem(403, 'forbidden', 'You need the permission.'),
    });
    await open();
    expect(await screen.findByText('You need the permission.')).toBeVisible();
  });
});

it.each([
  ['en', 'Company Booking List'],
  ['fr', 'Réservations des sociétés'],
  ['ar', 'قائمة حجوزات الشركات'],
] as const)('the list of all products is shown in %s', async (language, title) => {
  const api = fakeBookings();
  await renderScreen(<BookingListsPage />, { path: '/booking_lists', permissions: everything, language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(api.callsTo('GET /booking-list')).toHaveLength(1));
});

it.each([
  ['flights_bookings', 1],
  ['hotels_bookings', 0],
])('the list of all products offers a flight search to a user with %s: %i', async (permission, count) => {
  fakeBookings();
  await renderScreen(<BookingListsPage />, { path: '/booking_lists', permissions: [permission] });
  await screen.findByRole('link', { name: 'AB12CD' });
  expect(screen.queryAllByRole('link', { name: 'Search flights' })).toHaveLength(count);
});

it('a row is empty in the columns of another product', async () => {
  const stay = row({ id: 'stay', pnr: 'STAY01', product: 'hotel' });
  fakeBookings(undefined, { 'GET /booking-list': () => ({ body: { data: [row(), stay], total: 2 } }) });
  await renderScreen(<BookingListsPage />, { path: '/booking_lists', permissions: everything });
  const cellsOf = async (pnr: string) =>
    within((await screen.findByRole('link', { name: pnr })).closest('tr') as HTMLElement);
  expect((await cellsOf('AB12CD')).getByText('to CAI–DXB')).toBeVisible();
  expect((await cellsOf('STAY01')).queryByText('to CAI–DXB')).not.toBeInTheDocument();
});

describe('the hotel bookings', () => {
  const hotels = ['hotels_bookings', 'hotels_search', 'add_bookings', 'export_bookings'];
  const listed = { 'GET /hotels/bookings': () => ({ body: { data: [stayRow()], total: 1 } }) };
  const openHotels = (options: RenderOptions = {}) =>
    renderScreen(<HotelBookingsPage />, { path: '/hotels/bookings', permissions: hotels, ...options });

  it('link to their page, have a tab of confirmed bookings and none of holds, and count only hotels', async () => {
    const api = fakeBookings(undefined, listed);
    await openHotels();
    const link = await screen.findByRole('link', { name: 'HTL-778' });
    expect(link).toHaveAttribute('href', `/hotels/bookings/view/${stayRow().id}`);
    expect(screen.getByRole('tab', { name: /^Confirmed/ })).toBeVisible();
    expect(screen.queryByRole('tab', { name: /^(Ticketed|On hold|Drafts)/ })).toBeNull();
    expect(api.callsTo('GET /booking-list/counts').at(-1)?.query).toMatchObject({ product: 'hotel' });
    expect(screen.getByRole('link', { name: 'Add booking' })).toHaveAttribute(
      'href',
      '/hotels/bookings/create',
    );
  });

  it('are filtered by property, arrival and, among more filters, by city, deadline and payment', async () => {
    const api = fakeBookings(undefined, listed);
    const { user } = await openHotels({ at: '/hotels/bookings?city=cairo&payment=guarantee' });
    await screen.findByRole('link', { name: 'HTL-778' });
    expect(api.callsTo('GET /hotels/bookings').at(-1)?.query).toMatchObject({
      city: 'cairo',
      payment: 'guarantee',
    });
    await user.type(screen.getByRole('searchbox', { name: 'Property' }), 'ritz{Enter}');
    await waitFor(() =>
      expect(api.callsTo('GET /hotels/bookings').at(-1)?.query).toMatchObject({ property: 'ritz' }),
    );
  });

  it('cannot be added without both permissions', async () => {
    fakeBookings(undefined, listed);
    await openHotels({ permissions: ['hotels_bookings'] });
    await screen.findByRole('link', { name: 'HTL-778' });
    expect(screen.queryByRole('link', { name: 'Add booking' })).toBeNull();
  });
});

it.each([
  ['en', 'Confirmed'],
  ['fr', 'Confirmées'],
  ['ar', 'مؤكدة'],
] as const)('the list of all products has a tab of confirmed bookings (%s)', async (language, name) => {
  fakeBookings();
  await renderScreen(<BookingListsPage />, { path: '/booking_lists', permissions: everything, language });
  expect(await screen.findByRole('tab', { name: new RegExp(`^${name}`) })).toBeVisible();
});

describe('the newest bookings on the page of a record', () => {
  const parts = {
    company: <CompanyBookings id="c1" />,
    supplier: <SupplierBookings id="s1" supplier={{ id: 's1', module: 'hotels' }} />,
    airport: <AirportBookings id="a1" code="CAI" />,
  };
  it.each([
    [
      'company',
      ['flights_bookings', 'hotels_bookings'],
      ['/flights/bookings?company_id=c1', '/hotels/bookings?company_id=c1'],
    ],
    [
      'company',
      ['show_bookings', 'flights_bookings', 'hotels_bookings'],
      ['/flights/bookings?company_id=c1', '/hotels/bookings?company_id=c1'],
    ],
    ['company', ['hotels_bookings'], ['/hotels/bookings?company_id=c1']],
    ['company', ['show_bookings', 'flights_bookings'], ['/booking_lists?company_id=c1']],
    ['supplier', ['flights_bookings'], []],
    ['supplier', ['hotels_bookings'], ['/hotels/bookings?supplier_id=s1']],
    ['airport', ['flights_bookings', 'hotels_bookings'], ['/flights/bookings?airport=CAI']],
    ['airport', ['show_bookings'], ['/booking_lists?airport=CAI']],
  ] as const)('a %s, with %j: five rows each of %j', async (part, permissions, lists) => {
    const api = fakeBookings();
    await renderScreen(parts[part], { path: '/', permissions: [...permissions] });
    const links = await Promise.all(
      lists.map((_, at) => screen.findAllByRole('link', { name: /See all/ }).then((all) => all[at])),
    );
    expect(links.map((link) => link?.getAttribute('href'))).toEqual(lists);
    await waitFor(() => expect(api.calls).toHaveLength(lists.length));
    for (const { query } of api.calls) expect(query).toMatchObject({ page: '1', per_page: '5' });
    if (part === 'company')
      expect(screen.queryByRole('columnheader', { name: 'Company' })).not.toBeInTheDocument();
  });
});

it('look-to-book shows each day, and which days were not counted', async () => {
  const api = fakeBookings();
  const data = [
    { key: '2026-11-28', name: null, searches: null, bookings: 2 },
    { key: '2026-11-30', name: null, searches: 1250, bookings: 4 },
  ];
  const body = { by: 'day', from: '2026-11-28', to: '2026-12-01', counted_since: '2026-11-29', data };
  api.use({ 'GET /booking-look-to-book': () => ({ body }) });
  await renderScreen(<SupplierLookToBook id="s1" />, { path: '/', permissions: ['show_bookings'] });
  await screen.findByText('1,250');
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['1 Dec 202600', '30 Nov 20261,2504312.5', '29 Nov 202600', '28 Nov 2026not counted2']);
  expect(api.callsTo('GET /booking-look-to-book')[0]?.query).toEqual({ supplier_id: 's1', by: 'day' });
});

describe('on Home', () => {
  const onHome = { path: '/', permissions: ['show_bookings'] };

  it('bookings that wait for a decision are counted, each with its list', async () => {
    const api = fakeBookings();
    const total = (count: number) => ({ body: { data: [], total: count, now: '2026-12-01T00:00:00.000Z' } });
    api.use({
      'GET /booking-deadlines': ({ query }) => total(query.kind === 'in_doubt' ? 3 : 12),
      'GET /booking-list': ({ query }) => total(query.flag === 'late_success' ? 1 : 99),
    });
    await renderScreen(<BookingsToDecide />, onHome);
    for (const [name, to] of [
      ['Bookings in doubt3', '/booking-deadlines?kind=in_doubt'],
      ['Changes by airlines12', '/booking-deadlines?kind=airline_change'],
      ['Late successes1', '/booking_lists?flag=late_success'],
    ] as const) {
      await waitFor(() =>
        expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toContain(name),
      );
      const link = screen.getAllByRole('link').find(({ textContent }) => textContent === name);
      expect(link).toHaveAttribute('href', to);
    }
  });

  it('the nearest deadlines of the day are shown, with a link to the board', async () => {
    const api = fakeBookings();
    const deadline = { id: 'd1', kind: 'payment', at: '2099-11-26T08:00:00.000Z', booking: row() };
    api.use({
      'GET /booking-deadlines': () => ({
        body: { data: [deadline], total: 7, now: '2026-12-01T00:00:00.000Z' },
      }),
    });
    await renderScreen(<ExpiresToday />, onHome);
    const part = within(await screen.findByRole('region', { name: 'Expires today' }));
    expect(await part.findByRole('link', { name: 'AB12CD' })).toBeVisible();
    expect(part.getByRole('link', { name: /See all \(7\)/ })).toHaveAttribute(
      'href',
      '/booking-deadlines?due=today',
    );
    expect(api.callsTo('GET /booking-deadlines').map(({ query }) => query)).toEqual([
      { page: '1', per_page: '5', due: 'today' },
    ]);
  });
});
