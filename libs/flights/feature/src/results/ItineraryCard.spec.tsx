import { screen, waitFor, within } from '@testing-library/react';
import { encodeCriteria, type Offer } from '@traveldesk/flights-contract';
import {
  criteria,
  flight,
  offer,
  offersLine,
  searchLine,
  slice,
  viaIstanbul,
} from '@traveldesk/flights-ui/testing';
import { setViewport } from '@traveldesk/shared-testing/web';
import { listed, openResults, press, rows } from './results.fake';

const fee = (amount: string) => ({ state: 'allowed', penalty: { amount, currency: 'EUR' } }) as const;
const no = { state: 'not_allowed', penalty: null } as const;
const unknown = { state: 'unknown', penalty: null } as const;

async function show(offers: Offer[], options: Parameters<typeof openResults>[1] = {}, search = searchLine) {
  const opened = await openResults({}, options);
  opened.stream.send(search, offersLine(...offers), { type: 'end', count: offers.length, ms: 1 });
  opened.stream.end();
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return opened;
}

afterEach(() => localStorage.removeItem('flights.density'));

describe('a flight in the list', () => {
  it.each([
    [
      { refund: fee('50.00'), change: no },
      [/Refundable, fee .*EUR\s50\.00/, /Not changeable/],
      ['allowed', 'not_allowed'],
    ],
    // The conditions as seen by users without net prices.
    [
      { refund: { state: 'allowed', fee: true }, change: { state: 'allowed', fee: false } } as const,
      [/Refundable for a fee/, /Changeable free of charge/],
      ['allowed', 'allowed'],
    ],
    [
      { refund: no, change: fee('0.00') },
      [/Non-refundable/, /Changeable free of charge/],
      ['not_allowed', 'allowed'],
    ],
    [
      { refund: unknown, change: unknown },
      [/Refund: not specified/, /Changes: not specified/],
      ['unknown', 'unknown'],
    ],
  ])('shows change and refund separately: %j', async (conditions, words, states) => {
    const { user } = await show([offer('300.00', { conditions })]);
    const check = () => {
      const items = words.map((said) =>
        within(rows()[0] as HTMLElement)
          .getByText(said)
          .closest('li'),
      );
      expect(items.map((item) => item?.dataset.state)).toEqual(states);
      // The states differ without color, too.
      expect(items.every((item) => item?.querySelector('.anticon'))).toBe(true);
    };
    check();
    await press(user, 'Compact rows');
    check();
  });

  it('shows conditions of a trip that differ from the journey, and common ones once', async () => {
    const out = slice([flight('MS 910 CAI 10:00 DXB 15:30')], {
      conditions: { change: fee('25.00'), refund: no },
    });
    const back = slice([flight('MS 911 DXB 17:00 CAI 19:30')], {
      conditions: { change: fee('60.00'), refund: unknown },
    });
    const conditions = { change: fee('25.00'), refund: no };
    const { user } = await show([offer('300.00', { slices: [out, back], conditions })]);
    await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: 'Details' }));
    const trip = (number: number) =>
      within(screen.getByRole('heading', { level: 3, name: new RegExp(`Trip ${number}`) }).parentElement!);
    expect(trip(1).queryByText(/hangeable|efundable/)).not.toBeInTheDocument();
    expect(trip(2).getAllByText(/hangeable|efundable/)).toHaveLength(1);
    expect(trip(2).getByText(/Changeable, fee .*EUR\s60\.00/)).toBeVisible();
  });

  it.each([
    [{ instant_payment: true, passport: true }, ['Pay now', 'Passport needed'], ['Can be held']],
    [{ instant_payment: false, passport: false }, ['Can be held'], ['Pay now', 'Passport needed']],
    [
      { instant_payment: null, passport: null },
      ['Payment: not specified'],
      ['Pay now', 'Can be held', 'Passport needed'],
    ],
  ])('shows the payment time and the required documents: %j', async (change, there, missing) => {
    await show([offer('300.00', change)]);
    there.forEach((words) => expect(screen.getByText(words)).toBeVisible());
    missing.forEach((words) => expect(screen.queryByText(words)).not.toBeInTheDocument());
  });

  it('shows connections with their duration, and the city of a technical stop', async () => {
    const stop = { airport: 'IST', minutes: 45 };
    const stopping = offer('200.00', {
      itinerary_key: 'stopping',
      slices: [slice([flight('MS 911 CAI 11:00 DXB 18:30', { stops: [stop] })], { stops: 1 })],
    });
    await show([viaIstanbul('90.00'), stopping]);
    const [direct, changing] = rows();
    expect(changing).toHaveTextContent('1 h 35 min IST → SAW Change of airport');
    expect(direct).toHaveTextContent('Technical stop in Istanbul · 45 min');
  });

  it('shows the days of several trips, and the cheapest option, in words', async () => {
    const trips = [
      slice([flight('MS 910 CAI 10:00 DXB 15:30')]),
      slice([flight('EK 123 DXB 10:00 IST 15:30')]),
      slice([flight('TK 695 IST 20:00 CAI 23:00')]),
    ];
    await show([
      offer('300.00', { slices: trips }),
      offer('400.00', { itinerary_key: 'other', slices: trips }),
    ]);
    expect(within(rows()[0] as HTMLElement).getAllByText('1 Feb 2027')).toHaveLength(3);
    expect(rows().map((row) => within(row).queryAllByText('Cheapest').length)).toEqual([1, 0]);
  });

  it('shows the price per traveler as an average if not all pay the same', async () => {
    const per_traveller = { amount: '100.00', currency: 'EUR' };
    const shared = offer('300.00', { price: { ...offer('300.00').price, per_traveller } });
    const family = { ...criteria, adults: 2, children: [5] };
    await show([shared], { at: `/flights/results?${encodeCriteria(family)}` });
    expect(screen.getByText(/EUR\s100\.00.* per traveler on average/)).toBeVisible();
  });

  it('says once that all offers are training offers, and shows the net price beside the fares', async () => {
    const net = { amount: '280.00', currency: 'EUR' };
    const priced = (amount: string, key: string) =>
      offer(amount, { itinerary_key: key, training: true, price: { ...offer(amount).price, net } });
    const { user } = await show([priced('300.00', 'one'), priced('310.00', 'two')], {
      permissions: ['flights_search', 'show_markups'],
    });
    expect(screen.getByText('Training offers are not real flights.')).toBeVisible();
    expect(rows().some((row) => /Training|Net/.test(row.textContent ?? ''))).toBe(false);
    await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: 'Details' }));
    expect(within(screen.getByRole('region', { name: 'Fares' })).getByText(/^Net/)).toBeVisible();
  });

  it('marks training offers among others', async () => {
    await show([offer('300.00'), viaIstanbul('90.00', { training: true })]);
    expect(rows().map((row) => within(row).queryAllByText('Training').length)).toEqual([0, 1]);
    expect(screen.queryByText('Training offers are not real flights.')).not.toBeInTheDocument();
  });

  it('expires at its own time', async () => {
    const in7 = new Date(Date.now() + 7.5 * 60_000).toISOString();
    const over = new Date(Date.now() - 1000).toISOString();
    await show([
      offer('300.00', { expires_at: in7 }),
      offer('310.00', { itinerary_key: 'b', expires_at: over }),
    ]);
    expect(within(rows()[0] as HTMLElement).getByTitle('Prices valid for 7 minutes')).toHaveTextContent(
      '7 min',
    );
    expect(within(rows()[1] as HTMLElement).getByText('Expired')).toBeVisible();
  });
});

describe('the density', () => {
  it('is remembered', async () => {
    const { user } = await show([offer('300.00')]);
    expect(rows()[0]).toHaveAttribute('data-compact', 'false');
    await press(user, 'Compact rows');
    expect(rows()[0]).toHaveAttribute('data-compact', 'true');
    expect(localStorage.getItem('flights.density')).toBe('compact');
    expect(screen.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is compact on a phone by default', async () => {
    setViewport({ width: 390 });
    await show([offer('300.00')]);
    expect(rows()[0]).toHaveAttribute('data-compact', 'true');
    await listed(['300.00']);
  });
});
