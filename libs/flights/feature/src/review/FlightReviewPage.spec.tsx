import { act, screen } from '@testing-library/react';
import type { Review } from '@traveldesk/flights-contract';
import { problem, type MockRoutes } from '@traveldesk/shared-testing/web';
import { criteria, offer, offerNames, offersLine, searchLine, viaIstanbul } from '../offers.fake';
import { at, listed, openResults as open, press, query } from '../results/results.fake';

describe('the review', () => {
  const seen = offer('300.00');
  const review = (change: Partial<Review> = {}): Review => ({
    ...{ offer: seen, previous: seen, changes: [], names: offerNames },
    supplier: { key: 'alpha', name: 'Alpha Air', training: false },
    search: { id: searchLine.id, criteria },
    requirements: {
      passport: true,
      instant_payment: null,
      payment_required_by: null,
      price_guaranteed_until: null,
    },
    checked_at: '2026-11-21T08:00:00Z',
    ...change,
  });
  const reviewOf = (body: Review) => ({ 'GET /flights/offers/{id}': () => ({ body }) });

  async function choose(routes: MockRoutes) {
    const opened = await open(routes, { at: `${at}&sort=price` });
    opened.stream.send(searchLine, offersLine(seen));
    await listed(['300.00']);
    await opened.user.click(screen.getByRole('link', { name: 'Choose' }));
    return opened;
  }

  it('shows the offer as it is now, and leads back to the list, which went on meanwhile', async () => {
    const { stream, user, address, api } = await choose(reviewOf(review()));
    expect(await screen.findByText(/are as you chose them/)).toBeVisible();
    expect(screen.getByText('Passports are asked for.')).toBeVisible();
    expect(screen.getByText(/the supplier does not say when/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    expect(stream.aborted).toBe(false);
    act(() => stream.send(offersLine(viaIstanbul('90.00')), { type: 'end', count: 2, ms: 9 }));
    act(() => stream.end());
    await user.click(screen.getByRole('link', { name: 'Back to the flights' }));
    await listed(['90.00', '300.00']);
    expect(address()).toBe(`${at}&sort=price`);
    expect(api.callsTo('GET /flights/offers')).toHaveLength(1);
    expect(api.callsTo('GET /flights/offers/{id}')[0]?.params.id).toBe(seen.id);
  });

  it('marks what has changed, old and new side by side, and has it accepted', async () => {
    const { user } = await choose(
      reviewOf(
        review({
          offer: offer('310.00'),
          changes: [
            { kind: 'price', before: seen.price.total, after: { amount: '310.00', currency: 'EUR' } },
            {
              ...{ kind: 'schedule', slice: 0, segment: 0, field: 'departing_at' },
              ...{ before: '2027-02-01T10:00', after: '2027-02-01T11:15' },
            },
          ],
        }),
      ),
    );
    expect(await screen.findByRole('heading', { name: 'This has changed since you chose it' })).toBeVisible();
    expect(
      screen.getByRole('row', { name: /Price EUR\s300.00 EUR\s310.00 ?More by EUR\s10.00/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /Trip 1, flight 1: departure 10:00.*11:15/ })).toBeVisible();
    await press(user, 'Accept the new price and times');
    expect(screen.getByRole('heading', { name: 'You have accepted what changed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
  });

  it.each([
    ['offer_expired', 'This offer has expired'],
    ['offer_gone', 'The supplier does not sell this offer any more'],
  ])('says %s, and leads back', async (code, sentence) => {
    await choose({ 'GET /flights/offers/{id}': () => problem(422, code, 'x') });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Back to the flights' })[0]).toHaveAttribute(
      'href',
      `${at}&sort=price`,
    );
  });

  it('can be tried again where the supplier does not answer', async () => {
    const { user, api } = await choose({
      'GET /flights/offers/{id}': () => problem(503, 'supplier_unavailable', 'Alpha Air does not answer.'),
    });
    expect(await screen.findByText('Alpha Air does not answer.')).toBeVisible();
    api.use(reviewOf(review()));
    await press(user, 'Try again');
    expect(await screen.findByText(/are as you chose them/)).toBeVisible();
  });

  it('of no offer leads back', async () => {
    await open({}, { at: `/flights/review?${query}` });
    expect(await screen.findByText('There is no such offer')).toBeVisible();
  });
});
