import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { PageHeader } from '@traveldesk/shared-ui';
import { mockApi, renderScreen, type MockRoutes } from '@traveldesk/shared-testing/web';
import { CommandPalette } from './CommandPalette';

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

const nile = {
  kind: 'company',
  id: '0198f000-0000-7000-8000-00000000c001',
  name: 'Nile Travel',
  hint: 'desk@nile.example',
  path: '/companies/view/0198f000-0000-7000-8000-00000000c001',
};

async function open(permissions: readonly string[], routes: MockRoutes = {}) {
  const api = mockApi({ 'GET /search': () => ({ body: { data: [] } }), ...routes });
  const onClose = jest.fn();
  const palette = (
    <CommandPalette onClose={onClose} onCustomize={() => undefined} onShortcuts={() => undefined} />
  );
  const rendered = await renderScreen(palette, { path: '/', permissions });
  const list = within(screen.getByRole('listbox'));
  return { ...rendered, api, onClose, list, box: screen.getByRole('combobox') };
}

function PageWithPalette({ onExport }: { onExport: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const actions = (
    <>
      <button type="button" onClick={onExport}>
        Export
      </button>
      <button type="button" disabled>
        Forbidden
      </button>
    </>
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <main id="main">
        <PageHeader title="Ships" actions={actions} />
        <button type="button">Of a row</button>
      </main>
      {isOpen && (
        <CommandPalette
          onClose={() => setOpen(false)}
          onCustomize={() => undefined}
          onShortcuts={() => undefined}
        />
      )}
    </>
  );
}

describe('the command palette', () => {
  it('opens what is typed, best match first, with Enter', async () => {
    const { user, list, box, onClose, address } = await open(['update_countries', 'show_cities']);
    await user.type(box, 'cOu');
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Countries',
      'Add Country',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onClose).toHaveBeenCalled();
    expect(address()).toBe('/countries/create');
  });

  it('runs the input entered before it was loaded once that is found', async () => {
    const onClose = jest.fn();
    mockApi({ 'GET /search': () => ({ body: { data: [nile] } }) });
    const { address } = await renderScreen(
      <CommandPalette
        ahead={{ typed: 'nile', isEntered: true }}
        onClose={onClose}
        onCustomize={() => undefined}
        onShortcuts={() => undefined}
      />,
      { path: '/', permissions: [] },
    );
    await waitFor(() => expect(address()).toBe(nile.path));
    expect(onClose).toHaveBeenCalled();
  });

  it("offers the page's own actions first, and runs them there", async () => {
    const press = jest.fn();
    const { user } = await renderScreen(<PageWithPalette onExport={press} />, {
      path: '/',
      permissions: ['show_countries'],
    });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options[0]).toHaveTextContent('ExportThis page');
    const texts = options.map(({ textContent }) => textContent);
    expect(texts.filter((text) => /Forbidden|Of a row/.test(text ?? ''))).toEqual([]);
    await user.type(screen.getByRole('combobox'), 'expo{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('offers no screen that the user may not open', async () => {
    const { list } = await open([]);
    expect(list.queryByRole('option', { name: 'Countries' })).not.toBeInTheDocument();
    expect(list.getByRole('option', { name: 'Log out' })).toBeInTheDocument();
  });

  it('keeps the active option visible', async () => {
    const { user, box, list } = await open([]);
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function seenIn(this: Element) {
      seen.push(this.textContent ?? '');
      // As some browsers do: no effect may treat it as a cleanup function.
      return Promise.resolve() as unknown as void;
    };
    await user.click(box);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
    const labels = list.getAllByRole('option').map(({ textContent }) => textContent);
    expect(seen).toEqual([labels[1], labels[2], labels[1], labels[0], labels.at(-1)]);
    expect(list.getByRole('option', { selected: true })).toHaveTextContent(labels.at(-1) ?? '');
  });

  it('finds records, names their kind, and opens one', async () => {
    const { user, box, list, api, address } = await open([], {
      'GET /search': () => ({ body: { data: [nile] } }),
    });
    await user.type(box, 'nile');
    const option = await list.findByRole('option', { name: /Nile Travel/ });
    expect(option).toHaveTextContent('Company · desk@nile.example');
    expect(api.callsTo('GET /search').at(-1)?.query).toEqual({ q: 'nile' });
    await user.click(option);
    expect(address()).toBe(nile.path);
  });

  it('searches once for input typed without a pause, and not for a single letter', async () => {
    const { user, box, list, api } = await open([], { 'GET /search': () => ({ body: { data: [nile] } }) });
    await user.type(box, 'n');
    expect(screen.queryByText('Searching…')).not.toBeInTheDocument();
    await user.type(box, 'ile');
    await list.findByRole('option', { name: /Nile Travel/ });
    expect(api.callsTo('GET /search').map(({ query }) => query['q'])).toEqual(['nile']);
  });

  it('Enter waits for the response to the current input, and ignores the one to earlier input', async () => {
    const answers = new Map<string, (data: object[]) => void>();
    const { user, box, api, address } = await open([], {
      'GET /search': ({ query }) =>
        new Promise((resolve) => {
          answers.set(query['q'] ?? '', (data) => resolve({ body: { data } }));
        }),
    });
    await user.type(box, 'nile');
    await waitFor(() => expect(api.callsTo('GET /search')).toHaveLength(1));
    await user.type(box, ' t{Enter}');
    answers.get('nile')?.([{ ...nile, path: '/companies/view/other' }]);
    await waitFor(() => expect(answers.has('nile t')).toBe(true));
    expect(address()).toBe('/');
    answers.get('nile t')?.([nile]);
    await waitFor(() => expect(address()).toBe(nile.path));
  });

  it('opens screens even if the search fails', async () => {
    const { user, box, address } = await open(['update_countries'], {
      'GET /search': () => ({ status: 500, body: { message: 'Broken.', code: 'internal', request_id: '1' } }),
    });
    await user.type(box, 'countries');
    await waitFor(() => expect(screen.queryByText('Searching…')).not.toBeInTheDocument());
    await user.keyboard('{Enter}');
    expect(address()).toBe('/countries');
  });

  it('says that records were not searched, and searches again', async () => {
    let isUp = false;
    const { user, box, list } = await open([], {
      'GET /search': () =>
        isUp
          ? { body: { data: [nile] } }
          : { status: 500, body: { message: 'Broken.', code: 'internal', request_id: '1' } },
    });
    await user.type(box, 'nile');
    expect(await screen.findByText('Records were not searched.')).toBeVisible();
    expect(screen.queryByText('Nothing with that name')).not.toBeInTheDocument();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await list.findByRole('option', { name: /Nile Travel/ })).toBeVisible();
    expect(box).toHaveFocus();
    expect(screen.queryByText('Records were not searched.')).not.toBeInTheDocument();
  });

  it('searches again with Enter, and opens what is found then', async () => {
    let isUp = false;
    const { user, box, address } = await open([], {
      'GET /search': () => (isUp ? { body: { data: [nile] } } : { status: 503, body: {} }),
    });
    await user.type(box, 'nile');
    await screen.findByText('Records were not searched.');
    isUp = true;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(nile.path));
  });

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

  it('offers commands before a search, and no search between places that do not exist', async () => {
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

  it('says which part of a hotel search it does not understand, with the right to search for hotels', async () => {
    const { user, box } = await open(['hotels_search']);
    await user.type(box, 'hotel dxb x');
    expect(await screen.findByText('This hotel is not understood.')).toBeVisible();
  });
});
