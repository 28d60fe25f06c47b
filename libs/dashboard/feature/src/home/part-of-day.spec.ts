import { partOfDay } from './part-of-day';

describe('the greeting', () => {
  it.each([
    [0, 'evening'],
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ] as const)('at %i o’clock is that for the %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });
});
