import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { setViewport } from '@traveldesk/shared-testing/web';
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

it('tells of each supplier by icon and words how it stands', async () => {
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
