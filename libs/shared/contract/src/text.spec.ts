import { fileSchema, filterSchema, isBroken, lineSchema, seenText } from './text';

describe('a line of text', () => {
  it.each([
    ['spaces at its ends', '  Front desk\u00a0', 'Front desk'],
    ['runs of spaces of any width', 'Front \u00a0\u2003desk', 'Front desk'],
    ['a zero-width space', 'Admin\u200bistrator\u200b', 'Administrator'],
    ['joiners where nothing joins', 'Admin\u200cistrator\u200d', 'Administrator'],
    ['direction marks', '\u200eDesk\u200f\u061c', 'Desk'],
    ['a byte order mark, a soft hyphen and a filler', '\ufeffDe\u00adsk\u3164', 'Desk'],
    ['a blank braille pattern', 'Desk\u2800', 'Desk'],
    ['tags and variation selectors', 'Desk\u{e0041}\ufe0f', 'Desk'],
    ['a character between a letter and its accent', 'Cafe\u200b\u0301', 'Caf\u00e9'],
    ['an accent apart from its letter', 'Cafe\u0301', 'Caf\u00e9'],
    ['a non-joiner after a letter that joins nothing', 'دا\u200cر', 'دار'],
    ['two non-joiners instead of one', 'می\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['a joiner between letters that join', 'مص\u200dر', 'مصر'],
  ])('loses %s', (_, text, seen) => {
    expect(seenText(text)).toBe(seen);
    expect(lineSchema(20).parse(text)).toBe(seen);
    expect(seenText(seen)).toBe(seen);
  });

  it.each([
    ['a Persian word with its non-joiner', 'می\u200cخواهم'],
    ['the same under a vowel sign', 'مِی\u064e\u200cخواهم'],
    ['an abbreviated year', '١٤٤٧ ه\u200d'],
    ['letters of two scripts', 'شركة Nile للسفر'],
    ['a picture', 'Nile ✈'],
    ['a character outside the first plane', '𐎀'],
  ])('keeps %s', (_, text) => {
    expect(lineSchema(20).parse(text)).toBe(text);
  });

  it.each(['', ' ', '\u200b', '\u200c\u200d', '\u200f', '\u2800', '\u3164\u00ad', '\ufeff \u2060'])(
    'is empty where nothing is visible: %j',
    (text) => {
      expect(lineSchema(20).safeParse(text).error?.issues[0]).toMatchObject({ code: 'too_small' });
    },
  );

  it('takes time in proportion to its length', () => {
    const from = Date.now();
    expect(seenText('\u200b'.repeat(300_000) + 'می' + '\u200c'.repeat(300_000))).toBe('می');
    expect(Date.now() - from).toBeLessThan(3_000);
  });

  it.each([
    ['half of a surrogate pair', 'a\ud800b'],
    ['the other half', '\udc00'],
    ['a surrogate pair in the wrong order', '\udc00\ud800'],
    ['U+FFFE', 'a\ufffe'],
    ['U+FDD0', 'a\ufdd0'],
    ['U+1FFFF', 'a\u{1ffff}'],
    ['NUL', 'a\0'],
  ])('rejects what is not a character: %s', (_, text) => {
    expect(isBroken(text)).toBe(true);
    expect(lineSchema(20).safeParse(text).error?.issues[0]).toMatchObject({
      params: { key: 'unsafe_characters' },
    });
  });

  it.each(['a\nb', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\u202eb', '\u2067a', 'a\u202a'])(
    'rejects what ends the line or reverses it: %j',
    (text) => {
      expect(isBroken(text)).toBe(false);
      expect(lineSchema(20).safeParse(text).error?.issues[0]).toMatchObject({
        params: { key: 'unsafe_characters' },
      });
    },
  );
});

describe('a file', () => {
  const schema = fileSchema({ maxBytes: 6, tooLarge: 'large', wrong: 'wrong' });

  it.each(['aGVsbG8h', 'aGVsbG8=', 'aGVsbA==', '+/+/'])('accepts bytes as base64: %s', (text) => {
    expect(schema.safeParse(text).data).toBe(text);
  });

  it.each(['aGV', 'aGVsbG8', 'a===', 'aG=s', '=aGV', 'aGVs====', 'aG Vs', 'aGVs\n', 'aGV-', 'aGV_', 'aGVé'])(
    'rejects anything else: %j',
    (text) => {
      expect(schema.safeParse(text).error?.issues[0]).toMatchObject({ params: { key: 'wrong' } });
    },
  );

  it('is judged too large by the length of its text, whatever the text is', () => {
    expect(schema.safeParse('!'.repeat(9)).error?.issues).toMatchObject([{ params: { key: 'large' } }]);
  });
});

it.each([
  ['\u2068BANK 123\u2069', 'BANK 123'],
  ['\ufeff Nile\u200b ', 'Nile'],
  ['\u200e'.repeat(20), ''],
])('reads the filter %j as %j', (typed, filter) => {
  expect(filterSchema(10).parse(typed)).toBe(filter);
});
