import { act, screen, within } from '@testing-library/react';

import type { Extras } from '@traveldesk/flight-bookings-contract';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { notes, review } from './review.fake';
import { Seats } from './Seats';

const seat = (designator: string) => ({ kind: 'seat', designator, choices: [] });
/** A cabin with one section and the given seats in each row. */
const flight = (segment: number, ...rows: string[][]): Extras['seats'][number] => ({
  segment,
  cabins: [{ rows: rows.map((row) => [row.map(seat)]) }],
});
/** The second flight has a smaller aircraft. */
const extras: Extras = {
  bags: [],
  seats: [flight(0, ['1A', '1B'], ['2A', '2B']), flight(1, ['7A'], ['8A'])],
};

it('the seat map of another flight takes the keyboard focus on its first seat', async () => {
  const { user } = await renderScreen(
    <Seats review={review()} notes={notes()} extras={extras} value={[]} onChange={() => undefined} />,
    { path: '/flights/review', permissions: [] },
  );
  const seats = () => within(screen.getByRole('grid')).getAllByRole('button');
  const stops = () => seats().flatMap(({ tabIndex, textContent }) => (tabIndex === 0 ? [textContent] : []));
  expect(stops()).toEqual(['1A']);
  act(() => seats()[0]?.focus());
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(stops()).toEqual(['2B']);
  await user.click(screen.getByRole('radio', { name: '2' }));
  expect(stops()).toEqual(['7A']);
  act(() => seats()[0]?.focus());
  await user.keyboard('{ArrowDown}');
  expect(seats()[1]).toHaveFocus();
});
