import { instantSchema } from './instant';

it.each([
  ['0001-01-01T00:00:00Z', true],
  ['2026-11-28T09:30:00+05:30', true],
  ['9999-12-31T23:59:59.999Z', true],
  ['9999-12-31T23:59:59+05:00', true],
  ['9999-12-31T23:59:59-05:00', false],
  ['0001-01-01T00:00:00+05:00', false],
  ['0000-06-01T00:00:00Z', false],
  ['2026-02-30T00:00:00Z', false],
  ['2026-11-28', false],
])('decides whether %s is an instant: %s', (text, isTaken) => {
  expect(instantSchema.safeParse(text).success).toBe(isTaken);
});
