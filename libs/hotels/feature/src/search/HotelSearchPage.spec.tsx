import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '@traveldesk/shared-contract';
import { problem } from '@traveldesk/shared-testing/web';
import { fakeHotels } from '../hotels.fake';
import { confirm, dates, field, later, openSearch as open, soon, stay, today } from './search.fake';

const place = () => screen.getByRole('combobox', { name: 'Destination' });

describe('the search form for hotels', () => {
  it('is filled in by keyboard, keeps its values in the address, and opens the results', async () => {
    fakeHotels();
    const { user, address } = await open();
    await user.type(place(), 'dub{Enter}');
    await waitFor(() => expect(address()).toContain('place=city.DXB'));
    await user.tab();
    expect(field('Check-in')).toHaveFocus();
    await user.keyboard(`${soon}{Enter}{Tab}{Tab}`);
    expect(field('Nights')).toHaveFocus();
    // Digits of an Arabic keyboard.
    await user.keyboard('٣{Tab}{Backspace}{Backspace}25');
    await waitFor(() => expect(address()).toBe(`/hotels/search?place=city.DXB&radius=25&${dates}&rooms=2`));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('results')).toBeVisible();
    expect(address()).toBe(`/hotels/results?place=city.DXB&radius=25&${dates}&rooms=2`);
  });

  it('is filled from its address', async () => {
    fakeHotels();
    await open({ at: `/hotels/search?${stay}-8.1&radius=40` });
    expect(await screen.findByText('Dubai')).toBeVisible();
    expect(field('Nights')).toHaveValue('3');
    expect(field('Radius')).toHaveValue('40');
    const second = within(screen.getByRole('group', { name: 'Room 2' }));
    expect(second.getByRole('group', { name: 'Adults' })).toHaveTextContent('1');
    const first = within(screen.getByRole('group', { name: 'Room 1' }));
    expect(first.getByRole('combobox', { name: 'Age of child 1' })).toBeVisible();
    expect(first.getByText('8 years')).toBeVisible();
  });

  it('offers places with their kind and detail, and says which cannot be searched', async () => {
    fakeHotels();
    const { user } = await open();
    await user.click(place());
    expect(await screen.findByText('Type a city, an airport or a hotel.')).toBeVisible();
    await user.type(place(), 'd');
    expect(await screen.findByText('Airport · Dubai')).toBeVisible();
    expect(screen.getByText('City · United Arab Emirates')).toBeVisible();
    await user.clear(place());
    await user.type(place(), 'lost');
    await user.click(await screen.findByText('City · Nowhere · cannot be searched: location unknown'));
    await waitFor(() => expect(place()).toHaveAccessibleDescription(/not known where this place is/));
  });

  it('offers the office of the company that staff search for', async () => {
    const id = '0198f000-0000-7000-8000-00000000c001';
    fakeHotels({ 'GET /companies/{id}': () => ({ body: { id, name: 'Nile Travel', parent: null } }) });
    const { user, address } = await open({
      at: `/hotels/search?${dates}&company_id=${id}`,
      permissions: ['hotels_search', 'show_companies'],
    });
    expect(screen.getByRole('combobox', { name: 'On behalf of' })).toBeVisible();
    await user.click(place());
    await user.click(await screen.findByTitle(`Office of ${id}`));
    await waitFor(() => expect(address()).toContain('place=office'));
  });

  it('has no company field for a company’s user', async () => {
    fakeHotels();
    await open({ permissions: ['hotels_search', 'show_companies'], user: { type: 'company' } });
    expect(screen.queryByRole('combobox', { name: 'On behalf of' })).not.toBeInTheDocument();
  });

  it('moves the check-out only if it would not be after the check-in, and keeps the nights', async () => {
    fakeHotels();
    const { user, address } = await open({ at: `/hotels/search?${stay}` });
    const next = addDays(later, 1);
    await user.clear(field('Check-in'));
    await user.type(field('Check-in'), `${next}{Enter}`);
    await waitFor(() => expect(address()).toContain(`check_in=${next}&check_out=${addDays(next, 3)}`));
    await user.clear(field('Check-in'));
    await user.type(field('Check-in'), `${soon}{Enter}`);
    await waitFor(() => expect(address()).toContain(`check_in=${soon}&check_out=${addDays(next, 3)}`));
  });

  it('keeps nights typed before the check-in', async () => {
    fakeHotels();
    const { user, address } = await open();
    await user.type(field('Nights'), '5');
    await user.tab();
    expect(field('Nights')).toHaveValue('5');
    await user.type(field('Check-in'), `${soon}{Enter}`);
    await waitFor(() => expect(address()).toContain(`check_in=${soon}&check_out=${addDays(soon, 5)}`));
  });

  it('has 1 to 8 rooms; the focus stays among them', async () => {
    fakeHotels();
    const { user, address } = await open();
    expect(screen.queryByRole('button', { name: /Remove room/ })).not.toBeInTheDocument();
    for (let rooms = 2; rooms <= 8; rooms += 1)
      await user.click(screen.getByRole('button', { name: 'Add a room' }));
    expect(screen.queryByRole('button', { name: 'Add a room' })).not.toBeInTheDocument();
    const last = within(screen.getByRole('group', { name: 'Room 8' }));
    await waitFor(() => expect(last.getByRole('button', { name: 'Fewer: Adults' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Remove room 8' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a room' })).toHaveFocus());
    await waitFor(() => expect(address()).toContain('rooms=2.2.2.2.2.2.2'));
  });

  it("marks a child's missing age at its field once the search is confirmed, and focuses it", async () => {
    fakeHotels();
    const { user, address } = await open({ at: `/hotels/search?${stay}` });
    await screen.findByText('Dubai');
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    await waitFor(() => expect(address()).toContain('rooms=2-x'));
    const age = screen.getByRole('combobox', { name: 'Age of child 1' });
    expect(age).not.toHaveAccessibleDescription();
    await user.click(confirm());
    await waitFor(() => expect(age).toHaveFocus());
    expect(age).toHaveAccessibleDescription('Enter the age at check-in.');
    await user.keyboard('8');
    await waitFor(() => expect(address()).toContain('rooms=2-8'));
    await user.click(confirm());
    expect(await screen.findByText('results')).toBeVisible();
  });

  it('shows missing values on submit, and focuses the first one', async () => {
    fakeHotels();
    const { user } = await open();
    expect(screen.queryByText('This field is required.')).not.toBeInTheDocument();
    await user.click(confirm());
    expect(screen.getAllByText('This field is required.')).toHaveLength(3);
    await waitFor(() => expect(place()).toHaveFocus());
  });

  it.each([
    ['Destination', `place=city.ZZZ&${dates}`, /This place does not exist/],
    ['Destination', `place=city.QQX&${dates}`, /not known where this place is/],
    ['Radius', `${stay}&radius=101`, /1 to 100 kilometers/],
    ['Radius', `${stay}&radius=far`, /part of the link cannot be read/],
    ['Check-in', `place=city.DXB&check_in=${addDays(today, -1)}&nights=3`, /already over at the place/],
    ['Check-in', `place=city.DXB&check_in=${addDays(today, 331)}&nights=3`, /330 days ahead/],
    ['Check-out', `place=city.DXB&check_in=${later}&check_out=${soon}`, /must be after check-in/],
    ['Check-out', `place=city.DXB&check_in=${soon}&nights=100`, /at most 99 nights/],
    ['Nights', `${stay}&nights=9`, /part of the link cannot be read/],
  ])('shows at %s the problem of %s', async (name, query, sentence) => {
    fakeHotels();
    await open({ at: `/hotels/search?${query}` });
    const control = () => (name === 'Destination' ? place() : field(name));
    await waitFor(() => expect(control()).toHaveAccessibleDescription(sentence));
    expect(control()).toBeInvalid();
  });

  it.each([
    ['a room without an adult', `${stay}.0`, /Each room needs an adult/],
    ['nine rooms', `${stay}.1.1.1.1.1.1.1.1`, /at most 8 rooms/],
    [
      'a tampered company, without a field for it',
      `${stay}&company_id=drop`,
      /part of the link cannot be read/,
    ],
  ])('alerts about %s', async (_, query, sentence) => {
    fakeHotels();
    await open({ at: `/hotels/search?${query}` });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it("shows the API's error at the company's field", async () => {
    const fields = { company_id: 'This company does not exist.' };
    const id = '0198f000-0000-7000-8000-00000000c001';
    fakeHotels({
      'GET /hotels/places': () => problem(422, 'invalid', 'Check the fields', fields),
      'GET /companies/{id}': () => problem(404, 'not_found', 'There is none'),
    });
    await open({
      at: `/hotels/search?${stay}&company_id=${id}`,
      permissions: ['hotels_search', 'show_companies'],
    });
    const company = screen.getByRole('combobox', { name: 'On behalf of' });
    await waitFor(() => expect(company).toHaveAccessibleDescription(fields.company_id));
  });

  it.each([
    ['fr', /Le départ doit être après l’arrivée/, 'Rechercher'],
    ['ar', /يجب أن تكون المغادرة بعد الوصول/, 'بحث'],
  ] as const)('is shown in %s with its errors', async (language, sentence, button) => {
    fakeHotels();
    await open({ language, at: `/hotels/search?place=city.DXB&check_in=${later}&check_out=${soon}` });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  });
});

describe('the user’s own hotel searches', () => {
  const criteria = {
    place: 'property.0198f000-0000-7000-8000-00000000d001',
    radius: 10,
    check_in: soon,
    check_out: later,
    rooms: [{ adults: 2, children: [8] }],
    company_id: null,
  };
  const pearl = {
    place: criteria.place,
    kind: 'property' as const,
    name: 'Pearl Hotel',
    detail: 'Dubai, AE',
    point: null,
    time_zone: null,
  };
  const saved = {
    id: 's1',
    name: 'Pearl in winter',
    criteria: { ...criteria, check_in: addDays(soon, -70), check_out: addDays(later, -70) },
    next: criteria,
    weeks: 10,
    place: pearl,
    created_at: `${today}T00:00:00Z`,
  };
  const recent = {
    id: 'r1',
    criteria,
    place: pearl,
    company: { id: 'c1', name: 'Nile Travel' },
    searched_at: `${today}T00:00:00Z`,
  };

  it('are opened, saved under a name, and deleted', async () => {
    const api = fakeHotels({
      'GET /hotels/searches': () => ({ body: { recent: [recent], saved: [saved] } }),
      'POST /hotels/saved-searches': () => ({ body: { message: 'Saved', data: saved } }),
      'DELETE /hotels/saved-searches/{id}': () => ({ body: { message: 'Gone', data: saved } }),
    });
    const { user, address } = await open();
    const link = await screen.findByRole('link', { name: /Pearl in winter.*Pearl Hotel/ });
    expect(link).toHaveTextContent(
      /3 nights1 room2 adults · 1 child \(8\)Its dates are over: moved on by 10 weeks/,
    );
    expect(screen.getByRole('link', { name: /Nile Travel/ })).toBeVisible();
    await user.click(link);
    const query = `place=${criteria.place}&${dates}&rooms=2-8`;
    await waitFor(() => expect(address()).toBe(`/hotels/search?${query}`));
    await user.type(field('Name of this search'), 'Mine{Enter}');
    await waitFor(() =>
      expect(api.callsTo('POST /hotels/saved-searches')[0]?.body).toEqual({ name: 'Mine', query }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete the search Pearl in winter' }));
    await waitFor(() => expect(api.callsTo('DELETE /hotels/saved-searches/{id}')).toHaveLength(1));
  });

  it('open from the palette by their id', async () => {
    fakeHotels({ 'GET /hotels/searches': () => ({ body: { recent: [], saved: [saved] } }) });
    const { address, go } = await open({ at: '/hotels/search?saved=s1' });
    await waitFor(() => expect(address()).toContain(dates));
    await act(async () => go('/hotels/search?saved=s2'));
    expect(await screen.findByText('This saved search no longer exists.')).toBeVisible();
  });
});
