import { screen, waitFor } from '@testing-library/react';
import { problem } from '@traveldesk/shared-testing/web';
import { fakeFlights } from '../flights.fake';
import { confirm, later, openSearch as open, round, soon } from './search.fake';

describe('the search form with a problem', () => {
  it('offers no tenth traveler on a lap if every supplier counts them, and explains it', async () => {
    fakeFlights({ 'GET /flights/terms': () => ({ body: { lap_infants_count: true } }) });
    const { user } = await open({ at: `/flights/search?${round}&adults=9` });
    await user.click(screen.getByRole('button', { name: 'Travelers: 9 Travelers' }));
    const more = screen.getByRole('button', { name: 'More: Infants' });
    await waitFor(() => expect(more).toBeDisabled());
    expect(more).toHaveAccessibleDescription(/At most 9 travelers, lap infants included/);
  });

  it('marks the field for a link with such infants', async () => {
    fakeFlights({ 'GET /flights/terms': () => ({ body: { lap_infants_count: true } }) });
    const { user, address } = await open({ at: `/flights/search?${round}&adults=9&infants=0` });
    const field = screen.getByRole('button', { name: 'Travelers: 10 Travelers' });
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/none of the suppliers takes more/);
    await user.click(confirm());
    await waitFor(() => expect(field).toHaveFocus());
    expect(address()).toContain('/flights/search');
  });

  it.each([
    ['an unknown type', `${round}&type=spacetrip`, /This part of the link cannot be read/],
    ['a return from another place', `trips=CAI-DXB-${soon}.IST-CAI-${later}`, /must lead back/],
    [
      'a company for a user who cannot choose one',
      `${round}&company_id=drop`,
      /This part of the link cannot be read/,
    ],
  ])('shows the problem of %s above the fields, and focuses it', async (_, query, sentence) => {
    fakeFlights();
    const { user } = await open({ at: `/flights/search?${query}` });
    const alert = await screen.findByText(sentence);
    expect(alert).toHaveAttribute('role', 'alert');
    if (query.includes('IST')) {
      await user.click(confirm());
      await waitFor(() => expect(alert).toHaveFocus());
    }
  });

  it('opens the time windows if they are invalid', async () => {
    fakeFlights();
    await open({ at: `/flights/search?${round}&departure=9999-0000` });
    expect((await screen.findAllByText(/This part of the link cannot be read/))[0]).toBeVisible();
  });

  it('marks fields that the API refused for this search, until the search changes', async () => {
    const refusal = 'This company may not book this airline.';
    fakeFlights({
      'GET /flights/offers': () => problem(422, 'invalid', 'Check the fields.', { airline: refusal }),
      'GET /flights/day-prices': () => ({ body: { data: [] } }),
    });
    const { user } = await open({ at: `/flights/results?${round}&cabin=Economy&adults=1&airline=MS` }, true);
    expect(await screen.findByText(refusal)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the search' }));
    const field = await screen.findByRole('combobox', { name: 'Choose an airline' });
    expect(field).toHaveAccessibleDescription(refusal);
    await user.click(screen.getByRole('radio', { name: 'One way' }));
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(refusal));
  });
});
