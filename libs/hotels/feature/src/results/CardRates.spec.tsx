import { screen, waitFor, within } from '@testing-library/react';
import type { PropertyRates, RoomRate, StayRate } from '@traveldesk/hotels-contract';
import { problem, type MockRoutes } from '@traveldesk/shared-testing/web';
import { card, listed, openFound, press, rows } from './results.fake';
import { idOf, stay, stayFrom, stayRate, staySupplierLine } from './stays.fake';

const roomRate = (id: number, rate: StayRate): RoomRate => ({
  ...rate,
  id: idOf(id),
  supplier: 'alpha',
  now: rate.price.total,
  there: [],
  tiers: null,
  conditions: [],
  loyalty: null,
  negotiated: null,
  left: null,
});

const answer = (rates: StayRate[], outcome = staySupplierLine('alpha')): { body: PropertyRates } => ({
  body: {
    outcome,
    details: null,
    rooms: [
      {
        name: 'Double',
        beds: [],
        photos: [],
        rates: rates.map((rate, index) => roomRate(index + 1, rate)),
      },
    ],
    now: new Date().toISOString(),
  },
});
const rates = 'GET /hotels/properties/{id}/rates';
const open = (route: MockRoutes[string], count = 2) =>
  openFound(
    Array.from({ length: count }, (_, index) => stayFrom(index + 1, `Hotel ${index + 1}`, '300.00')),
    { [rates]: route },
  );
const showIn = (name: string) => within(card(name)).getByRole('button', { name: 'Show rates' });

it('replaces only the "from" price of its own supplier', async () => {
  const { user, api } = await openFound(
    [
      stayFrom(1, 'Rove Creek', '300.00'),
      stay(1, 'Rove Creek', [stayRate('400.00')], {}, { supplier: 'beta' }),
    ],
    { [rates]: () => answer([stayRate('320.00', { board: 'half_board' }), stayRate('340.00')]) },
  );
  await listed(['Rove Creek']);
  await user.click(showIn('Rove Creek'));
  await waitFor(() => expect(card('Rove Creek')).toHaveTextContent('EUR 320.00'));
  expect(card('Rove Creek')).toHaveTextContent('Half board');
  expect(card('Rove Creek')).not.toHaveTextContent('not known yet');
  expect(screen.getByRole('button', { name: '2 more rates' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Show rates/ })).toBeNull();
  expect(api.callsTo(rates)).toMatchObject([
    { params: { id: idOf(1) }, query: { supplier: 'alpha', place: 'city.DXB' } },
  ]);
  // The focus stays at the card.
  expect(card('Rove Creek')).toHaveFocus();
});

it.each([
  [
    'a failed supplier',
    answer([], staySupplierLine('alpha', { status: 'failed', reason: 'rate_limited' })),
    'it takes no more calls for now',
  ],
  ['no room', answer([]), 'no room is left'],
  ['an error of the API', problem(503, 'unavailable', 'Not now.'), 'its rates could not be loaded'],
])('shows a failure at the card: %s', async (_, failed, words) => {
  let response: ReturnType<MockRoutes[string]> = failed;
  const { user, said } = await open(() => response);
  await listed(['Hotel 1', 'Hotel 2']);
  await user.click(showIn('Hotel 1'));
  const alert = await within(card('Hotel 1')).findByRole('alert');
  expect(alert).toHaveTextContent(/Alpha Stays.*: /);
  expect(alert).toHaveTextContent(words);
  expect(card('Hotel 1')).toHaveTextContent(/from EUR\s300\.00/);
  expect(within(card('Hotel 2')).queryByRole('alert')).toBeNull();
  expect(said()).toBeFalsy();
  response = answer([stayRate('310.00')]);
  await user.click(showIn('Hotel 1'));
  await waitFor(() => expect(card('Hotel 1')).toHaveTextContent('EUR 310.00'));
  expect(within(card('Hotel 1')).queryByRole('alert')).toBeNull();
});

it('is fetched for 20 hotels with a click, three at a time, and never more', async () => {
  const waiting: (() => void)[] = [];
  const { user, api } = await open(async ({ params }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return params.id === idOf(2) ? problem(503, 'unavailable', 'Not now.') : answer([stayRate('310.00')]);
  }, 25);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  await press(user, 'Show rates of 20 hotels');
  expect(await screen.findByRole('button', { name: 'Show rates of 5 hotels' })).toBeVisible();
  await waitFor(() => expect(waiting).toHaveLength(3));
  for (let done = 0; done < 20; done += 1) {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(done));
    expect(waiting.length - done).toBeLessThanOrEqual(3);
    waiting[done]?.();
  }
  await waitFor(() => expect(card('Hotel 1 ')).toHaveTextContent('EUR 310.00'));
  expect(api.callsTo(rates)).toHaveLength(20);
  await waitFor(() => expect(within(card('Hotel 2 ')).getByRole('alert')).toBeVisible());
  // A failed hotel is asked again only at its own card.
  expect(screen.getByRole('button', { name: 'Show rates of 5 hotels' })).toBeVisible();
});
