import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { OfferChange, Review } from '@traveldesk/flights-contract';
import { lineStream, problem, type MockRoutes } from '@traveldesk/shared-testing/web';
import { setAdditions } from '@traveldesk/shared-ui';
import {
  criteria,
  offer,
  offerNames,
  offersLine,
  searchLine,
  viaIstanbul,
  whyOf,
} from '@traveldesk/flights-ui/testing';
import { at, listed, openResults as open, press, query } from './results.fake';

describe('the review', () => {
  const seen = offer('300.00');
  const review = (change: Partial<Review> = {}): Review => ({
    offer: seen,
    previous: seen,
    changes: [],
    names: offerNames,
    supplier: { key: 'alpha', name: 'Alpha Air', training: false },
    search: { id: searchLine.id, criteria, company: null },
    requirements: {
      passport: true,
      instant_payment: null,
      payment_required_by: null,
      price_guaranteed_until: null,
    },
    checked_at: '2026-11-21T08:00:00Z',
    now: '2026-11-21T08:00:00Z',
    revision: 'first',
    accepted_at: null,
    ...change,
  });
  const total = { amount: '310.00', currency: 'EUR' };
  const dearer = { ...seen.price, total, per_traveller: total };
  const accepts: MockRoutes = {
    'POST /flights/offers/{id}/acceptances': () => ({
      status: 201,
      body: { message: 'Accepted.', data: { accepted_at: '2026-11-21T08:01:00Z' } },
    }),
  };
  const moved: OfferChange = {
    kind: 'schedule',
    slice: 0,
    segment: 0,
    field: 'departing_at',
    before: '2027-02-01T10:00',
    after: '2027-02-01T11:15',
  };
  const reviewOf = (body: Review) => ({ 'GET /flights/offers/{id}': () => ({ body }) });

  async function choose(routes: MockRoutes, permissions: readonly string[] = ['flights_search']) {
    const opened = await open(routes, { at: `${at}&sort=price`, permissions: [...permissions] });
    opened.stream.send(searchLine, offersLine(seen));
    await listed(['300.00']);
    await opened.user.click(screen.getByRole('link', { name: 'Choose' }));
    return opened;
  }

  it('shows the current offer, and returns to the list, which has continued meanwhile', async () => {
    const { stream, user, address, api } = await choose(reviewOf(review()));
    expect(await screen.findByText(/are as you chose them/)).toBeVisible();
    expect(screen.getByText('Passport details required.')).toBeVisible();
    expect(screen.getByText(/Payment deadline: not specified/)).toBeVisible();
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

  it('shows the wallet’s part about the company’s money, and nothing without a paying company', async () => {
    setAdditions([
      {
        place: 'payment',
        key: 'wallet',
        label: 'common:history.title',
        permissions: ['flights_search'],
        load: () => Promise.resolve(({ id, pay }) => <p>{`${id} pays ${pay?.amount} ${pay?.currency}`}</p>),
      },
    ]);
    await choose(reviewOf(review()));
    expect(await screen.findByText(/are as you chose them/)).toBeVisible();
    expect(screen.queryByText(/pays/)).not.toBeInTheDocument();
    cleanup();
    const id = '0198f000-0000-7000-8000-00000000c001';
    const search = { company: null, id: searchLine.id, criteria: { ...criteria, company_id: id } };
    await choose(reviewOf(review({ search })));
    expect(await screen.findByText(`${id} pays 300.00 EUR`)).toBeVisible();
    setAdditions([]);
  });

  it('marks changes with old and new values, and has them accepted', async () => {
    const opened = await choose(
      reviewOf(
        review({
          offer: { ...seen, price: dearer },
          changes: [{ kind: 'price', whose: 'supplier', before: seen.price.total, after: total }, moved],
        }),
      ),
    );
    const { user } = opened;
    expect(await screen.findByRole('heading', { name: 'This has changed since you chose it' })).toBeVisible();
    expect(
      screen.getByRole('row', {
        name: /The supplier’s price changed EUR\s300.00 EUR\s310.00 ?Increase: EUR\s10.00/,
      }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /Trip 1, flight 1: departure 10:00.*11:15/ })).toBeVisible();
    const { api, address } = opened;
    api.use(accepts);
    await press(user, 'Accept the new price and times');
    expect(await screen.findByRole('heading', { name: 'You have accepted what changed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    expect(api.callsTo('POST /flights/offers/{id}/acceptances')).toMatchObject([
      { params: { id: seen.id }, body: { revision: 'first' } },
    ]);
    // The search continues, and new offers do not restore the former price.
    act(() => opened.stream.send(offersLine(viaIstanbul('90.00'))));
    await user.click(screen.getByRole('link', { name: 'Back to the flights' }));
    await listed(['90.00', '310.00']);
    expect(address()).toBe(`${at}&sort=price`);
  });

  it.each<[string, OfferChange[]]>([
    ['Accept the new price', [{ kind: 'price', whose: 'ours', before: seen.price.total, after: total }]],
    ['Accept the new times', [moved]],
    ['Accept these changes', [{ kind: 'cabin', before: 'Business', after: 'Economy' }, moved]],
    ['Accept these changes', [{ ...moved, field: 'flight', before: 'MS 1', after: 'MS 3' } as OfferChange]],
  ])('shows the button “%s” for the only change', async (name, changes) => {
    await choose(reviewOf(review({ changes })));
    expect(await screen.findByRole('button', { name: /Accept/ })).toHaveAccessibleName(name);
  });

  it.each([
    ['supplier', 'The supplier’s price changed'],
    ['ours', 'Our price changed'],
    ['both', 'The supplier’s price and ours changed'],
  ] as const)('names the origin of a price change: %s', async (whose, title) => {
    const changes = [{ kind: 'price' as const, whose, before: seen.price.total, after: total }];
    await choose(reviewOf(review({ offer: { ...seen, price: dearer }, changes })));
    expect(await screen.findByRole('rowheader', { name: title })).toBeVisible();
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  it('explains the reviewed price to users who see net prices', async () => {
    const net = { amount: '280.00', currency: 'EUR' };
    const priced = { ...seen, price: { ...seen.price, net } };
    const explanation = whyOf({ net, total: seen.price.total });
    const routes = {
      ...reviewOf(review({ offer: priced, previous: priced })),
      'GET /flights/offers/{id}/price-explanation': () => ({ body: explanation }),
    };
    const { user, api } = await choose(routes, ['flights_search', 'show_markups']);
    await user.click(await screen.findByRole('button', { name: 'Why this price?' }));
    const steps = within(await screen.findByRole('table', { name: 'From net price to selling price' }));
    expect(steps.getByRole('row', { name: /Net price EUR\s280\.00/ })).toBeVisible();
    expect(steps.getByRole('row', { name: /Desk fee \+EUR\s20\.00/ })).toBeVisible();
    expect(api.callsTo('GET /flights/offers/{id}/price-explanation')).toMatchObject([
      { params: { id: seen.id }, query: { revision: 'first' } },
    ]);
    cleanup();
    await choose(reviewOf(review()), ['flights_search', 'show_markups']);
    expect(await screen.findByText(/are as you chose them/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Why this price?' })).not.toBeInTheDocument();
  });

  it('says which flight has another class or other bags', async () => {
    const flight = { slice: 1, segment: 0 };
    await choose(
      reviewOf(
        review({
          changes: [
            { kind: 'flight_cabin', ...flight, before: 'Business', after: 'Economy' },
            { kind: 'flight_cabin', ...flight, segment: 1, before: 'Business', after: null },
            {
              kind: 'flight_bags',
              ...flight,
              before: { carry_on: 1, checked: 2 },
              after: { carry_on: 1, checked: 0 },
            },
          ],
        }),
      ),
    );
    expect(await screen.findByRole('button', { name: /Accept/ })).toBeVisible();
    for (const name of [
      /Trip 2, flight 1: class Business Economy/,
      /Trip 2, flight 2: class Business Not specified/,
      /Trip 2, flight 1: bags .*2 checked.* No checked/i,
    ]) {
      expect(screen.getByRole('row', { name })).toBeVisible();
    }
  });

  it('does not ask again for an accepted change, after a reload or another check', async () => {
    const changes = [
      { kind: 'price' as const, whose: 'ours' as const, before: seen.price.total, after: total },
    ];
    const accepted = review({
      offer: { ...seen, price: dearer },
      changes,
      accepted_at: '2026-11-21T08:01:00Z',
    });
    const { user, api } = await choose(reviewOf(accepted));
    expect(await screen.findByRole('heading', { name: 'You have accepted what changed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    await press(user, 'Check again');
    await waitFor(() => expect(api.callsTo('GET /flights/offers/{id}')).toHaveLength(2));
    expect(await screen.findByRole('heading', { name: 'You have accepted what changed' })).toBeVisible();
    api.use(
      reviewOf({
        ...accepted,
        checked_at: '2026-11-21T08:02:00Z',
        revision: 'second',
        accepted_at: null,
      }),
    );
    await press(user, 'Check again');
    expect(await screen.findByRole('button', { name: 'Accept the new price' })).toBeVisible();
  });

  it('is not accepted if the API refuses, and the list is unchanged', async () => {
    const changes = [
      { kind: 'price' as const, whose: 'ours' as const, before: seen.price.total, after: total },
    ];
    const { user, api } = await choose(reviewOf(review({ offer: { ...seen, price: dearer }, changes })));
    api.use({
      'POST /flights/offers/{id}/acceptances': () => problem(422, 'offer_expired', 'This offer has expired.'),
    });
    await user.click(await screen.findByRole('button', { name: /Accept/ }));
    await waitFor(() => expect(api.callsTo('POST /flights/offers/{id}/acceptances')).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Accept/ })).not.toHaveClass('ant-btn-loading'),
    );
    await user.click(screen.getByRole('link', { name: 'Back to the flights' }));
    await listed(['300.00']);
  });

  it.each([
    ['offer_expired', 'This offer has expired'],
    ['offer_gone', 'The supplier no longer sells this offer'],
    ['offer_impossible', 'The supplier’s answer does not match the search'],
  ])('says %s, links back and offers a fresh search', async (code, sentence) => {
    const { user, api } = await choose({ 'GET /flights/offers/{id}': () => problem(422, code, 'x') });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Back to the flights' })[0]).toHaveAttribute(
      'href',
      `${at}&sort=price`,
    );
    // The list is still cached.
    const fresh = lineStream();
    api.use({ 'GET /flights/offers': () => ({ stream: fresh }) });
    await press(user, 'Search again');
    fresh.send(searchLine, offersLine(offer('320.00')));
    await listed(['320.00']);
  });

  it('can be repeated if the supplier does not answer', async () => {
    const { user, api } = await choose({
      'GET /flights/offers/{id}': () => problem(503, 'supplier_unavailable', 'Alpha Air does not answer.'),
    });
    expect(await screen.findByText('Alpha Air does not answer.')).toBeVisible();
    expect(screen.getByText('As listed: the supplier has not said how it sells it now.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
    api.use(reviewOf(review()));
    await press(user, 'Try again');
    expect(await screen.findByText(/are as you chose them/)).toBeVisible();
  });

  it('shows the facts of the list until the supplier answers', async () => {
    let answer: ((body: Review) => void) | undefined;
    const asked = new Promise<Review>((resolve) => {
      answer = resolve;
    });
    await choose({ 'GET /flights/offers/{id}': async () => ({ body: await asked }) });
    expect(await screen.findByText(/^As listed. The supplier is asked/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
    expect(screen.getByText('Cairo International')).toBeVisible();
    expect(screen.getAllByText(/EUR\s300\.00/)).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
    act(() => answer?.(review()));
    expect(await screen.findByText(/are as you chose them/)).toBeVisible();
    expect(screen.queryByText(/^As listed/)).not.toBeInTheDocument();
  });

  it('without an offer returns to the search', async () => {
    await open({}, { at: `/flights/review?${query}` });
    expect(await screen.findByText('This offer does not exist')).toBeVisible();
  });
});
