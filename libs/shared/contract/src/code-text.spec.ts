import { codeFilterSchema, typedCode, typedNumber } from './typed-code';

it.each([
  ['\u200bCAI\u200b', 'CAI'],
  ['\u202aC\u00adA\u2066I\u202c', 'CAI'],
  ['\u00a0\u202fCAI\ufeff\u3000', 'CAI'],
  ['A\u0661\u06f2', 'A12'],
  // A space between letters may be a typing error, which the field's own rule rejects.
  ['C AI', 'C AI'],
])('reads the code %j as %j', (typed, code) => {
  expect(typedCode.parse(typed)).toBe(code);
});

it.each([
  ['077 234\u00a0567\u202f8901', '0772345678901'],
  ['\u200eA\u200d12\u2060 34\u00ad567', 'A1234567'],
  ['\u2067١٢٣\u2069 ٤', '1234'],
])('reads the number %j as %j', (typed, number) => {
  expect(typedNumber.parse(typed)).toBe(number);
});

it('counts the visible characters in a filter by a code, and nothing more', () => {
  const filter = codeFilterSchema(3);
  expect(filter.parse('\u2068cai\u2069\u00a0')).toBe('CAI');
  expect(filter.parse('')).toBe('');
  expect(filter.safeParse('CAIR').success).toBe(false);
});
