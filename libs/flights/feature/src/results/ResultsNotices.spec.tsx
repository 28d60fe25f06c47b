import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { lineStream, setViewport } from '@traveldesk/shared-testing/web';
import {
  offer,
  offersLine,
  searchLine,
  supplierLine,
  viaIstanbul,
  whyOf,
} from '@traveldesk/flights-ui/testing';
import { at, listed, openResults, press } from './results.fake';

const end = { type: 'end', count: 1, ms: 10 } as const;

it('expired prices can be searched again with a click', async () => {
  const { stream, user, api } = await openResults();
  const expires_at = new Date(Date.now() - 1_000).toISOString();
  stream.send({ ...searchLine, expires_at }, offersLine(offer('300.00')), end);
  stream.end();
  await listed(['300.00']);
  expect(screen.getByRole('alert')).toHaveTextContent('These prices have expired.');
  await press(user, 'Search again');
  await waitFor(() => expect(api.callsTo('GET /flights/offers')).toHaveLength(2));
});

it.each([-2, 2])(
  'a device clock that is %d hours off neither expires a price nor keeps it alive',
  async (hours) => {
    const server = Date.now() - hours * 3_600_000;
    const stream = lineStream();
    const answer = { stream, headers: { date: new Date(server).toUTCString() } };
    await openResults({ 'GET /flights/offers': () => answer });
    stream.send(
      { ...searchLine, expires_at: new Date(server + 1_200_000).toISOString() },
      offersLine(offer('300.00')),
    );
    await listed(['300.00']);
    expect(screen.getByText(/for (19|20) minutes/)).toBeVisible();
    cleanup();

    const over = lineStream();
    await openResults({ 'GET /flights/offers': () => ({ ...answer, stream: over }) });
    over.send(
      { ...searchLine, expires_at: new Date(server - 5_000).toISOString() },
      offersLine(offer('300.00')),
    );
    expect(await screen.findByText('These prices have expired.')).toBeVisible();
  },
);

it('valid prices come without an offer to search again', async () => {
  const { stream } = await openResults();
  stream.send(searchLine, offersLine(offer('300.00')));
  await listed(['300.00']);
  expect(screen.getByText(/Prices valid for/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Search again' })).not.toBeInTheDocument();
});

it('prices and the price filter use the search’s currency, without a notice about others', async () => {
  const { stream } = await openResults({}, { at: `${at}&price=1500000-1600000` });
  const pounds = (amount: string) => {
    const total = { amount, currency: 'EGP' };
    return offer(amount, {
      itinerary_key: amount,
      price: { total, per_traveller: total, base: null, tax: null },
    });
  };
  stream.send({ ...searchLine, currency: 'EGP' }, offersLine(pounds('15000.00'), pounds('17500.00')));
  expect(await screen.findByText('EGP 15,000.00', { selector: 'article *' })).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Highest price shown' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^EGP\s16,000\.00$/),
  );
  expect(screen.queryByText(/compare|suppliers sell/i)).not.toBeInTheDocument();
});

it('explains the price of each fare to users who see net prices', async () => {
  const net = { amount: '280.00', currency: 'EUR' };
  const { price } = offer('300.00');
  const { stream, user, api } = await openResults(
    { 'GET /flights/offers/{id}/price-explanation': () => ({ body: whyOf({ net, total: price.total }) }) },
    { permissions: ['flights_search', 'show_markups'] },
  );
  const known = offer('300.00', { price: { ...price, net } });
  stream.send(searchLine, offersLine(known, offer('320.00', { fare_brand: 'Flex' })));
  await listed(['300.00']);
  await press(user, '2 fares');
  // The API sends no net price for the other offer.
  await user.click(await screen.findByRole('button', { name: 'Why this price?' }));
  expect(await screen.findByRole('row', { name: /Desk fee \+EUR\s20\.00/ })).toBeVisible();
  expect(api.callsTo('GET /flights/offers/{id}/price-explanation')).toMatchObject([
    { params: { id: known.id }, query: {} },
  ]);
});

it('shows the state of each supplier by icon and words', async () => {
  const { stream, user } = await openResults();
  stream.send(
    searchLine,
    supplierLine('alpha', { count: 3 }),
    supplierLine('beta', { status: 'failed', reason: 'no_rate', count: 0 }),
  );
  await user.click(await screen.findByRole('button', { name: '1 of 2 suppliers answered' }));
  const bars = within(await screen.findByRole('list', { name: 'Suppliers' })).getAllByRole('listitem');
  await waitFor(() =>
    expect(bars[1]).toHaveTextContent(
      'Failed after 1.2 s: its prices cannot be converted: no exchange rate is in force',
    ),
  );
  expect(bars[0]).toHaveTextContent('3 offers, 1.2 s');
  // The failed supplier has a retry button.
  expect(bars.map((bar) => bar.querySelectorAll('.anticon').length)).toEqual([1, 2]);
});

it('shows the number of omitted offers of a supplier, and the reasons on demand', async () => {
  const { stream, user } = await openResults();
  stream.send(
    searchLine,
    supplierLine('alpha', { count: 3, dropped: 7, causes: { route: 4, price: 2, expired: 1 } }),
    supplierLine('beta', { count: 3 }),
  );
  await user.click(await screen.findByRole('button', { name: '2 suppliers answered' }));
  const summary = screen.getByText('7 left out');
  const words = screen.getByText('Airports that were not searched', { exact: false });
  expect(words).not.toBeVisible();
  await user.click(summary);
  expect(words).toBeVisible();
  const list = words.closest('ul') as HTMLElement;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['A price that does not add up: 2', 'Airports that were not searched: 4', 'Expired: 1']);
  expect(screen.getAllByText(/left out/)).toHaveLength(1);
});

it('shows until when a supplier is paused', async () => {
  const { stream } = await openResults();
  const line = {
    status: 'failed',
    reason: 'rate_limited',
    count: 0,
    until: '2027-02-01T10:00:30.000Z',
  } as const;
  stream.send(searchLine, supplierLine('alpha', line));
  expect(await screen.findByText(/searched again from .*2027/)).toBeVisible();
});

it('the filter drawer shows the number of results, and closes', async () => {
  const { stream, user } = await openResults();
  setViewport({ width: 390 });
  stream.send(searchLine, offersLine(offer('300.00'), viaIstanbul('90.00')), end);
  stream.end();
  await screen.findByText('2 flights');
  await press(user, /Filters/);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByText('Filters')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Show 2 flights' }));
  // The drawer is closing; jsdom never ends animations.
  await waitFor(() => expect(document.querySelector('.ant-drawer-open')).toBeNull());
});
