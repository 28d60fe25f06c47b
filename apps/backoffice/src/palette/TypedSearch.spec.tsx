import { screen, waitFor } from '@testing-library/react';
import { nile, openPalette as open } from './palette.fake';

/** Read two places, or a hotel in one, with or without a day; the readers themselves have their own tests. */
jest.mock('../domains', () => {
  const actual = jest.requireActual<typeof import('../domains')>('../domains');
  const readers: Record<string, Awaited<ReturnType<(typeof actual.typedSearches)[number]['load']>>> = {
    'flights-search': {
      readSearch: (typed) =>
        /^((an\d+dec)?cai[-/> ]?dxb|log out)( \d+)?$/.test(typed)
          ? {
              path: '/flights/results?read',
              summary: 'CAI to DXB',
              isDated: /\d/.test(typed),
              places: typed.startsWith('log') ? ['LOG', 'OUT'] : ['CAI', 'DXB'],
            }
          : undefined,
      placesExist: (codes) => () => Promise.resolve(!codes.includes('LOG')),
      misreadSearch: (typed) => (/^cai ?dxb/.test(typed) ? 'That is not understood.' : undefined),
    },
    'hotels-search': {
      readSearch: (typed) => {
        const [, code = '', day] = /^hotel (dxb|zzz)( \d+)?$/.exec(typed) ?? [];
        if (!code) return undefined;
        const path = day ? '/hotels/results?read' : '/hotels/search?read';
        return { path, summary: `Hotel in ${code}`, isDated: Boolean(day), places: [`city.${code}`] };
      },
      placesExist: (places) => () => Promise.resolve(!places.includes('city.zzz')),
      misreadSearch: () => 'This hotel is not understood.',
    },
  };
  const typedSearches = actual.typedSearches.map((one) => ({
    ...one,
    load: () => Promise.resolve(readers[one.screen]),
  }));
  return { ...actual, typedSearches };
});

describe('a search typed in the command palette', () => {
  it('shows a flight search as it was read, and runs it', async () => {
    const { user, box, list, address } = await open(['flights_search']);
    await user.type(box, 'cai dxb 15');
    expect(await list.findByRole('option', { name: /CAI/ })).toHaveTextContent('CAI to DXB');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/flights/results?read');
  });

  it('runs a search without a day only once the user has moved to it', async () => {
    const { user, box, list, address } = await open(['flights_search']);
    await user.type(box, 'caidxb');
    expect(await list.findByRole('option', { name: /CAI/ })).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/flights/results?read');
  });

  it('offers commands before a search, and no search between unknown places', async () => {
    const { user, box, list } = await open(['flights_search']);
    await user.type(box, 'log out');
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
    expect(list.getByRole('option', { name: /Log out/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('opens the record of a six-letter reference, or a search where there is none', async () => {
    const booking = { kind: 'booking', label: 'AGNKXE', path: '/flights/bookings/view/1', hint: null };
    const { user, box, list, address } = await open(['flights_search'], {
      'GET /search': ({ query }) => ({
        body: { data: query['q'] === 'agnkxe' ? [{ ...nile, ...booking }] : [] },
      }),
    });
    await user.type(box, 'caidxb');
    expect(await list.findByRole('option', { name: /CAI/ })).toBeVisible();
    await user.clear(box);
    await user.type(box, 'agnkxe{Enter}');
    await waitFor(() => expect(address()).toBe('/flights/bookings/view/1'));
  });

  it.each(['cai-dxb', 'cai/dxb', 'cai>dxb', 'an12deccaidxb'])(
    'reads a search with its places in any spelling: %s',
    async (typed) => {
      const { user, box, list } = await open(['flights_search']);
      await user.type(box, typed);
      expect(await list.findByRole('option', { name: /CAI to DXB/ })).toBeVisible();
    },
  );

  it('says which part of a search it does not understand', async () => {
    const { user, box } = await open(['flights_search']);
    await user.type(box, 'cai dxb x');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('That is not understood.'));
    await user.type(box, '{Backspace}1');
    expect(await screen.findByRole('option', { name: /CAI/ })).toBeVisible();
  });

  it('reads no search for a user who may not search', async () => {
    const { user, box, list } = await open([]);
    await user.type(box, 'cai dxb 15');
    await waitFor(() => expect(screen.getByText('Nothing with that name')).toBeVisible());
    expect(list.queryByRole('option', { name: /CAI/ })).not.toBeInTheDocument();
  });

  it('shows a hotel search as it was read, and runs it', async () => {
    const { user, box, list, address } = await open(['hotels_search', 'flights_search']);
    await user.type(box, 'hotel dxb 12');
    expect(await list.findByRole('option', { name: /Hotel in dxb/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{Enter}');
    expect(address()).toBe('/hotels/results?read');
  });

  it('opens the form for a hotel search without a day, once the user has moved to it', async () => {
    const { user, box, list, address } = await open(['hotels_search']);
    await user.type(box, 'hotel dxb');
    expect(await list.findByRole('option', { name: /Hotel in dxb/ })).toHaveAttribute(
      'aria-selected',
      'false',
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/hotels/search?read');
  });

  it.each([
    ['at a place that does not exist', ['hotels_search'], 'hotel zzz 12'],
    ['for a user who searches for flights alone', ['flights_search'], 'hotel dxb 12'],
  ])('offers no hotel search %s', async (_, permissions, typed) => {
    const { user, box, list } = await open(permissions);
    await user.type(box, typed);
    await waitFor(() => expect(screen.getByText('Nothing with that name')).toBeVisible());
    expect(list.queryByRole('option', { name: /Hotel in/ })).not.toBeInTheDocument();
  });

  it('says which part of a hotel search it does not understand, with the permission to search for hotels', async () => {
    const { user, box } = await open(['hotels_search']);
    await user.type(box, 'hotel dxb x');
    expect(await screen.findByText('This hotel is not understood.')).toBeVisible();
  });
});
