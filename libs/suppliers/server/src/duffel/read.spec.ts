import { instant, Unreadable } from './read';

describe('an instant', () => {
  it.each([
    ['2026-12-01T10:42:14Z', '2026-12-01T10:42:14.000Z'],
    ['2026-12-01T10:42:14.5Z', '2026-12-01T10:42:14.500Z'],
    ['2026-12-28T23:59:59.545052Z', '2026-12-28T23:59:59.545Z'],
    ['2026-12-31T23:59:59.999999Z', '2026-12-31T23:59:59.999Z'],
    ['2026-12-01T10:42:14+02:00', '2026-12-01T08:42:14.000Z'],
    ['2026-12-31T23:42:14.1-02:00', '2027-01-01T01:42:14.100Z'],
  ])('%s is read as %s', (value, expected) => {
    expect(instant(value, 'expires_at')).toBe(expected);
    // The expected value in the machine's own parsing.
    expect(new Date(value).toISOString()).toBe(expected);
  });

  it.each([
    '2026-12-01T10:42:14',
    '2026-13-01T10:42:14Z',
    '2026-12-01T24:42:14Z',
    '2026-12-01T10:60:14Z',
    '2026-12-00T10:42:14Z',
    '2026-12-32T10:42:14Z',
    ' 2026-12-01T10:42:14Z',
    1_764_585_734_000,
    null,
  ])('%j is invalid', (value) => {
    expect(() => instant(value, 'expires_at')).toThrow(Unreadable);
  });
});
