import { screen, waitFor } from '@testing-library/react';
import type { SupplierLine } from '@traveldesk/flights-contract';
import { lineStream, problem } from '@traveldesk/shared-testing/web';
import { offer, offersLine, searchLine, supplierLine } from '@traveldesk/flights-ui/testing';
import { listed, openResults, press, supplierBar as bar, suppliersButton } from './results.fake';

const end = { type: 'end', count: 1, ms: 10 } as const;
const failed = (supplier: string, change: Partial<SupplierLine> = {}) =>
  supplierLine(supplier, { status: 'failed', reason: 'timed_out', count: 0, ...change });
const retry = (name: string) => screen.queryByRole('button', { name: `Search ${name} again` });

/** Opens the results, with a response for the retried supplier. */
async function openWithRetry(again: () => object | Promise<object>) {
  const search = lineStream();
  const opened = await openResults({
    'GET /flights/offers': ({ query }) => (query.supplier ? (again() as never) : { stream: search }),
  });
  return { ...opened, search };
}

it('searches only the failed supplier again, and lists its offers', async () => {
  const stream = lineStream();
  const { search, user, api } = await openWithRetry(() => ({ stream }));
  search.send(
    searchLine,
    offersLine(offer('300.00')),
    supplierLine('alpha', { count: 1 }),
    failed('beta'),
    end,
  );
  search.end();
  await listed(['300.00']);
  expect(retry('Alpha Air')).toBeNull();
  await press(user, 'Search Beta Trips again');
  await waitFor(() => expect(bar('Beta Trips')).toHaveTextContent('Searching…'));
  expect(api.callsTo('GET /flights/offers').map(({ query }) => query.supplier)).toEqual([undefined, 'beta']);
  const sold = {
    ...offersLine(offer('120.00', { supplier: 'beta', itinerary_key: 'other' })),
    supplier: 'beta',
  };
  stream.send({ ...searchLine, id: 'another', suppliers: [] }, sold, supplierLine('beta', { count: 1 }), end);
  stream.end();
  await user.click(await screen.findByRole('button', { name: '2 suppliers answered' }));
  expect(bar('Beta Trips')).toHaveTextContent('1 offer');
  expect(bar('Alpha Air')).toHaveTextContent('1 offer');
  await listed(['120.00', '300.00']);
});

it('searches again while others still search, and keeps their offers', async () => {
  const stream = lineStream();
  const { search, user } = await openWithRetry(() => ({ stream }));
  search.send(searchLine, supplierLine('alpha', { status: 'searching' }), failed('beta'));
  await waitFor(() => expect(retry('Beta Trips')).toBeVisible());
  await press(user, 'Search Beta Trips again');
  stream.send(supplierLine('beta', { count: 0 }), end);
  stream.end();
  await waitFor(() => expect(suppliersButton()).toHaveTextContent('1 of 2'));
  // The bar is closed, and keyboard users continue from the summary line.
  expect(suppliersButton()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(bar('Beta Trips')).toHaveTextContent('Nothing found');
  expect(screen.getByText('Searching…', { selector: '[role=status]' })).toBeVisible();
  search.send(offersLine(offer('300.00')), supplierLine('alpha', { count: 1 }), end);
  search.end();
  await listed(['300.00']);
  expect(bar('Beta Trips')).toHaveTextContent('Nothing found');
});

it('shows the original failure if the retry fails', async () => {
  const { search, user, said } = await openWithRetry(() => problem(503, 'unavailable', 'Not now.'));
  search.send(
    searchLine,
    offersLine(offer('300.00')),
    supplierLine('alpha', { count: 1 }),
    failed('beta'),
    end,
  );
  search.end();
  await listed(['300.00']);
  await press(user, 'Search Beta Trips again');
  await waitFor(() => expect(said()).toBe('Not now.'));
  await waitFor(() => expect(bar('Beta Trips')).toHaveTextContent('it did not answer in time'));
  expect(retry('Beta Trips')).toBeEnabled();
});

it('waits until the supplier accepts calls again', async () => {
  const { stream } = await openResults();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  stream.send(searchLine, failed('beta', { reason: 'paused', until }));
  await waitFor(() => expect(retry('Beta Trips')).toBeDisabled());
  // With the time zone, as the user may be in another one.
  expect(bar('Beta Trips')).toHaveTextContent(/searched again from .*\d\d:\d\d.* (UTC|GMT)/);
});

it.each([
  ['timed_out', /Search again in a moment/],
  ['not_authorised', /Searching again will not help/],
] as const)('says that no supplier has answered if all have failed: %s', async (reason, hint) => {
  const { stream } = await openResults();
  stream.send(searchLine, failed('alpha', { reason }), failed('beta', { reason }), end);
  stream.end();
  expect(await screen.findByText('No supplier has answered')).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.queryByText(/No flights/)).not.toBeInTheDocument();
});
