import { act, screen, waitFor, within } from '@testing-library/react';
import { maxPrivateFares } from '@traveldesk/flights-contract';
import { addDays } from '@traveldesk/shared-contract';
import { fakeFlights } from '../flights.fake';
import { confirm, later, openSearch as open, round, soon, today } from './search.fake';

it('shows the day on which ages count', async () => {
  fakeFlights();
  const { user } = await open({ at: `/flights/search?${round}` });
  await user.click(screen.getByRole('button', { name: 'Travelers: One Traveler' }));
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(later),
  );
  expect(screen.getByText(/Ages count on the departure of the last trip/).textContent).toContain(day);
});

it('accepts flexible days, several wanted and excluded airlines, and private fare codes', async () => {
  const airline = (iata: string, name: string) => ({
    id: `0198f000-0000-7000-8000-0000000000${iata === 'EK' ? '01' : '02'}`,
    iata,
    icao: null,
    name,
    names: { en: name, fr: name, ar: name },
    country: null,
  });
  fakeFlights({
    'GET /airlines': () => ({
      body: { data: [airline('EK', 'Emirates'), airline('MS', 'EgyptAir')], total: 2 },
    }),
  });
  const { user, address } = await open({ at: `/flights/search?${round}&airline=TK` });
  await user.click(screen.getByRole('checkbox', { name: /Flexible dates/ }));
  await user.type(screen.getByRole('combobox', { name: 'Choose an airline' }), 'ek{Enter}');
  await waitFor(() => expect(address()).toContain('airline=EK.TK'));
  await user.type(screen.getByRole('combobox', { name: 'Airlines to leave out' }), 'ms{Enter}');
  await waitFor(() => expect(address()).toContain('not_airline=MS'));
  await user.click(screen.getByText('Private fare codes'));
  await user.click(screen.getByRole('button', { name: 'Add a code' }));
  await user.click(confirm());
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  await user.type(screen.getByRole('combobox', { name: 'Airline' }), 'ek{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'NILE 1');
  await waitFor(() => expect(address()).toContain('fares=EK-co-NILE1'));
  expect(address()).toContain('flexible=1');
  await user.click(confirm());
  expect(await screen.findByText('results')).toBeVisible();
});

it('after a private fare code is removed, the next control has the focus', async () => {
  fakeFlights();
  const { user } = await open({ at: `/flights/search?${round}` });
  await user.click(screen.getByText('Private fare codes'));
  const add = () => screen.getByRole('button', { name: 'Add a code' });
  await user.click(add());
  await user.click(screen.getByRole('button', { name: 'Remove private fare code 1' }));
  await waitFor(() => expect(add()).toHaveFocus());
  for (let codes = 1; codes <= maxPrivateFares; codes += 1) await user.click(add());
  const last = within(screen.getByRole('group', { name: `Private fare code ${maxPrivateFares}` }));
  await waitFor(() => expect(last.getByRole('combobox', { name: 'Airline' })).toHaveFocus());
});

it('opens the saved search of its address, with its days moved into the future', async () => {
  const criteria = {
    type: 'oneway' as const,
    trips: [{ origin: 'CAI', destination: 'DXB', date: addDays(soon, -70), departure: null, arrival: null }],
    cabin: 'First' as const,
    adults: 2,
    children: [],
    infants: [],
    airlines: [],
    excluded_airlines: [],
    private_fares: [],
    flexible: false,
    max_stops: null,
    company_id: null,
  };
  const next = { ...criteria, trips: criteria.trips.map((trip) => ({ ...trip, date: soon })) };
  const seen = (amount: string) => ({
    price: { amount, currency: 'EUR' },
    seen_at: new Date().toISOString(),
  });
  const saved = {
    id: 's1',
    name: 'Monday to Dubai',
    criteria,
    next,
    weeks: 10,
    price_then: seen('120.00'),
    price_now: seen('150.50'),
    created_at: `${today}T00:00:00Z`,
  };
  fakeFlights({ 'GET /flights/searches': () => ({ body: { recent: [], saved: [saved] } }) });
  const { address, go } = await open({ at: '/flights/search?saved=s1' });
  await waitFor(() => expect(address()).toMatch(new RegExp(`^/flights/viewTrip.*CAI-DXB-${soon}`)));
  const link = await screen.findByRole('link', { name: /Monday to Dubai/ });
  expect(link).toHaveTextContent(/moved on by 10 weeks/);
  expect(link).toHaveTextContent(/EUR\s120\.00.* when saved.*EUR\s150\.50.*EUR\s30\.50.* more/);
  await go('/flights/search?saved=s2');
  expect(await screen.findByText('This saved search no longer exists.')).toBeVisible();
});

it('Tab moves from place to place and to the days; the helpers for places come after them', async () => {
  fakeFlights();
  const { user } = await open({ at: `/flights/search?${round}` });
  await screen.findByText('Dubai International');
  const origin = screen.getByRole('combobox', { name: 'Departure from' });
  act(() => origin.focus());
  const stops = [
    screen.getByRole('combobox', { name: 'Going to' }),
    screen.getByRole('textbox', { name: 'Departure date' }),
    screen.getByRole('textbox', { name: 'Return date' }),
    screen.getByRole('button', { name: 'Swap the two places' }),
    screen.getByRole('button', { name: 'Nearby airports: Departure from' }),
    screen.getByRole('button', { name: 'Nearby airports: Going to' }),
  ];
  for (const stop of stops) {
    await user.tab();
    expect(stop).toHaveFocus();
  }
});

it('Backspace clears a place', async () => {
  fakeFlights();
  const { user, address } = await open({ at: `/flights/search?type=oneway&trips=CAI-DXB-${soon}` });
  await screen.findByText('Dubai International');
  await user.type(screen.getByRole('combobox', { name: 'Going to' }), '{Backspace}');
  await waitFor(() => expect(address()).toContain(`trips=CAI--${soon}`));
});
