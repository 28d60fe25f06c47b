// Runs alone: the clock that all components share must know no server yet.
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { useNow, usePassed } from './useNow';

const start = Date.parse('2026-11-24T10:00:00Z');

function Clock({ name }: { name: string }) {
  return <p aria-label={name}>{new Date(useNow()).toISOString().slice(14, 19)}</p>;
}

const shown = () => screen.getAllByLabelText(/clock/).map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

it('is updated each second by one timer for all users, until the last one stops', () => {
  const first = render(<Clock name="clock one" />);
  const second = render(<Clock name="clock two" />);
  expect(shown()).toEqual(['00:00', '00:00']);
  expect(jest.getTimerCount()).toBe(1);
  act(() => jest.advanceTimersByTime(3_000));
  expect(shown()).toEqual(['00:03', '00:03']);
  first.unmount();
  act(() => jest.advanceTimersByTime(1_000));
  expect(shown()).toEqual(['00:04']);
  second.unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('does not run without users, and is correct for one that starts later', () => {
  const { unmount } = render(<Clock name="clock" />);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => jest.advanceTimersByTime(5_000));
  expect(shown()).toEqual(['00:00']);
  jest.restoreAllMocks();
  act(() => jest.advanceTimersByTime(1_000));
  expect(shown()).toEqual(['00:06']);
  unmount();
  act(() => jest.advanceTimersByTime(60_000));
  render(<Clock name="clock" />);
  expect(shown()).toEqual(['01:06']);
});

it('re-renders a component that waits for instants when each of them passes, and not in between', () => {
  const drawn = jest.fn();
  const Waiting = () => <p>{usePassed([start - 1, start + 2_000, start + 4_000])}</p>;
  const { container } = render(
    <Profiler id="waiting" onRender={drawn}>
      <Waiting />
    </Profiler>,
  );
  const said = [0, 1_000, 1_000, 1_000, 1_000, 60_000].map((ms) => {
    act(() => jest.advanceTimersByTime(ms));
    return container.textContent;
  });
  expect(said).toEqual(['1', '1', '2', '2', '3', '3']);
  expect(drawn).toHaveBeenCalledTimes(3);
});
