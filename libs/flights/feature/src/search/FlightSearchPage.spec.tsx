import { act, screen, waitFor, within } from '@testing-library/react';
import type { Searches } from '@traveldesk/flights-contract';
import { addDays } from '@traveldesk/shared-contract';
import { problem } from '@traveldesk/shared-testing/web';
import { fakeFlights } from '../flights.fake';
import { choose, confirm, later, openSearch as open, round, soon, today } from './search.fake';

describe('the search form', () => {
  it('has the labels of the specification', async () => {
    fakeFlights();
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Flight search' })).toBeVisible();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Round trip',
      'One way',
      'Multiple destinations',
    ]);
    for (const label of ['Departure from', 'Going to', 'Class of travel', 'Choose an airline']) {
      expect(screen.getByRole('combobox', { name: label })).toBeVisible();
    }
    expect(screen.getByRole('textbox', { name: 'Departure date' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Return date' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Travelers: One Traveler' })).toBeVisible();
    expect(confirm()).toBeVisible();
  });

  it('keeps its values in the address, and opens the results', async () => {
    fakeFlights();
    const { user, address } = await open();
    await choose(user, 'Departure from', 'cai', 'Cairo International');
    await choose(user, 'Going to', 'dub', 'Dubai International');
    await user.type(screen.getByRole('textbox', { name: 'Departure date' }), `${soon}{Enter}`);
    // Digits of an Arabic keyboard.
    const arabic = later.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    await user.type(screen.getByRole('textbox', { name: 'Return date' }), `${arabic}{Enter}`);
    await waitFor(() => expect(address()).toContain(round));
    await user.click(confirm());
    expect(await screen.findByText('results')).toBeVisible();
    expect(address()).toBe(
      `/flights/results?type=roundtrip&trips=CAI-DXB-${soon}.DXB-CAI-${later}&cabin=Economy&adults=1`,
    );
  });

  it('is filled from its address, and swaps both trips of a round trip', async () => {
    fakeFlights();
    const { user, address } = await open({ at: `/flights/viewTrip?${round}&cabin=Business` });
    expect(await screen.findByText('Cairo International')).toBeVisible();
    expect(screen.getByText('Business')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Swap the two places' }));
    await waitFor(() => expect(address()).toContain(`trips=DXB-CAI-${soon}.CAI-DXB-${later}`));
  });

  it('keeps several choices made before the address is updated', async () => {
    fakeFlights();
    const { address } = await open({ at: `/flights/search?${round}` });
    const swap = screen.getByRole('button', { name: 'Swap the two places' });
    const more = screen.getByRole('radio', { name: 'One way' });
    act(() => more.click());
    act(() => swap.click());
    await waitFor(() => expect(address()).toContain(`type=oneway&trips=DXB-CAI-${soon}`));
  });

  it('shows the search of the address after Back and Forward, despite changes to another search', async () => {
    fakeFlights();
    const { user, address, go } = await open({ at: `/flights/viewTrip?${round}` });
    await user.click(screen.getByRole('radio', { name: 'One way' }));
    await waitFor(() => expect(address()).toContain('type=oneway'));
    await go(`/flights/viewTrip?type=oneway&trips=IST-CDG-${soon}`);
    await user.click(screen.getByRole('radio', { name: 'Round trip' }));
    await waitFor(() => expect(address()).toContain('type=roundtrip&trips=IST-CDG'));
    await go(-1 as never);
    expect(await screen.findByText('Cairo International')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'One way' })).toBeChecked();
    await go(1 as never);
    expect(await screen.findByText('Charles de Gaulle')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Round trip' })).toBeChecked();
  });

  it('has one trip if a link names only the one-way type', async () => {
    fakeFlights();
    await open({ at: '/flights/search?type=oneway' });
    expect(screen.queryByText('A one-way search has a single trip.')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Return date' })).not.toBeInTheDocument();
  });

  it('counts travelers with their ages, up to nine', async () => {
    fakeFlights();
    const { user, address } = await open({ at: '/flights/search?adults=7&children=15' });
    await user.click(screen.getByRole('button', { name: 'Travelers: 8 Travelers' }));
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    await user.click(screen.getByRole('combobox', { name: 'Age of child 2' }));
    await user.click(await screen.findByTitle('5 years'));
    await user.click(screen.getByRole('button', { name: 'More: Infants' }));
    await waitFor(() => expect(address()).toMatch(/adults=7&children=5\.15&infants=1/));
    expect(screen.getByRole('button', { name: 'More: Adults' })).toBeDisabled();
    expect(screen.getByText(/More than 9 travelers are a group/)).toBeVisible();
    // Whether a lap infant counts as the tenth traveler depends on the supplier (TRAVEL-RULES 1).
    expect(screen.getByText(/only suppliers that do not count lap infants/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Travelers: 10 Travelers' })).toHaveFocus();
  });

  it('has 3 to 6 trips for multiple destinations, each starting where the last one ends', async () => {
    fakeFlights();
    const { user, address } = await open({ at: `/flights/search?type=oneway&trips=CAI-DXB-${soon}` });
    await user.click(screen.getByRole('radio', { name: 'Multiple destinations' }));
    expect(await screen.findAllByRole('group', { name: /^Trip \d$/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /Remove trip/ })).not.toBeInTheDocument();
    for (let trips = 4; trips <= 6; trips += 1) {
      await user.click(screen.getByRole('button', { name: 'Add a trip' }));
      expect(await screen.findAllByRole('group', { name: /^Trip \d$/ })).toHaveLength(trips);
    }
    expect(screen.queryByRole('button', { name: 'Add a trip' })).not.toBeInTheDocument();
    const last = within(screen.getByRole('group', { name: 'Trip 6' }));
    await waitFor(() => expect(last.getByRole('combobox', { name: 'Departure from' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Remove trip 6' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a trip' })).toHaveFocus());
    expect(screen.getAllByRole('group', { name: /^Trip \d$/ })).toHaveLength(5);
    expect(address()).toContain(`trips=CAI-DXB-${soon}.DXB--.--`);
  });

  it('shows missing values on submit, and focuses the first one', async () => {
    fakeFlights();
    const { user, address } = await open();
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
    await user.click(confirm());
    expect(screen.getAllByText('This field is required')).toHaveLength(4);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Departure from' })).toHaveFocus());
    expect(screen.getByRole('combobox', { name: 'Departure from' })).toHaveAccessibleDescription(
      'This field is required',
    );
    expect(address()).toBe('/flights/search');
  });

  it.each([
    ['the same place', `trips=CAI-CAI-${soon}.CAI-CAI-${later}`, /must differ/],
    [
      'a past day',
      `type=oneway&trips=CAI-DXB-${addDays(today, -1)}`,
      /already past at the departure airport/,
    ],
    ['a day too far', `type=oneway&trips=CAI-DXB-${addDays(today, 362)}`, /this far ahead/],
    ['a return before the departure', `trips=CAI-DXB-${later}.DXB-CAI-${soon}`, /before the previous trip/],
    ['an unknown code', `type=oneway&trips=CAI-QQQ-${soon}`, /No airport or city has this code/],
    ['no traveler of 18 or older', `${round}&adults=0&children=16`, /has to be 18 or older.*manual booking/],
    ['more infants than adults', `${round}&adults=1&infants=0.1`, /more infants than adults/],
    ['ten travelers', `${round}&adults=10`, /At most 9 travelers/],
    ['two trips', `type=multi&trips=CAI-DXB-${soon}.DXB-IST-${later}`, /3 to 6 trips/],
    ['a tampered link', `${round}&cabin=Balcony`, /This part of the link cannot be read/],
    [
      'a gap',
      `type=multi&trips=CAI-DXB-${soon}.IST-CDG-${later}.CDG-CAI-${later}`,
      /not start where the previous one ends/,
    ],
  ])('shows at its field the problem of %s', async (_, query, sentence) => {
    fakeFlights();
    await open({ at: `/flights/search?${query}` });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('offers the airports nearby', async () => {
    const near = { code: 'ORY', name: 'Orly', city: 'Paris', km: 34 };
    const api = fakeFlights({ 'GET /flights/nearby-airports': () => ({ body: { data: [near] } }) });
    const { user, address } = await open({ at: `/flights/search?type=oneway&trips=CDG-CAI-${soon}` });
    await user.click(screen.getByRole('button', { name: 'Nearby airports: Departure from' }));
    await user.click(await screen.findByRole('button', { name: /ORY.*34 km/ }));
    expect(address()).toContain(`trips=ORY-CAI-${soon}`);
    expect(screen.getByRole('button', { name: 'Nearby airports: Departure from' })).toHaveFocus();
    expect(api.callsTo('GET /flights/nearby-airports')[0]?.query).toEqual({ code: 'CDG' });
  });

  it('offers to search on behalf of a company only to staff who see companies', async () => {
    fakeFlights({ 'GET /companies': () => ({ body: { data: [], total: 0 } }) });
    await open({ permissions: ['flights_search', 'show_companies'] });
    expect(screen.getByRole('combobox', { name: 'On behalf of' })).toBeVisible();
  });

  it('searches for the user’s company if the user belongs to one', async () => {
    fakeFlights();
    await open({ permissions: ['flights_search', 'show_companies'], user: { type: 'company' } });
    expect(screen.queryByRole('combobox', { name: 'On behalf of' })).not.toBeInTheDocument();
  });
});

describe('the user’s own searches', () => {
  const criteria = {
    type: 'oneway' as const,
    trips: [{ origin: 'CAI', destination: 'DXB', date: soon, departure: null, arrival: null }],
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
  const searches: Searches = {
    recent: [
      { id: 'r1', criteria, company: { id: 'c1', name: 'Nile Travel' }, searched_at: `${today}T00:00:00Z` },
    ],
    saved: [
      {
        id: 's1',
        name: 'Monday to Dubai',
        criteria,
        next: criteria,
        weeks: 0,
        price_then: null,
        price_now: null,
        created_at: `${today}T00:00:00Z`,
      },
    ],
  };

  it('are opened, saved under a name, and deleted', async () => {
    const [monday] = searches.saved as [Searches['saved'][number]];
    let found: Searches = { ...searches, saved: [monday, { ...monday, id: 's2', name: 'Friday home' }] };
    const api = fakeFlights({
      'GET /flights/searches': () => ({ body: found }),
      'POST /flights/saved-searches': () => ({ body: { message: 'Saved', data: searches.saved[0] } }),
      'DELETE /flights/saved-searches/{id}': () => {
        found = { ...searches, saved: found.saved.slice(1) };
        return { body: { message: 'Gone', data: searches.saved[0] } };
      },
    });
    const { user, address } = await open();
    const saved = await screen.findByRole('link', { name: /Monday to Dubai/ });
    expect(screen.getByText(/Nile Travel/)).toBeVisible();
    expect(within(saved).getByText('2 Travelers')).toBeVisible();
    await user.click(saved);
    expect(address()).toMatch(/^\/flights\/viewTrip\?type=oneway&trips=CAI-DXB-.*&cabin=First&adults=2$/);
    await user.type(screen.getByRole('textbox', { name: 'Name of this search' }), 'Mine{Enter}');
    await waitFor(() =>
      expect(api.callsTo('POST /flights/saved-searches')[0]?.body).toEqual({
        name: 'Mine',
        query: `type=oneway&trips=CAI-DXB-${soon}&cabin=First&adults=2`,
      }),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of this search' })).toHaveValue(''));
    await user.click(screen.getByRole('button', { name: 'Delete the search Monday to Dubai' }));
    await waitFor(() => expect(api.callsTo('DELETE /flights/saved-searches/{id}')).toHaveLength(1));
    // The focus is on the next item, not at the top of the page.
    await waitFor(() => expect(screen.getByRole('link', { name: /Friday home/ })).toHaveFocus());
  });
});

it('shows the user’s searches and the field beside them together, so that nothing moves under the pointer', async () => {
  let answer: (value: { body: object }) => void = () => undefined;
  fakeFlights({ 'GET /flights/searches': () => new Promise((resolve) => (answer = resolve)) });
  await open({ at: `/flights/search?type=oneway&trips=CAI-DXB-${soon}` });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await act(async () => answer({ body: { recent: [], saved: [] } }));
  const own = within(await screen.findByRole('complementary'));
  expect(own.getByRole('textbox', { name: 'Name of this search' })).toBeVisible();
  expect(own.getAllByRole('heading')).toHaveLength(2);
});

it('says that the user’s searches could not be read, and reads them again on request', async () => {
  const api = fakeFlights({ 'GET /flights/searches': () => problem(503, 'unavailable', 'Busy') });
  const { user } = await open();
  const own = within(await screen.findByRole('complementary'));
  expect(own.getByText('Busy')).toBeVisible();
  api.use({ 'GET /flights/searches': () => ({ body: { recent: [], saved: [] } }) });
  await user.click(own.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /Recent/ })).toBeVisible();
});

it('keeps the typed name while a search is saved', async () => {
  let answer: (value: { body: object }) => void = () => undefined;
  const api = fakeFlights({
    'POST /flights/saved-searches': () => new Promise((resolve) => (answer = resolve)),
  });
  const { user } = await open({ at: `/flights/search?type=oneway&trips=CAI-DXB-${soon}` });
  const name = await screen.findByRole('textbox', { name: 'Name of this search' });
  await user.type(name, 'Mine{Enter}');
  await waitFor(() => expect(api.callsTo('POST /flights/saved-searches')).toHaveLength(1));
  await user.type(name, ' too');
  await act(async () => answer({ body: { message: 'Saved', data: {} } }));
  await waitFor(() => expect(api.callsTo('GET /flights/searches')).toHaveLength(2));
  expect(name).toHaveValue('Mine too');
});

it.each([
  ['fr', 'Départ de', 'Un voyageur', 'Confirmer'],
  ['ar', 'المغادرة من', 'مسافر واحد', 'تأكيد'],
] as const)('the search form is shown in %s', async (language, origin, traveller, button) => {
  fakeFlights();
  const { user, address } = await open({ language });
  expect(screen.getByRole('combobox', { name: origin })).toBeVisible();
  expect(screen.getByRole('button', { name: new RegExp(traveller) })).toBeVisible();
  expect(screen.getByRole('button', { name: button })).toBeVisible();
  const [departure] = screen.getAllByRole('textbox', { name: /^(Date de départ|تاريخ المغادرة)$/ });
  await waitFor(() => expect(departure).not.toHaveAttribute('placeholder', 'Select date'));
  await user.type(departure as HTMLElement, `${soon}{Enter}`);
  // The API's dates have ASCII digits in every language.
  await waitFor(() => expect(address()).toContain(soon));
});
