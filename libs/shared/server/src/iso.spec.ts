import { isoOf } from './iso';

describe('an instant', () => {
  it.each([
    '1970-01-01T00:00:00.000Z',
    '1969-12-31T23:59:59.999Z',
    '2024-02-29T23:59:59.001Z',
    '2026-11-21T03:04:05.060Z',
    '2026-11-22T00:00:00.000Z',
    '0099-03-01T12:00:00.500Z',
    '-000001-06-15T10:20:30.400Z',
    '+012026-01-01T01:02:03.004Z',
  ])('is written as %s, whichever day was written before', (text) => {
    for (const other of ['2026-11-21T00:00:00.000Z', text]) {
      isoOf(new Date(other));
      expect(isoOf(new Date(text))).toBe(text);
    }
  });

  it('equals what toISOString returns, at any time', () => {
    const start = Date.UTC(2026, 0, 1);
    for (let step = 0; step < 2000; step += 1) {
      const instant = new Date(start + step * 7_919_911);
      expect(isoOf(instant)).toBe(instant.toISOString());
    }
  });

  it('is rejected when it is invalid', () => {
    expect(() => isoOf(new Date(NaN))).toThrow(RangeError);
  });
});
