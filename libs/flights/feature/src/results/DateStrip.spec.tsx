import { screen, waitFor, within } from '@testing-library/react';
import { dayIn, type DayPrice } from '@traveldesk/flights-contract';
import { addDays } from '@traveldesk/shared-contract';
import { at, openResults, press } from './results.fake';

const day = (date: string, amount: string | null): DayPrice => ({
  date,
  return_date: null,
  status: amount ? 'known' : 'unknown',
  price: amount ? { amount, currency: 'EUR' } : null,
  seen_at: amount ? new Date(Date.now() - 600_000).toISOString() : null,
});
const strip = () => within(screen.getByRole('navigation', { name: 'Other days' }));

it('shows the age of a known price, and marks the lowest', async () => {
  await openResults({
    'GET /flights/day-prices': () => ({
      body: { data: [day('2027-01-31', '77.00'), day('2027-02-01', '90.00'), day('2027-02-02', null)] },
    }),
  });
  const cheap = await strip().findByRole('link', {
    name: /31 Jan 2027.*EUR\s77\.00.*Cheapest.*10 minutes ago/,
  });
  expect(cheap).toBeVisible();
  expect(strip().getAllByText(/^Cheapest/)).toHaveLength(1);
});

it('omits passed days, even before the prices are loaded', async () => {
  const today = dayIn('Africa/Cairo', new Date());
  await openResults(
    { 'GET /flights/day-prices': () => new Promise(() => undefined) },
    { at: `/flights/results?type=oneway&trips=CAI-DXB-${today}&cabin=Economy&adults=1` },
  );
  const days = strip()
    .getAllByRole('link')
    .map((link) => /\d{4}-\d\d-\d\d/.exec(link.getAttribute('href') ?? '')?.[0] ?? '');
  expect(days).toEqual(expect.arrayContaining([today, addDays(today, 3)]));
  // The space of the button is reserved, but the button is hidden until it is known which days lack a price.
  expect(screen.getByText('Prices of the other days').closest('button')).not.toBeVisible();
  // It may still be yesterday somewhere.
  expect(days.filter((one) => one < addDays(today, -1))).toEqual([]);
});

it('shows the offers of the fastest supplier while the slowest is awaited', async () => {
  let isFound = false;
  const { user, api } = await openResults({
    'GET /flights/day-prices': () => ({
      body: { data: [day('2027-01-31', isFound ? '77.00' : null), day('2027-02-01', '90.00')] },
    }),
    // The search never answers.
    'GET /flights/day-price': () => new Promise(() => undefined),
  });
  await strip().findByText(/EUR\s90\.00/);
  await press(user, 'Prices of the other days');
  await waitFor(() => expect(api.callsTo('GET /flights/day-price')).toHaveLength(1));
  isFound = true;
  expect(await strip().findByText(/EUR\s77\.00/, {}, { timeout: 3_000 })).toBeVisible();
});

it('shows each outbound day with each return day, and requests the nearest unknown ones', async () => {
  const cell = (date: string, back: string, amount: string | null): DayPrice => ({
    ...day(date, amount),
    return_date: back,
  });
  const { user, api } = await openResults(
    {
      'GET /flights/day-prices': ({ query }) => ({
        body: {
          data:
            query.shape === 'grid'
              ? [
                  cell('2027-02-01', '2027-02-08', '90.00'),
                  cell('2027-02-01', '2027-02-09', '70.00'),
                  cell('2027-02-04', '2027-02-08', null),
                  cell('2027-02-02', '2027-02-08', null),
                ]
              : [],
        },
      }),
      'GET /flights/day-price': () => new Promise(() => undefined),
    },
    {
      at: `/flights/results?type=roundtrip&trips=CAI-DXB-2027-02-01.DXB-CAI-2027-02-08&cabin=Economy&adults=1`,
    },
  );
  await press(user, 'Departure × return');
  const grid = within(await screen.findByRole('table', { name: 'Departure × return' }));
  expect(
    grid.getByRole('link', { name: /Out 1 Feb 2027, back 9 Feb 2027.*EUR\s70\.00.*Cheapest/ }),
  ).toHaveAttribute(
    'href',
    '/flights/results?type=roundtrip&trips=CAI-DXB-2027-02-01.DXB-CAI-2027-02-09&cabin=Economy&adults=1',
  );
  expect(grid.getByRole('link', { name: /back 8 Feb 2027.*EUR\s90\.00/ })).toHaveAttribute(
    'aria-current',
    'date',
  );
  await press(user, 'Prices of 2 more days');
  await waitFor(() =>
    expect(api.callsTo('GET /flights/day-price').map(({ query }) => query.trips)).toEqual([
      'CAI-DXB-2027-02-02.DXB-CAI-2027-02-08',
      'CAI-DXB-2027-02-04.DXB-CAI-2027-02-08',
    ]),
  );
});

it('shows a month, with the previous and the next one', async () => {
  const { user, api } = await openResults({
    'GET /flights/day-prices': ({ query }) => ({
      body: {
        data: query.month === '2027-02' ? [day('2027-02-01', '90.00'), day('2027-02-03', '80.00')] : [],
      },
    }),
  });
  await press(user, 'Whole month');
  const month = within(await screen.findByRole('list', { name: 'Whole month' }));
  expect(await month.findByRole('link', { name: /3 Feb 2027.*EUR\s80\.00.*Cheapest/ })).toBeVisible();
  await press(user, 'Next month');
  expect(await screen.findByText('March 2027')).toBeVisible();
  expect(await screen.findByText('No flights of this month are sold.')).toBeVisible();
  expect(api.callsTo('GET /flights/day-prices').at(-1)?.query).toMatchObject({
    shape: 'month',
    month: '2027-03',
  });
});

it('requests flexible days by itself, each once, two at a time', async () => {
  const dates = ['2027-01-29', '2027-01-30', '2027-01-31', '2027-02-02'];
  const answers: (() => void)[] = [];
  const { api } = await openResults(
    {
      'GET /flights/day-prices': () => ({ body: { data: dates.map((date) => day(date, null)) } }),
      'GET /flights/day-price': ({ query }) =>
        new Promise((resolve) =>
          answers.push(() => resolve({ body: day(String(query.trips).slice(-10), '80.00') })),
        ),
    },
    { at: `${at}&flexible=1` },
  );
  const asked = () => api.callsTo('GET /flights/day-price').map(({ query }) => query.trips?.slice(-10));
  await waitFor(() => expect(asked()).toEqual(dates.slice(0, 2)));
  answers[0]?.();
  await waitFor(() => expect(asked()).toEqual(dates.slice(0, 3)));
  answers[1]?.();
  answers[2]?.();
  await waitFor(() => expect(asked()).toEqual(dates));
});

it('continues a request when another day is clicked, and cancels all when the page is left', async () => {
  const dates = ['2027-01-30', '2027-01-31'];
  const { user, api, go } = await openResults({
    'GET /flights/day-prices': () => ({ body: { data: dates.map((date) => day(date, null)) } }),
    'GET /flights/day-price': () => new Promise(() => undefined),
  });
  const signals: (AbortSignal | null | undefined)[] = [];
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (String(input).includes('/day-price?')) signals.push(init?.signal);
    return fetch(input, init);
  };
  await user.click(await screen.findByRole('button', { name: 'Prices of the other days' }));
  await waitFor(() => expect(api.callsTo('GET /flights/day-price')).toHaveLength(2));
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
  await go('/elsewhere');
  await waitFor(() => expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]));
});
