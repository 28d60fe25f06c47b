import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lineStream, problem, setViewport } from '@traveldesk/shared-testing/web';
import { formatters } from '@traveldesk/shared-web';
import { at, card, listed, openFound, openStays, press, query, rows } from './results.fake';
import {
  endLine,
  idOf,
  resultsLine,
  someDay,
  stay,
  stayFrom,
  stayRate,
  staySearchLine,
  staySupplierLine,
} from './stays.fake';

describe('the results', () => {
  it('appear as each supplier answers, with its state', async () => {
    const { stream, api, user } = await openStays();
    stream.send(staySearchLine, staySupplierLine('alpha', { status: 'searching' }));
    await user.click(await screen.findByRole('button', { name: '0 of 2 suppliers answered' }));
    const bar = (name: string) =>
      within(screen.getByRole('list', { name: 'Suppliers' }))
        .getByText(name)
        .closest('li');
    stream.send(resultsLine(stay(1, 'Rove Creek', [stayRate('300.00')])), staySupplierLine('alpha'));
    await listed(['Rove Creek']);
    expect(bar('Alpha Stays')).toHaveTextContent('1 hotel, 1.2 s');
    stream.send(
      staySupplierLine('beta', { status: 'failed', reason: 'timed_out', dropped: 2, causes: { place: 2 } }),
    );
    await waitFor(() => expect(bar('Beta Beds')).toHaveTextContent('it did not answer in time'));
    expect(bar('Beta Beds')).toHaveTextContent('Outside the radius: 2');
    stream.send(endLine);
    stream.end();
    await waitFor(() => expect(screen.getByText('1 hotel')).toHaveAttribute('role', 'status'));
    expect(api.callsTo('GET /hotels/offers').map(({ query: asked }) => asked)).toEqual([
      Object.fromEntries(new URLSearchParams(query)),
    ]);
    const { date } = formatters('en');
    const days = await screen.findByText(new RegExp(`${date(someDay())}.* – .*${date(someDay(2))}`));
    expect(days.parentElement).toHaveTextContent(/Dubai.*2 nights.*1 room.*2 adults/);
  });

  it('put the rates of two suppliers for a property on one card', async () => {
    const { user } = await openFound([
      stay(1, 'Rove Creek', [stayRate('300.00')]),
      stay(
        1,
        'Rove Creek',
        [stayRate('280.00', { board: 'half_board' })],
        {},
        { supplier: 'beta', training: true },
      ),
    ]);
    await listed(['Rove Creek']);
    expect(card('Rove Creek')).toHaveTextContent('EUR 280.00');
    expect(card('Rove Creek')).toHaveTextContent('Alpha Stays, Beta Beds');
    expect(within(card('Rove Creek')).getByText('Training')).toBeVisible();
    await press(user, '1 more rate');
    const others = within(await screen.findByRole('region', { name: 'Other rates of Rove Creek' }));
    expect(others.getByRole('row', { name: /Breakfast.*Alpha Stays.*EUR\s300\.00/ })).toBeVisible();
    expect(others.queryByText(/280/)).toBeNull();
  });

  it('can be searched again at a failed supplier only', async () => {
    const again = lineStream();
    const search = lineStream();
    const { user } = await openStays({
      'GET /hotels/offers': ({ query: { supplier } }) => ({ stream: supplier === 'beta' ? again : search }),
    });
    search.send(
      staySearchLine,
      resultsLine(stay(1, 'Rove Creek', [stayRate('300.00')])),
      staySupplierLine('alpha'),
      staySupplierLine('beta', { status: 'failed', reason: 'timed_out' }),
      endLine,
    );
    search.end();
    await listed(['Rove Creek']);
    await press(user, 'Search Beta Beds again');
    again.send(resultsLine(stay(2, 'Palm House', [stayRate('100.00')], {}, { supplier: 'beta' })));
    again.send(staySupplierLine('beta'), endLine);
    again.end();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getByRole('button', { name: '2 suppliers answered' })).toBeVisible();
  });

  it('say that the connection was lost', async () => {
    const { stream } = await openStays();
    stream.send(staySearchLine, resultsLine(stay(1, 'Rove Creek', [stayRate('300.00')])));
    stream.fail();
    expect(await screen.findByText(/The connection was lost/)).toBeVisible();
    await listed(['Rove Creek']);
  });

  it('say that nothing was found', async () => {
    const { stream } = await openStays();
    stream.send(staySearchLine, staySupplierLine('alpha', { count: 0 }), endLine);
    stream.end();
    expect(await screen.findByText('No hotels for these days')).toBeVisible();
  });

  it('show why the API refuses the search', async () => {
    await openStays({
      'GET /hotels/offers': () =>
        problem(422, 'invalid', 'Please check the search.', { place: 'No such place.' }),
    });
    expect(await screen.findByText('No such place.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Change the search' })[0]).toHaveAttribute(
      'href',
      `/hotels/search?${query}`,
    );
  });

  it.each([`${at}&nights=9`, at.replace(someDay(), '2020-03-12')])(
    'are not searched for %s',
    async (link) => {
      const { api } = await openStays({}, { at: link });
      expect(await screen.findByText('This search is incomplete')).toBeVisible();
      expect(api.callsTo('GET /hotels/offers')).toEqual([]);
    },
  );

  it('stop when the page is left, but not for a visit to a property', async () => {
    const { stream, go, back, user } = await openStays();
    stream.send(staySearchLine, resultsLine(stay(1, 'Rove Creek', [stayRate('300.00')])));
    await listed(['Rove Creek']);
    await user.click(screen.getByRole('link', { name: 'Rove Creek' }));
    expect(await screen.findByText('the property')).toBeVisible();
    expect(stream.aborted).toBe(false);
    await back();
    await waitFor(() => expect(card('Rove Creek')).toHaveFocus());
    await go('/hotels/search');
    await waitFor(() => expect(stream.aborted).toBe(true));
  });

  it('wait while the user reads the list', async () => {
    const { stream, user } = await openStays();
    stream.send(staySearchLine, resultsLine(stay(5, 'Rove Creek', [stayRate('300.00')])));
    await listed(['Rove Creek']);
    fireEvent.pointerEnter(screen.getByRole('list', { name: 'Hotels' }).parentElement!);
    stream.send(resultsLine(stay(2, 'Palm House', [stayRate('100.00')])));
    await press(user, await screen.findByText('1 more hotel').then(({ textContent }) => textContent!));
    await listed(['Palm House', 'Rove Creek']);
  });
});

describe('order and filters', () => {
  const results = () => [
    stay(5, 'Rove Creek', [stayRate('300.00', { board: 'half_board' })], {
      stars: 5,
      review: { score: 9, count: 1 },
    }),
    stay(2, 'Palm House', [stayRate('500.00')], { review: { score: 7.5, count: 1 } }),
    stayFrom(8, 'Sea Inn', '100.00'),
  ];

  it('are in the address, and the number of hotels is shown', async () => {
    const { user, address } = await openFound(results());
    await waitFor(() => expect(rows()).toHaveLength(3));
    await press(user, /^Nearest/);
    await listed(['Palm House', 'Rove Creek', 'Sea Inn']);
    await press(user, /^Cheapest/);
    await listed(['Sea Inn', 'Rove Creek', 'Palm House']);
    const boards = within(screen.getByRole('group', { name: 'Board' }));
    expect(boards.getByText('Not known yet').closest('div')).toHaveTextContent('Not known yet1');
    await user.click(boards.getByRole('checkbox', { name: 'Half board' }));
    await user.click(boards.getByRole('checkbox', { name: 'Not known yet' }));
    await listed(['Sea Inn', 'Rove Creek']);
    expect(screen.getByText('2 hotels')).toBeVisible();
    expect(address()).toBe(`${at}&sort=price&board=half_board.not_known`);
    await press(user, 'Reset filters');
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(address()).toBe(`${at}&sort=price`);
  });

  it('leave out scores below the chosen one, with the number of hotels for each', async () => {
    const { user, address } = await openFound(results());
    await waitFor(() => expect(rows()).toHaveLength(3));
    const least = screen.getByRole('radio', { name: '8 or more' });
    expect(least.closest('label')?.parentElement).toHaveTextContent('8 or more2');
    await user.click(least);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(address()).toBe(`${at}&review=8`);
    await user.click(screen.getByRole('radio', { name: 'Any' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('of an address apply from the beginning', async () => {
    await openFound(results(), {}, { at: `${at}&name=PALM&km=4&per_night=20000-30000&stars=4` });
    await listed(['Palm House']);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('PALM');
  });

  it('accept a day until whose end the cancellation is free', async () => {
    const free = (until: string) => stayRate('100.00', { terms: 'free', free_until: until });
    await openFound(
      [
        stay(1, 'Rove Creek', [free(new Date(`${someDay(-2)}T00:00`).toISOString())]),
        stay(2, 'Palm House', [free(new Date(`${someDay(-3)}T23:59`).toISOString())]),
      ],
      {},
      { at: `${at}&free_until=${someDay(-3)}` },
    );
    await listed(['Rove Creek']);
  });

  it('are in a drawer on a narrow page', async () => {
    const { user } = await openFound(results());
    await waitFor(() => expect(rows()).toHaveLength(3));
    setViewport({ width: 390 });
    expect(screen.queryByRole('group', { name: 'Board' })).toBeNull();
    await press(user, 'Filters');
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(drawer.getByRole('checkbox', { name: 'Half board' }));
    await user.click(await drawer.findByRole('button', { name: 'Show 1 hotel' }));
    await listed(['Rove Creek']);
  });
});

it('keys move between hotels and open one', async () => {
  const { address } = await openFound([stay(1, 'Rove Creek', [stayRate('300.00')])]);
  await listed(['Rove Creek']);
  fireEvent.keyDown(document.body, { code: 'KeyJ', key: 'j' });
  await waitFor(() => expect(card('Rove Creek')).toHaveFocus());
  act(() => void fireEvent.keyDown(card('Rove Creek'), { code: 'Enter', key: 'Enter' }));
  await waitFor(() => expect(address()).toBe(`/hotels/property/${idOf(1)}?${query}`));
});

it.each([
  ['fr', '1 hôtel', 'Petit-déjeuner', 'à 1 km', '4 étoiles'],
  ['ar', 'فندق واحد', 'إفطار', 'كم من', '4 نجوم'],
] as const)('the results are shown in %s', async (language, count, board, distance, stars) => {
  await openFound([stay(1, 'Rove Creek', [stayRate('300.00')])], {}, { language });
  expect(await screen.findByText(count)).toBeVisible();
  const row = screen.getByRole('article');
  expect(row).toHaveTextContent(board);
  expect(row).toHaveTextContent(distance);
  expect(within(row).getByRole('img', { name: stars })).toBeVisible();
});
