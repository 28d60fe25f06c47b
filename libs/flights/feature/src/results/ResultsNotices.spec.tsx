import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { lineStream, setViewport } from '@traveldesk/shared-testing/web';
import { offer, offersLine, searchLine, supplierLine } from '../offers.fake';
import { at, listed, openResults, press } from './results.fake';

const end = { type: 'end', count: 1, ms: 10 } as const;
const dollars = (amount: string) => {
  const total = { amount, currency: 'USD' };
  const price = { total, per_traveller: total, base: null, tax: null };
  return offer(amount, { itinerary_key: 'dollars', price });
};

it('prices that hold no longer are searched for again by a click', async () => {
  const { stream, user, api } = await openResults();
  const expires_at = new Date(Date.now() - 1_000).toISOString();
  stream.send({ ...searchLine, expires_at }, offersLine(offer('300.00')), end);
  stream.end();
  await listed(['300.00']);
  expect(screen.getByRole('alert')).toHaveTextContent('These prices have expired.');
  await press(user, 'Search again');
  await waitFor(() => expect(api.callsTo('GET /flights/offers')).toHaveLength(2));
});

it.each([-2, 2])('a clock that is %d hours off makes no price expire and keeps none alive', async (hours) => {
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
});

it('prices hold: nothing is offered to be searched again', async () => {
  const { stream } = await openResults();
  stream.send(searchLine, offersLine(offer('300.00')));
  await listed(['300.00']);
  expect(screen.getByText(/Prices hold for/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Search again' })).not.toBeInTheDocument();
});

it('says that suppliers sell in another currency than the company’s', async () => {
  const { stream } = await openResults();
  stream.send({ ...searchLine, currency: 'EGP' }, offersLine(offer('300.00')));
  expect(
    await screen.findByText('Suppliers sell in EUR; the company’s currency is EGP.', { exact: false }),
  ).toBeVisible();
});

it('says what becomes of prices that cannot be compared, also where a range of prices leaves them out', async () => {
  const { stream } = await openResults();
  stream.send(searchLine, offersLine(offer('300.00'), offer('350.00'), dollars('100.00')));
  expect(
    await screen.findByText(
      'Prices in another currency than EUR cannot be compared: by price they come last.',
      {
        exact: false,
      },
    ),
  ).toBeVisible();
  expect(screen.queryByText(/Suppliers sell in/)).not.toBeInTheDocument();
  cleanup();

  const narrowed = await openResults({}, { at: `${at}&price=30000-32000` });
  narrowed.stream.send(searchLine, offersLine(offer('300.00'), offer('350.00'), dollars('100.00')));
  await listed(['300.00']);
  expect(screen.getByText('Only prices in EUR: others cannot be compared.')).toBeVisible();
});

it('shows the state of each supplier by icon and words', async () => {
  const { stream } = await openResults();
  stream.send(
    searchLine,
    supplierLine('alpha', { count: 3 }),
    supplierLine('beta', { status: 'failed', reason: 'unsupported', count: 0 }),
  );
  const bars = within(await screen.findByRole('list', { name: 'Suppliers' })).getAllByRole('listitem');
  await waitFor(() => expect(bars[1]).toHaveTextContent('Failed after 1.2 s: it cannot search for this'));
  expect(bars[0]).toHaveTextContent('3 offers, 1.2 s');
  expect(bars.map((bar) => bar.querySelectorAll('.anticon').length)).toEqual([1, 1]);
});

it('says how many offers of a supplier are left out, and on demand why', async () => {
  const { stream, user } = await openResults();
  stream.send(
    searchLine,
    supplierLine('alpha', { count: 3, dropped: 7, causes: { route: 4, price: 2, expired: 1 } }),
    supplierLine('beta', { count: 3 }),
  );
  const summary = await screen.findByText('7 left out');
  const words = screen.getByText('Other airports than searched', { exact: false });
  expect(words).not.toBeVisible();
  await user.click(summary);
  expect(words).toBeVisible();
  const list = words.closest('ul') as HTMLElement;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['A price that does not add up: 2', 'Other airports than searched: 4', 'Expired: 1']);
  expect(screen.getAllByText(/left out/)).toHaveLength(1);
});

it('says until when a supplier is left alone', async () => {
  const { stream } = await openResults();
  const line = {
    status: 'failed',
    reason: 'rate_limited',
    count: 0,
    until: '2027-02-01T10:00:30.000Z',
  } as const;
  stream.send(searchLine, supplierLine('alpha', line));
  expect(await screen.findByText(/asked again from .*2027/)).toBeVisible();
});

it('the drawer of filters says what they leave, and closes', async () => {
  const { stream, user } = await openResults();
  setViewport({ width: 390 });
  stream.send(searchLine, offersLine(offer('300.00'), dollars('100.00')), end);
  stream.end();
  await screen.findByText('2 flights');
  await press(user, /Filters/);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByText('Filters')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Show 2 flights' }));
  // It is on its way out: jsdom ends no motion.
  await waitFor(() => expect(document.querySelector('.ant-drawer-open')).toBeNull());
});
