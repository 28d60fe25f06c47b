import { breakable, printable } from './printable';

it.each([
  ['an override that reverses the text after it', 'invoice\u202egnp.exe', 'invoicegnp.exe'],
  ['embeddings, marks and isolates of a fixed direction', '\u202aa\u202b\u200eb\u200f\u2066c\u2067', 'abc'],
  ['control characters', 'a\0b\u0007c\u009fd\x7f', 'abcd'],
  ['line ends and tabs', 'a\r\nb\tc\u2028d', 'a b c d'],
  ['lone halves of surrogate pairs', 'a\ud83db\ude00c', 'abc'],
  ['a byte order mark and what is not a character', '\ufeffa\uffffb', 'ab'],
])('removes %s', (_, text, expected) => {
  expect(printable(text)).toBe(expected);
});

it.each([
  ['words in three scripts', 'Łódź القاهرة Київ 東京'],
  ['a pair', '😀'],
  ['the joiners used in Arabic and Persian', 'می\u200cخواهم'],
  ['isolates that take the direction of the first letter', 'حجز \u2068PNR ABC123\u2069'],
  ['markup of any kind', '#strong[a] $x$ *b* <c> @d `e` \\f // g /* h */'],
])('keeps %s', (_, text) => {
  expect(printable(text)).toBe(text);
});

it('allows breaks in a word of 32 letters, but not in a shorter one', () => {
  expect(breakable(`${'x'.repeat(31)} y`)).toBe(`${'x'.repeat(31)} y`);
  expect(breakable('x'.repeat(32))).toBe(`${'x'.repeat(16)}\u200b${'x'.repeat(16)}`);
  expect(breakable('x'.repeat(40)).replaceAll('\u200b', '')).toBe('x'.repeat(40));
});

it('never breaks a surrogate pair', () => {
  expect(breakable('😀'.repeat(32))).toBe(`${'😀'.repeat(16)}\u200b${'😀'.repeat(16)}`);
});
