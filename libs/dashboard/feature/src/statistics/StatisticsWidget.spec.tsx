import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { mockApi, problem, renderScreen, type MockAnswer } from '@traveldesk/shared-testing/web';
import { useToast } from '@traveldesk/shared-web';
import { HomePage } from '../home/HomePage';

/** As SPECIFICATION 3 names them, each with another figure, and what SPECIFICATION 2 writes below it. */
const answer = {
  b2bCompanies: 28,
  b2cCompanies: 13,
  customers: 1204,
  suppliers: 6,
  ConfirmedFlightsBooking: 310,
  PendingFlightsBooking: 17,
  plans: 4,
  customersBooked: 296,
  totalAmount: { amount: '45210.50', currency: 'USD' },
  modules: 5,
};
const titles = {
  b2bCompanies: 'B2B Companies',
  b2cCompanies: 'B2C Companies',
  customers: 'Customers',
  suppliers: 'Suppliers',
  ConfirmedFlightsBooking: 'Confirmed Bookings',
  PendingFlightsBooking: 'Pending Bookings',
  plans: 'Plans',
  customersBooked: 'Customers Booked',
  totalAmount: 'Total Payments',
  modules: 'Modules',
};
const shown = {
  ...answer,
  customers: '1,204',
  totalAmount: 'USD 45,210.50',
};

function tile(title: string): HTMLElement {
  const widget = screen.getByRole('region', { name: 'Statistics' });
  const found = within(widget)
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(title));
  if (!found) throw new Error(`No tile ${title}`);
  return found;
}

const figure = (field: string) => screen.getByTestId(field).textContent?.replace(/\u00a0/g, ' ');

/** A route that answers on demand. */
function held() {
  let release: (answer: MockAnswer) => void = () => undefined;
  const route = () => new Promise<MockAnswer>((resolve) => (release = resolve));
  return { route, release: (value: MockAnswer) => act(async () => release(value)) };
}

const path = '/';

describe('the statistics', () => {
  it('has four tiles, then six cards, in the order of the specification', async () => {
    mockApi({ 'GET /home_page_statistics': () => ({ body: answer }) });
    await renderScreen(<HomePage />, { path, permissions: [] });
    const lists = within(screen.getByRole('region', { name: 'Statistics' })).getAllByRole('list');
    const words = lists.map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => Object.values(titles).find((title) => within(item).queryByText(title))),
    );
    expect(words).toEqual([Object.values(titles).slice(0, 4), Object.values(titles).slice(4)]);
  });

  it('is blank until the response arrives, and then shows each of its fields', async () => {
    const call = held();
    mockApi({ 'GET /home_page_statistics': call.route });
    await renderScreen(<HomePage />, { path, permissions: [] });
    for (const field of Object.keys(titles)) expect(figure(field)).toBe('');
    await call.release({ body: answer });
    await waitFor(() => expect(figure('modules')).toBe('5'));
    for (const [field, title] of Object.entries(titles)) {
      expect(figure(field)).toBe(String(shown[field as keyof typeof shown]));
      expect(within(tile(title)).getByTestId(field)).toBeInTheDocument();
    }
  });

  it('shows a zero as a zero', async () => {
    mockApi({ 'GET /home_page_statistics': () => ({ body: { ...answer, plans: 0 } }) });
    await renderScreen(<HomePage />, { path, permissions: [] });
    await waitFor(() => expect(figure('plans')).toBe('0'));
  });

  it('marks counts that are lower bounds', async () => {
    const body = { ...answer, ConfirmedFlightsBooking: 10_000, at_least: ['ConfirmedFlightsBooking'] };
    mockApi({ 'GET /home_page_statistics': () => ({ body }) });
    await renderScreen(<HomePage />, { path, permissions: [] });
    await waitFor(() => expect(figure('ConfirmedFlightsBooking')).toBe('10,000+'));
    expect(figure('PendingFlightsBooking')).toBe('17');
  });

  it('sends one request, without parameters, and none while it stays open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const api = mockApi({ 'GET /home_page_statistics': () => ({ body: answer }) });
    await renderScreen(<HomePage />, { path, permissions: [] });
    await waitFor(() => expect(figure('modules')).toBe('5'));
    await act(() => jest.advanceTimersByTimeAsync(10 * 60 * 1000));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    const calls = api.callsTo('GET /home_page_statistics');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.query).toEqual({});
    jest.useRealTimers();
  });

  it('shows nothing when the call fails, and leaves the tiles blank', async () => {
    const api = mockApi({
      'GET /home_page_statistics': () => problem(503, 'database_unavailable', 'The database is away'),
    });
    await renderScreen(<HomePage />, { path, permissions: [] });
    await waitFor(() => expect(api.calls).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Statistics' })).toHaveAttribute('aria-busy', 'false'),
    );
    for (const field of Object.keys(titles)) expect(figure(field)).toBe('');
    expect(renderHook(() => useToast()).result.current.title).toBe('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('links to the counted records, only for users who may see them', async () => {
    mockApi({ 'GET /home_page_statistics': () => ({ body: answer }) });
    await renderScreen(<HomePage />, { path, permissions: ['show_companies'] });
    expect(screen.getByRole('link', { name: 'B2B Companies' })).toHaveAttribute(
      'href',
      '/companies?type=B2B',
    );
    expect(screen.queryByRole('link', { name: 'Suppliers' })).not.toBeInTheDocument();
  });

  it.each([
    ['Customers', '/users?type=customer', /type Customer/],
    ['Confirmed Bookings', '/flights/bookings?stage=confirmed', /with valid tickets/],
    ['Pending Bookings', '/flights/bookings?stage=pending', /without a ticket yet/],
    ['Plans', '/flights/bookings?state=draft', /not been booked yet/],
    ['Customers Booked', '/booking_lists?stage=confirmed', /flight or hotel, each person counted once/],
  ])('explains what %s counts, on hover and on focus, and links to it', async (name, href, words) => {
    mockApi({ 'GET /home_page_statistics': () => ({ body: answer }) });
    await renderScreen(<HomePage />, { path, permissions: ['show_users', 'flights_bookings'] });
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAccessibleDescription(words);
    expect(link.closest('[title]')).toHaveAttribute('title', expect.stringMatching(words));
  });

  it('explains what Total Payments counts, and links to the payments', async () => {
    mockApi({ 'GET /home_page_statistics': () => ({ body: answer }) });
    await renderScreen(<HomePage />, { path, permissions: ['show_transactions'] });
    const link = screen.getByRole('link', { name: 'Total Payments' });
    expect(link).toHaveAttribute('href', '/transactions?type=payment');
    expect(link.closest('[title]')).toHaveAttribute('title', expect.stringMatching(/Payments.*less refunds/));
  });

  it('shows users who may not see money a dash, not a zero', async () => {
    mockApi({ 'GET /home_page_statistics': () => ({ body: { ...answer, totalAmount: null } }) });
    await renderScreen(<HomePage />, { path, permissions: [] });
    await waitFor(() => expect(figure('totalAmount')).toBe('—'));
    expect(screen.queryByRole('link', { name: 'Total Payments' })).not.toBeInTheDocument();
  });

  it('is shown in Arabic, with figures from left to right', async () => {
    mockApi({ 'GET /home_page_statistics': () => ({ body: answer }) });
    await renderScreen(<HomePage />, { path, permissions: [], language: 'ar' });
    expect(screen.getByRole('heading', { name: 'الإحصاءات' })).toBeInTheDocument();
    await waitFor(() => expect(figure('customers')).toBe('1,204'));
    expect(screen.getByTestId('customers')).toHaveAttribute('dir', 'ltr');
  });
});

describe('the home screen', () => {
  it('greets the person by name and titles the tab', async () => {
    mockApi({ 'GET /home_page_statistics': () => ({ body: answer }) });
    await renderScreen(<HomePage />, { path, permissions: [] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good \w+, Mona$/);
    expect(document.title).toBe('Home · Traveldesk');
  });
});
