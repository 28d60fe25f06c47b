import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lineStream, problem, setViewport } from '@traveldesk/shared-testing/web';
import { offer, offersLine, searchLine, supplierLine, viaIstanbul } from '@traveldesk/flights-ui/testing';
import {
  at,
  list,
  listed,
  openResults as open,
  press,
  query,
  rows,
  supplierBar as supplier,
} from './results.fake';

describe('the results', () => {
  it('appear as each supplier answers, with its state', async () => {
    const { stream, api, user } = await open();
    stream.send(searchLine, supplierLine('alpha', { status: 'searching' }));
    await user.click(await screen.findByRole('button', { name: '0 of 2 suppliers answered' }));
    expect(await screen.findByText('Beta Trips')).toBeVisible();
    expect(supplier('Alpha Air')).toHaveTextContent('Searching…');
    expect(supplier('Beta Trips')).toHaveTextContent('Training');
    stream.send(offersLine(offer('300.00')), supplierLine('alpha', { count: 1, ms: 1240 }));
    await listed(['300.00']);
    expect(supplier('Alpha Air')).toHaveTextContent('1 offer, 1.2 s');
    stream.send(supplierLine('beta', { status: 'slow', ms: 4000 }));
    await waitFor(() => expect(supplier('Beta Trips')).toHaveTextContent('Slow, still waiting…'));
    stream.send(supplierLine('beta', { status: 'failed', reason: 'rate_limited', ms: 6000 }));
    await waitFor(() =>
      expect(supplier('Beta Trips')).toHaveTextContent('Failed after 6 s: it takes no more calls for now'),
    );
    stream.send({ type: 'end', count: 1, ms: 6000 });
    stream.end();
    await waitFor(() => expect(screen.getByText('1 flight')).toHaveAttribute('role', 'status'));
    expect(screen.queryByText(/Searching…/)).not.toBeInTheDocument();
    expect(api.callsTo('GET /flights/offers')).toHaveLength(1);
    expect(api.callsTo('GET /flights/offers')[0]?.query).toEqual(
      Object.fromEntries(new URLSearchParams(query)),
    );
  });

  it('show all facts of an itinerary, and compare its fares', async () => {
    const { stream, user, address } = await open();
    const free = { state: 'allowed', penalty: { amount: '0.00', currency: 'EUR' } } as const;
    const no = { state: 'not_allowed', penalty: null } as const;
    const cheap = viaIstanbul('90.00', {
      seats_left: 3,
      emissions_kg: 412,
      conditions: { change: no, refund: no },
    });
    const flex = viaIstanbul('140.00', {
      fare_brand: 'Flex',
      bags: { carry_on: 1, checked: 2 },
      conditions: { change: free, refund: { state: 'unknown', penalty: null } },
    });
    stream.send(searchLine, offersLine(cheap, flex), { type: 'end', count: 2, ms: 10 });
    stream.end();
    await listed(['90.00']);
    expect(screen.getByText('3 seats left')).toBeVisible();
    // The important facts are visible without opening anything.
    expect(rows()[0]).toHaveTextContent(/TK 695.*PC 740/);
    expect(rows()[0]).toHaveTextContent('1 h 35 min IST → SAW Change of airport');
    for (const words of ['Change of airport', 'operated by Turkish Airlines', /CO₂ .*412.* kg/]) {
      expect(screen.getByText(words)).toBeVisible();
    }
    await press(user, '2 fares');
    expect(await screen.findAllByText('1 day later')).not.toEqual([]);
    expect(screen.getAllByText('Change of airport')).toHaveLength(2);
    expect(screen.getByText(/Layover: 1 h 35 min, Istanbul/)).toBeVisible();
    expect(screen.getAllByText('operated by Turkish Airlines')).toHaveLength(2);
    expect(screen.getAllByText('Terminal 2')).toHaveLength(2);
    expect(screen.getAllByText(/Boeing 777-300ER/)).toHaveLength(2);
    const fares = within(screen.getByRole('region', { name: 'Fares' }));
    expect(fares.getByText('Not changeable')).toBeVisible();
    expect(fares.getByText('Changeable free of charge')).toBeVisible();
    // Unknown is not shown as "no" (TRAVEL-RULES 15).
    expect(fares.getByText('Refund: not specified')).toBeVisible();
    expect(fares.getByText('2 checked bags')).toBeVisible();
    await waitFor(() => expect(address()).toContain('open=istanbul'));
    expect(screen.getByText('23:00')).toHaveAttribute('dir', 'ltr');
  });

  it('are sorted and filtered by the address, with the count of each filter', async () => {
    const { stream, user, address } = await open();
    stream.send(searchLine, offersLine(offer('300.00')), offersLine(viaIstanbul('90.00')));
    stream.send({ type: 'end', count: 2, ms: 10 });
    stream.end();
    await listed(['300.00', '90.00']);
    await press(user, /^Cheapest/);
    await listed(['90.00', '300.00']);
    expect(screen.getByRole('button', { name: /^Cheapest/ })).toHaveAttribute('aria-pressed', 'true');
    const stops = within(screen.getByRole('group', { name: 'Stops' }));
    expect(stops.getByText('Direct').closest('div')).toHaveTextContent('Direct1');
    await user.click(stops.getByRole('checkbox', { name: 'Direct' }));
    await listed(['300.00']);
    expect(screen.getByText('1 flight')).toBeVisible();
    expect(address()).toBe(`${at}&sort=price&stops=0`);
  });

  it('say that the filters leave nothing, and reset them', async () => {
    const { stream, user, address } = await open({}, { at: `${at}&stops=2` });
    stream.send(searchLine, offersLine(offer('300.00')), { type: 'end', count: 1, ms: 10 });
    stream.end();
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Reset filters' })[0] as HTMLElement);
    await listed(['300.00']);
    expect(address()).toBe(at);
    expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
  });

  it('are filtered by price', async () => {
    const { stream, address } = await open();
    stream.send(searchLine, offersLine(offer('300.00'), viaIstanbul('90.00')), {
      type: 'end',
      count: 2,
      ms: 1,
    });
    stream.end();
    await listed(['300.00', '90.00']);
    fireEvent.change(screen.getByRole('slider', { name: 'Highest price shown' }), {
      target: { value: '20000' },
    });
    await listed(['90.00']);
    expect(address()).toContain('price=9000-20000');
    expect(screen.getByRole('slider', { name: 'Highest price shown' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^EUR\s200.00$/),
    );
  });

  describe('that arrive while the list is read', () => {
    const later = () =>
      offersLine(viaIstanbul('90.00'), offer('280.00', { itinerary_key: 'other' }), offer('250.00'));

    it('wait for a click, but a fare of a listed flight joins it at once, and the counts are updated', async () => {
      const { stream, user } = await open();
      stream.send(searchLine, offersLine(offer('300.00')));
      await listed(['300.00']);
      fireEvent.pointerEnter(list());
      stream.send(later());
      await listed(['250.00']);
      const show = await screen.findByRole('button', { name: '2 more' });
      expect(screen.getByText('The list waits while you are in it.')).toBeVisible();
      expect(screen.getByText(/^3 flights/)).toBeVisible();
      expect(screen.getByRole('button', { name: /^Cheapest/ })).toHaveTextContent('90.00');
      expect(
        within(screen.getByRole('group', { name: 'Stops' }))
          .getByText('1 stop')
          .closest('div'),
      ).toHaveTextContent('1 stop1');
      await user.click(show);
      await listed(['250.00', '280.00', '90.00']);
      expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
    });

    it('are listed three seconds after pointer and focus have left the list, and not earlier', async () => {
      const { stream } = await open();
      stream.send(searchLine, offersLine(offer('300.00')));
      await listed(['300.00']);
      fireEvent.pointerEnter(list());
      act(() => screen.getByRole('link', { name: 'Choose' }).focus());
      stream.send(later());
      await screen.findByRole('button', { name: '2 more' });
      jest.useFakeTimers();
      try {
        fireEvent.pointerLeave(list());
        act(() => jest.advanceTimersByTime(5000));
        expect(screen.getByRole('button', { name: '2 more' })).toBeVisible();
        act(() => screen.getByRole('button', { name: /^Best/ }).focus());
        act(() => jest.advanceTimersByTime(2900));
        expect(screen.getByRole('button', { name: '2 more' })).toBeVisible();
        act(() => jest.advanceTimersByTime(200));
        expect(rows()).toHaveLength(3);
      } finally {
        jest.useRealTimers();
      }
    });

    it('are listed at once with another sort', async () => {
      const { stream, user } = await open();
      stream.send(searchLine, offersLine(offer('300.00')));
      await listed(['300.00']);
      fireEvent.pointerEnter(list());
      stream.send(later());
      await screen.findByRole('button', { name: '2 more' });
      await press(user, /^Cheapest/);
      await listed(['90.00', '250.00', '280.00']);
      // The user has just left and may return, so further offers wait again.
      stream.send(offersLine(offer('50.00', { itinerary_key: 'last' })));
      expect(await screen.findByRole('button', { name: '1 more' })).toBeVisible();
      await listed(['90.00', '250.00', '280.00']);
    });
  });

  it('are abandoned when the page is left', async () => {
    const { stream, go } = await open();
    stream.send(searchLine, offersLine(offer('300.00')));
    await listed(['300.00']);
    await go('/elsewhere');
    await waitFor(() => expect(stream.aborted).toBe(true));
    await go(at);
    expect(await screen.findByText(/The search was stopped when you left the page/)).toBeVisible();
    await listed(['300.00']);
  });

  it('say that the connection was lost, and can be searched again', async () => {
    const { stream, user, api } = await open();
    stream.send(searchLine, offersLine(offer('300.00')));
    stream.fail();
    expect(await screen.findByText(/The connection was lost/)).toBeVisible();
    await listed(['300.00']);
    const second = lineStream();
    api.use({ 'GET /flights/offers': () => ({ stream: second }) });
    await press(user, 'Search again');
    second.send(searchLine, offersLine(offer('310.00')), { type: 'end', count: 1, ms: 1 });
    second.end();
    await listed(['310.00']);
  });

  it('show the reason why the API refuses the search', async () => {
    await open({
      'GET /flights/offers': () =>
        problem(422, 'invalid', 'Please check the search.', {
          'trips.0.origin': 'No airport has this code.',
        }),
    });
    expect(await screen.findByText('Please check the search.')).toBeVisible();
    expect(screen.getByText('No airport has this code.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change the search' })).toBeVisible();
  });

  it('are not requested for an unreadable link', async () => {
    const { api } = await open({}, { at: `${at}&cabin=Balcony` });
    expect(await screen.findByText('This search is incomplete')).toBeVisible();
    expect(api.callsTo('GET /flights/offers')).toEqual([]);
  });

  it('say that nothing is for sale, and that a failed supplier may have offers', async () => {
    const { stream } = await open();
    stream.send(searchLine, supplierLine('alpha', { count: 0 }));
    stream.send(supplierLine('beta', { status: 'failed', reason: 'timed_out' }));
    stream.send({ type: 'end', count: 0, ms: 10 });
    stream.end();
    expect(await screen.findByText('No flights from the suppliers that answered')).toBeVisible();
    expect(screen.getByText(/Some suppliers failed/)).toBeVisible();
  });

  it('have a strip of the days around, and load their prices', async () => {
    const day = (date: string, amount: string | null) => ({
      date,
      status: amount ? 'known' : 'unknown',
      seen_at: null,
      price: amount ? { amount, currency: 'EUR' } : null,
    });
    let asked = false;
    const { user, api } = await open({
      'GET /flights/day-prices': () => ({
        body: { data: [day('2027-01-31', asked ? '77.00' : null), day('2027-02-01', '90.00')] },
      }),
      'GET /flights/day-price': () => {
        asked = true;
        return { body: day('2027-01-31', '77.00') };
      },
    });
    const strip = within(await screen.findByRole('navigation', { name: 'Other days' }));
    expect(await strip.findByRole('link', { name: /1 Feb 2027.*EUR\s90.00/ })).toHaveAttribute(
      'aria-current',
      'date',
    );
    expect(strip.getByRole('link', { name: /31 Jan 2027.*Search/ })).toHaveAttribute(
      'href',
      '/flights/results?type=oneway&trips=CAI-DXB-2027-01-31&cabin=Economy&adults=1',
    );
    await user.click(strip.getByRole('button', { name: 'Prices of the other days' }));
    expect(await strip.findByRole('link', { name: /31 Jan 2027.*EUR\s77.00/ })).toBeVisible();
    expect(api.callsTo('GET /flights/day-price').map(({ query: asked }) => asked.trips)).toEqual([
      'CAI-DXB-2027-01-31',
    ]);
  });

  it('keep the filters in a drawer on a narrow page', async () => {
    const { stream, user } = await open();
    setViewport({ width: 390 });
    stream.send(searchLine, offersLine(offer('300.00')));
    await listed(['300.00']);
    expect(screen.queryByRole('group', { name: 'Stops' })).not.toBeInTheDocument();
    await press(user, 'Filters');
    expect(within(await screen.findByRole('dialog')).getByRole('group', { name: 'Stops' })).toBeVisible();
  });

  it.each([
    ['fr', '1 vol', 'Choisir'],
    ['ar', 'رحلة واحدة', 'اختيار'],
  ] as const)('are shown in %s', async (language, count, choose) => {
    const { stream } = await open({}, { language });
    stream.send(searchLine, offersLine(offer('300.00')));
    expect(await screen.findByText(new RegExp(`^${count}`))).toBeVisible();
    expect(screen.getByRole('link', { name: choose })).toBeVisible();
  });
});
