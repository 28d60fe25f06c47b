import { isAppCode, keyUri, newKey, stepOf } from './otp';

/** RFC 6238, appendix B: the key "12345678901234567890" in base32, and the last six of its eight digits. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;
const at = (seconds: number) => new Date(seconds * 1000);

it.each(vectors)('accepts the RFC’s code at %d, and returns its step', (seconds, code) => {
  expect(stepOf(key, code, at(seconds), -1)).toBe(Math.floor(seconds / 30));
});

it.each([
  ['the step before', 30, true],
  ['the step after', -30, true],
  ['two steps before', 60, false],
  ['two steps after', -60, false],
])('a code of %s', (_, shift, taken) => {
  const step = Math.floor(1_234_567_890 / 30);
  expect(stepOf(key, '005924', at(1_234_567_890 + shift), -1)).toBe(taken ? step : null);
});

it('a code of a used or earlier step is refused', () => {
  const step = Math.floor(1_234_567_890 / 30);
  expect(stepOf(key, '005924', at(1_234_567_890), step)).toBeNull();
  expect(stepOf(key, '005924', at(1_234_567_890), step + 1)).toBeNull();
  expect(stepOf(key, '005924', at(1_234_567_890), step - 1)).toBe(step);
});

it('a key has 160 bits, is new each time, and has an address that an app can read', () => {
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newKey()).not.toBe(newKey());
  expect(keyUri(key, 'layla@nile.example')).toBe(
    `otpauth://totp/Traveldesk:layla%40nile.example?secret=${key}&issuer=Traveldesk`,
  );
});

it.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['7K3M9Q2W8E5R4T6Y', false],
])('%s is an app’s code: %s', (code, is) => expect(isAppCode(code)).toBe(is));
