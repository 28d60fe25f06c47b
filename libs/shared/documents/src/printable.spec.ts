import { breakable, printable } from './printable';

it.each([
  ['an override that turns what follows', 'invoice\u202egnp.exe', 'invoicegnp.exe'],
  ['embeddings, marks and isolates of a fixed direction', '\u202aa\u202b\u200eb\u200f\u2066c\u2067', 'abc'],
  ['control characters', 'a\0b\u0007c\u009fd\x7f', 'abcd'],
  ['ends of lines and tabs', 'a\r\nb\tc\u2028d', 'a b c d'],
  ['halves of pairs', 'a\ud83db\ude00c', 'abc'],
  ['a byte order mark and what is no character', '\ufeffa\uffffb', 'ab'],
])('leaves out %s', (_, text, expected) => {
  expect(printable(text)).toBe(expected);
});

it.each([
  ['words of three scripts', 'Łódź القاهرة Київ 東京'],
  ['a pair', '😀'],
  ['the joiners that Arabic and Persian are written with', 'می\u200cخواهم'],
  ['isolates of the first letter’s direction', 'حجز \u2068PNR ABC123\u2069'],
  ['markup of any kind', '#strong[a] $x$ *b* <c> @d `e` \\f // g /* h */'],
])('keeps %s', (_, text) => {
  expect(printable(text)).toBe(text);
});

it('lets a piece of 32 letters be broken, and none shorter', () => {
  expect(breakable(`${'x'.repeat(31)} y`)).toBe(`${'x'.repeat(31)} y`);
  expect(breakable('x'.repeat(32))).toBe(`${'x'.repeat(16)}\u200b${'x'.repeat(16)}`);
  expect(breakable('x'.repeat(40)).replaceAll('\u200b', '')).toBe('x'.repeat(40));
});

it('does not break a pair', () => {
  expect(breakable('😀'.repeat(32))).toBe(`${'😀'.repeat(16)}\u200b${'😀'.repeat(16)}`);
});
