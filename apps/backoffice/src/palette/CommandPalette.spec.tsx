import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { PageHeader } from '@traveldesk/shared-ui';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { CommandPalette } from './CommandPalette';
import { nile, openPalette as open } from './palette.fake';

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
  it('opens the best match for the typed text with Enter', async () => {
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

  it('runs input that was entered before the palette had loaded, once a match is found', async () => {
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

  it('searches again with Enter, and then opens the result', async () => {
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
});
