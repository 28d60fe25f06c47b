import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offer, offersLine, searchLine, viaIstanbul } from '@traveldesk/flights-ui/testing';
import { problem, setViewport, type MockRoutes } from '@traveldesk/shared-testing/web';
import { setPreferences } from '@traveldesk/shared-web';
import { resultKeyOf } from '@traveldesk/suppliers-ui';
import { resultKeys } from './keys';
import { listed, openResults, rows } from './results.fake';

const end = { type: 'end', count: 3, ms: 10 } as const;

/** Physical keys, with the characters of an Arabic keyboard. */
const arabic = { KeyJ: 'ت', KeyK: 'ن', KeyF: 'ب', KeyN: 'ى', Digit2: '٢' } as const;
const hit = (
  code: keyof typeof arabic | 'Enter',
  target: Element = document.activeElement ?? document.body,
) => fireEvent.keyDown(target, { code, key: code === 'Enter' ? code : arabic[code] });

async function open(options: Parameters<typeof openResults>[1] = {}) {
  const silent: MockRoutes = {
    'GET /flights/offers/{id}': () => problem(503, 'supplier_unavailable', 'Alpha Air does not answer.'),
  };
  const opened = await openResults(silent, options);
  opened.stream.send(
    searchLine,
    offersLine(
      offer('300.00'),
      offer('340.00', { fare_brand: 'Flex' }),
      offer('310.00', { itinerary_key: 'second' }),
      viaIstanbul('90.00'),
    ),
    end,
  );
  opened.stream.end();
  await listed(['300.00', '310.00', '90.00']);
  return opened;
}

describe('the keys of the results', () => {
  it('move between flights, open one and choose its fare, on any keyboard layout', async () => {
    const { address } = await open();
    hit('KeyJ');
    await waitFor(() => expect(rows()[0]).toHaveFocus());
    hit('KeyJ');
    await waitFor(() => expect(rows()[1]).toHaveFocus());
    hit('KeyK');
    await waitFor(() => expect(rows()[0]).toHaveFocus());
    hit('Enter');
    const fares = within(await screen.findByRole('region', { name: 'Fares' }));
    expect(fares.getByText('2')).toBeVisible();
    hit('Digit2');
    await waitFor(() => expect(address()).toMatch(/^\/flights\/review\?.*offer=/));
  });

  it('return the focus to the flight after its review', async () => {
    const { user, back } = await open();
    await user.click(within(rows()[1] as HTMLElement).getByRole('link', { name: 'Choose' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Flights' })).not.toBeInTheDocument());
    await back();
    await waitFor(() => expect(rows()[1]).toHaveFocus());
  });

  it('F focuses the filters, in their drawer on a narrow page', async () => {
    await open();
    hit('KeyF');
    expect(screen.getByRole('checkbox', { name: 'Direct' })).toHaveFocus();
    setViewport({ width: 390 });
    await screen.findByRole('button', { name: 'Filters' });
    hit('KeyF', document.body);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it.each([
    ['with a modifier', { code: 'KeyF', ctrlKey: true }],
    ['during composition', { code: 'KeyF', isComposing: true }],
    ['that has no function here', { code: 'KeyQ' }],
  ])('ignore a key %s', async (_, key) => {
    await open();
    expect(fireEvent.keyDown(document.body, key)).toBe(true);
    expect(document.body).toHaveFocus();
  });

  it('ignore letters typed into a field, and Enter on a button', async () => {
    await open();
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(fireEvent.keyDown(sort, { code: 'KeyJ' })).toBe(true);
    const details = screen.getByRole('button', { name: '2 fares' });
    expect(fireEvent.keyDown(details, { code: 'Enter' })).toBe(true);
  });

  it('can be switched off', async () => {
    await open();
    act(() => setPreferences({ shortcuts: 'no' }));
    hit('KeyF');
    expect(document.body).toHaveFocus();
    act(() => setPreferences({ shortcuts: 'yes' }));
    hit('KeyF');
    expect(screen.getByRole('checkbox', { name: 'Direct' })).toHaveFocus();
  });

  it('appear in the list of all keys', async () => {
    await open();
    const listed = document.querySelector<HTMLElement>('[data-keys]')?.dataset['keys'] ?? '';
    expect(JSON.parse(listed)).toContainEqual(['1–9', 'Choose the fare of that number']);
  });

  it('are in one table, each with its description', () => {
    expect(resultKeys.map(({ does, shown }) => `${shown} ${does}`)).toEqual([
      'J next',
      'K previous',
      'Enter open',
      'F filters',
      'N more',
      '1–9 fare',
    ]);
    expect(resultKeyOf(resultKeys, { code: 'Numpad7', key: '7' })).toEqual({ does: 'fare', digit: 7 });
    expect(resultKeyOf(resultKeys, { code: 'Numpad7', key: 'Home' })).toBeUndefined();
    expect(resultKeyOf(resultKeys, { code: 'Digit0', key: '0' })).toBeUndefined();
  });
});

it('a link skips to the flights', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Skip to the flights' }));
  expect(rows()[0]).toHaveFocus();
});
