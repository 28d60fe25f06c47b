import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeReview, review, seen } from './review.fake';
import { openReview } from './reviewing.fake';

/** The lines of the price panel: label and amount. */
const panel = () =>
  [
    ...(screen.getByRole('heading', { name: 'Price' }).parentElement as HTMLElement).querySelectorAll(
      'dl > div',
    ),
  ].map((line) =>
    [...line.children].map((part) =>
      part.textContent?.replace(/[\u00a0\u2066-\u2069]/g, (mark) => (mark === '\u00a0' ? ' ' : '')),
    ),
  );
const total = () => panel().find(([name]) => name?.startsWith('Total'))?.[1];
const offer = { ...seen, price: { ...seen.price, base: null, tax: null } };

async function openExtras() {
  const opened = await openReview();
  await opened.user.click((await screen.findByText('Show bags and seats')).closest('button') as HTMLElement);
  return opened;
}
const bags = () => screen.findByRole('spinbutton', { name: 'Checked bag, 23 kg · 1. Adult · ⁦CAI–DXB⁩' });

describe('the price panel', () => {
  it('adds a line for each bag and seat when it is chosen, and updates the total', async () => {
    const { bookings } = fakeReview({ 'GET /flights/offers/{id}': () => ({ body: review({ offer }) }) });
    const { user } = await openExtras();
    expect(total()).toBe('EUR 300.00');
    fireEvent.change(await bags(), { target: { value: '2' } });
    await waitFor(() => expect(total()).toBe('EUR 340.00'));
    await user.click(document.querySelector('[aria-label*="1C"]') as HTMLElement);
    await waitFor(() =>
      expect(panel()).toEqual([
        ['Flights', 'EUR 300.00'],
        ['Checked bag, 23 kg · 1. Adult · CAI–DXB × 2', 'EUR 40.00'],
        ['Seat 1C · 1. Adult · CAI–DXB', 'EUR 15.00'],
        [expect.stringMatching(/^Total/), 'EUR 355.00'],
      ]),
    );
    expect(bookings).toEqual([]);
    fireEvent.change(await bags(), { target: { value: '0' } });
    await waitFor(() => expect(total()).toBe('EUR 315.00'));
  });

  it('adds bags and seats to the net price unchanged, as they carry no markup', async () => {
    const net = { amount: '280.00', currency: 'EUR' };
    fakeReview({
      'GET /flights/offers/{id}': () => ({
        body: review({ offer: { ...offer, price: { ...offer.price, net } } }),
      }),
    });
    await openExtras();
    fireEvent.change(await bags(), { target: { value: '1' } });
    await waitFor(() => expect(total()).toBe('EUR 320.00'));
    expect(panel().at(-1)).toEqual(['Net price', 'EUR 300.00']);
  });

  it('shows no net price if the API sends none', async () => {
    fakeReview({ 'GET /flights/offers/{id}': () => ({ body: review({ offer }) }) });
    await openExtras();
    fireEvent.change(await bags(), { target: { value: '1' } });
    await waitFor(() => expect(total()).toBe('EUR 320.00'));
    expect(panel().map(([name]) => name)).toEqual([
      'Flights',
      'Checked bag, 23 kg · 1. Adult · CAI–DXB',
      expect.stringMatching(/^Total/),
    ]);
  });

  it('strikes out the former price beside the flights', async () => {
    const before = offer.price.total;
    const now = { amount: '310.00', currency: 'EUR' };
    fakeReview({
      'GET /flights/offers/{id}': () => ({
        body: review({
          offer: { ...offer, price: { ...offer.price, total: now } },
          previous: offer,
          changes: [{ kind: 'price', before, after: now } as never],
          accepted_at: '2026-11-24T08:00:00Z',
        }),
      }),
    });
    await openExtras();
    expect(total()).toBe('EUR 300.00EUR 310.00');
    fireEvent.change(await bags(), { target: { value: '1' } });
    await waitFor(() => expect(total()).toBe('EUR 330.00'));
    expect(panel()[0]).toEqual(['Flights', 'EUR 300.00EUR 310.00']);
  });
});
