import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StayResult } from '@traveldesk/hotels-contract';
import { setViewport, type MockRoutes } from '@traveldesk/shared-testing/web';
import { card, listed, openFound, openStays, press, rows } from './results.fake';
import { endLine, resultsLine, stay, stayRate, staySearchLine } from './stays.fake';

beforeEach(() => setViewport({ width: 1440 }));

const three = () => [
  stay(9, 'Rove Creek', [stayRate('300.00')]),
  stay(5, 'Palm House', [stayRate('1234.60')]),
  stay(1, 'Sea Inn', [stayRate('100.00')]),
];
const map = () => within(screen.getByRole('region', { name: 'Map' }));
const plane = () => map().getByRole('group', { name: 'Map of the hotels' });
const markers = () =>
  within(plane())
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''));
const marker = (name: RegExp) => within(plane()).getByRole('button', { name });

/** Moves a pressed pointer; jsdom has no pointer events with places. */
function drag(element: HTMLElement) {
  const point = (type: string, clientX: number, clientY: number) =>
    fireEvent(element, new MouseEvent(type, { bubbles: true, clientX, clientY }));
  point('pointerdown', 0, 0);
  point('pointermove', 40, 30);
  point('pointerup', 40, 30);
}

async function open(results: StayResult[] = three(), routes: MockRoutes = {}) {
  const opened = await openFound(results, routes);
  const properties = new Set(results.map(({ property }) => property.id));
  await waitFor(() => expect(rows()).toHaveLength(properties.size));
  return opened;
}

describe('the map', () => {
  it('marks each hotel with its price, and overlapping hotels with their number', async () => {
    await open([
      ...three(),
      stay(1, 'Sea Inn', [stayRate('90.00')], {}, { supplier: 'beta' }),
      stay(6, 'Sea Palace', [stayRate('200.00')], { km: 1, point: { latitude: 25.0095, longitude: 55 } }),
      stay(7, 'Nowhere', [stayRate('80.00')], { point: null, km: null }),
    ]);
    expect(map().getByText(/Total prices in EUR/)).toHaveTextContent(
      '1 hotel without a location is only in the list.',
    );
    expect(markers().sort()).toEqual([
      '2 hotels, the first: Sea Inn',
      'Palm House, EUR 1,235',
      'Rove Creek, EUR 300',
    ]);
  });

  it('opens the card of a marker, and splits a group', async () => {
    const { user } = await open([
      ...three(),
      stay(6, 'Sea Palace', [stayRate('200.00')], { km: 1.4, point: { latitude: 25.0127, longitude: 55 } }),
    ]);
    await user.click(marker(/Palm House/));
    await waitFor(() => expect(card('Palm House')).toHaveFocus());
    await user.click(marker(/2 hotels/));
    await waitFor(() => expect(marker(/Sea Inn.*EUR/)).toBeVisible());
  });

  it('highlights the hotel under the pointer or focus of the list, and the list that of the map', async () => {
    await open();
    fireEvent.pointerEnter(card('Palm House'));
    expect(marker(/Palm House/)).toHaveAttribute('data-active', 'true');
    expect(marker(/Sea Inn/)).toHaveAttribute('data-active', 'false');
    fireEvent.pointerLeave(card('Palm House'));
    act(() => marker(/Sea Inn/).focus());
    expect(card('Sea Inn')).toHaveAttribute('data-active', 'true');
    expect(card('Palm House')).toHaveAttribute('data-active', 'false');
    act(() => marker(/Sea Inn/).blur());
    expect(card('Sea Inn')).toHaveAttribute('data-active', 'false');
  });

  it('has one stop for the Tab key, from which arrow keys lead on', async () => {
    await open();
    const stops = () =>
      within(plane())
        .getAllByRole('button')
        .filter((one) => one.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    act(() => marker(/Sea Inn/).focus());
    fireEvent.keyDown(marker(/Sea Inn/), { key: 'ArrowUp' });
    expect(marker(/Palm House/)).toHaveFocus();
    fireEvent.keyDown(marker(/Palm House/), { key: 'ArrowUp' });
    expect(marker(/Rove Creek/)).toHaveFocus();
    expect(stops()).toEqual([marker(/Rove Creek/)]);
  });

  it('is moved and zoomed by pointer, wheel, keys and buttons, and shows all again', async () => {
    const { user } = await open();
    const at = () => marker(/Palm House/).style.transform;
    const start = at();
    const places = new Set([start]);
    const changes = (act: () => unknown) => {
      act();
      expect(places).not.toContain(at());
      places.add(at());
    };
    changes(() => fireEvent.keyDown(plane(), { key: 'ArrowRight' }));
    changes(() => fireEvent.keyDown(plane(), { key: '+' }));
    changes(() => fireEvent.wheel(plane(), { deltaY: -60 }));
    changes(() => {
      drag(plane());
    });
    const dragged = at();
    changes(() => fireEvent.doubleClick(plane()));
    // By the factor of the double click.
    await press(user, 'Zoom out');
    expect(at()).toBe(dragged);
    await press(user, 'Show all');
    expect(at()).toBe(start);
    fireEvent.keyDown(plane(), { key: '-' });
    expect(at()).not.toBe(start);
    fireEvent.keyDown(plane(), { key: '0' });
    expect(at()).toBe(start);
  });

  it('does not treat the end of a drag as a click', async () => {
    await open();
    drag(marker(/Palm House/));
    fireEvent.click(marker(/Palm House/));
    expect(card('Palm House')).not.toHaveFocus();
  });

  it('shows the airports of the city', async () => {
    const airport = (iata: string, code: string, closed = false) => ({
      iata,
      city: { code },
      closed,
      latitude: 25.01,
      longitude: 55.01,
    });
    await open(three(), {
      'GET /airports': ({ query }) => ({
        body: {
          data:
            query.q === 'DXB'
              ? [airport('DXB', 'DXB'), airport('XXX', 'DXB', true), airport('ABC', 'ABC')]
              : [],
          total: 3,
        },
      }),
    });
    expect(await screen.findByText('DXB', { selector: 'text' })).toBeVisible();
    expect(screen.queryByText('XXX')).toBeNull();
    expect(screen.queryByText('ABC')).toBeNull();
    expect(screen.getByText('5 km', { selector: 'text' })).toBeVisible();
  });

  it('is around a hotel if the reader may not see the office, and without rings', async () => {
    const { stream } = await openStays();
    const { point: _, ...place } = staySearchLine.place;
    stream.send(
      { ...staySearchLine, place: { ...place, place: 'office', kind: 'office' } },
      resultsLine(...three()),
      endLine,
    );
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(markers()).toHaveLength(3);
    expect(screen.queryByText(/km$/, { selector: 'text' })).toBeNull();
  });

  it('says that the positions of the hotels are unknown', async () => {
    const { stream } = await openStays();
    const { point: _, ...place } = staySearchLine.place;
    stream.send(
      { ...staySearchLine, place },
      resultsLine(stay(1, 'Nowhere', [stayRate('80.00')], { point: null })),
      endLine,
    );
    expect(await screen.findByText('Nothing is known of where these hotels are.')).toBeVisible();
  });
});

describe('the place of the map', () => {
  it('is beside the list of a wide page, until the reader closes it', async () => {
    const { user } = await open();
    expect(map()).toBeDefined();
    await press(user, 'Hide map');
    expect(screen.queryByRole('region', { name: 'Map' })).toBeNull();
    expect(localStorage.getItem('hotels.map')).toBe('hidden');
  });

  it('on a page of medium width is opened on demand, and replaces the filters', async () => {
    setViewport({ width: 1100 });
    const { user } = await open();
    expect(screen.queryByRole('region', { name: 'Map' })).toBeNull();
    expect(screen.getByRole('complementary', { name: 'Filters' })).toBeVisible();
    await press(user, 'Show map');
    expect(map()).toBeDefined();
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  });

  it('on a phone replaces the list, with the card of the chosen marker', async () => {
    setViewport({ width: 390 });
    const { user } = await open();
    const choice = within(screen.getByRole('group', { name: 'List or map' }));
    expect(choice.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(choice.getByRole('button', { name: 'Map' }));
    expect(screen.queryByRole('list', { name: 'Hotels' })).toBeNull();
    await user.click(marker(/Palm House/));
    expect(card('Palm House')).toBeVisible();
    await user.click(choice.getByRole('button', { name: 'List' }));
    await listed(['Sea Inn', 'Rove Creek', 'Palm House']);
  });
});
