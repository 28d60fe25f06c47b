import { parseInstant } from './instant';

describe('an instant of the database', () => {
  it.each([
    ['2026-11-21 03:00:00+00', '2026-11-21T03:00:00.000Z'],
    ['2026-11-21 03:04:05.6+00', '2026-11-21T03:04:05.600Z'],
    ['2026-11-21 03:04:05.067+00', '2026-11-21T03:04:05.067Z'],
    ['2024-02-29 23:59:59.999999+00', '2024-02-29T23:59:59.999Z'],
    ['2026-11-21 05:30:00.5+02:30', '2026-11-21T03:00:00.500Z'],
    ['2026-11-20 22:00:00-05', '2026-11-21T03:00:00.000Z'],
    ['0099-03-01 12:00:00+00', '0099-03-01T12:00:00.000Z'],
    ['12026-01-01 01:02:03.004+00', '+012026-01-01T01:02:03.004Z'],
  ])('reads %s as %s', (text, instant) => {
    expect((parseInstant(text) as Date).toISOString()).toBe(instant);
  });

  it('may be infinite', () => {
    expect([parseInstant('infinity'), parseInstant('-infinity')]).toEqual([Infinity, -Infinity]);
  });
});
