import { waitFor, within } from '@testing-library/react';
import { formatters } from '@traveldesk/shared-web';
import { card, listed, openFound, query, rows } from './results.fake';
import { idOf, someDay, stay, stayFrom, stayRate } from './stays.fake';

describe('a card', () => {
  it('shows the property and its best rate', async () => {
    const until = `${someDay(-2)}T12:00:00.000Z`;
    await openFound([
      stay(2, 'Rove Creek', [stayRate('300.00', { terms: 'free', free_until: until, payment: 'deposit' })], {
        chain: 'Rove',
        amenities: ['wifi', 'pool', 'spa', 'gym', 'parking', 'rooftop_bar'],
      }),
    ]);
    await listed(['Rove Creek']);
    const it = within(card('Rove Creek'));
    expect(it.getByRole('link', { name: 'Rove Creek' })).toHaveAttribute(
      'href',
      `/hotels/property/${idOf(2)}?${query}`,
    );
    expect(it.getByRole('img', { name: '4 stars' })).toBeVisible();
    expect(card('Rove Creek')).toHaveTextContent('8 of 10 (120 reviews)');
    expect(card('Rove Creek')).toHaveTextContent(/2 km from .*Dubai/);
    expect(it.getByText('2 Palm Avenue, Dubai')).toBeVisible();
    expect(card('Rove Creek')).toHaveTextContent('Rove · Wi-Fi · Pool · Spa · Gym · 2 more');
    expect(card('Rove Creek')).toHaveTextContent(/EUR\s300\.002 nights.*EUR\s150\.00.* per night/);
    // In the reader's time, with its zone.
    const day = formatters('en').date(someDay(-2));
    expect(it.getByText(new RegExp(`Free cancellation until .*${day}.*(UTC|GMT)`))).toBeVisible();
    expect(it.getByText('Breakfast')).toBeVisible();
    expect(it.getByText('Deposit now')).toBeVisible();
  });

  it('complaint 8: shows what is due at the property on its own line, and never adds it to the total', async () => {
    const { price, ...rate } = stayRate('300.00');
    await openFound([
      stay(1, 'Rove Creek', [{ ...rate, price }]),
      stay(2, 'Palm House', [{ ...rate, price: { ...price, due: { amount: '0.00', currency: 'AED' } } }]),
      stay(3, 'Sea Inn', [{ ...rate, price: { ...price, due: null } }]),
    ]);
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(card('Rove Creek')).toHaveTextContent(/EUR\s300\.00.*Due at the property: .*AED\s45\.00/);
    expect(card('Palm House')).not.toHaveTextContent('Due at the property');
    expect(card('Sea Inn')).toHaveTextContent('Due at the property: not stated');
  });

  it('marks unknown values, missing ratings and rates that cannot be booked', async () => {
    await openFound([
      stayFrom(1, 'Rove Creek', '300.00'),
      stay(2, 'Palm House', [stayRate('100.00', { bookable: false })], {
        review: null,
        km: null,
        stars: null,
      }),
    ]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    const from = card('Rove Creek');
    expect(from).toHaveTextContent(/from EUR\s300\.00/);
    for (const part of ['Board', 'Payment', 'Cancellation'])
      expect(from).toHaveTextContent(`${part}: not known yet`);
    expect(from).not.toHaveTextContent('Not bookable');
    const bare = card('Palm House');
    expect(bare).toHaveTextContent('Not rated');
    expect(bare).toHaveTextContent('Distance not known');
    expect(bare).toHaveTextContent('Not bookable');
    expect(within(bare).queryByRole('img', { name: /star/ })).toBeNull();
  });

  it('shows net prices only if the API sends them', async () => {
    const { price, ...rate } = stayRate('300.00');
    await openFound([
      stay(1, 'Rove Creek', [{ ...rate, price: { ...price, net: { amount: '270.00', currency: 'EUR' } } }]),
      stay(2, 'Palm House', [{ ...rate, price }]),
    ]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(card('Rove Creek')).toHaveTextContent(/Net .*EUR\s270\.00/);
    expect(card('Palm House')).not.toHaveTextContent('Net');
  });
});
