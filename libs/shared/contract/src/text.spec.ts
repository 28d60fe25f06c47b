import { fileSchema, filterSchema, isBroken, lineSchema, seenText } from './text';

describe('a line of text', () => {
  it.each([
    ['blanks at its ends', '  Front desk\u00a0', 'Front desk'],
    ['runs of blanks, of whatever width', 'Front \u00a0\u2003desk', 'Front desk'],
    ['a zero-width space', 'Admin\u200bistrator\u200b', 'Administrator'],
    ['joiners where nothing joins', 'Admin\u200cistrator\u200d', 'Administrator'],
    ['marks of direction', '\u200eDesk\u200f\u061c', 'Desk'],
    ['a byte order mark, a soft hyphen, a filler', '\ufeffDe\u00adsk\u3164', 'Desk'],
    ['a blank of dots', 'Desk\u2800', 'Desk'],
    ['tags and selectors of variants', 'Desk\u{e0041}\ufe0f', 'Desk'],
    ['a character between a letter and its accent', 'Cafe\u200b\u0301', 'Caf\u00e9'],
    ['an accent apart from its letter', 'Cafe\u0301', 'Caf\u00e9'],
    ['a non-joiner after a letter that joins nothing', 'دا\u200cر', 'دار'],
    ['two non-joiners for one', 'می\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['a joiner between letters that join', 'مص\u200dر', 'مصر'],
  ])('is without %s', (_, text, seen) => {
    expect(seenText(text)).toBe(seen);
    expect(lineSchema(20).parse(text)).toBe(seen);
    expect(seenText(seen)).toBe(seen);
  });

  it.each([
    ['a Persian word with its non-joiner', 'می\u200cخواهم'],
    ['the same below a vowel sign', 'مِی\u064e\u200cخواهم'],
    ['an abbreviated year', '١٤٤٧ ه\u200d'],
    ['letters of two scripts', 'شركة Nile للسفر'],
    ['a picture', 'Nile ✈'],
    ['a character beyond the first plane', '𐎀'],
  ])('keeps %s', (_, text) => {
    expect(lineSchema(20).parse(text)).toBe(text);
  });

  it.each(['', ' ', '\u200b', '\u200c\u200d', '\u200f', '\u2800', '\u3164\u00ad', '\ufeff \u2060'])(
    'is empty where nothing is seen: %j',
    (text) => {
      expect(lineSchema(20).safeParse(text).error?.issues[0]).toMatchObject({ code: 'too_small' });
    },
  );

  it('costs no more than its length', () => {
    const from = Date.now();
    expect(seenText('\u200b'.repeat(300_000) + 'می' + '\u200c'.repeat(300_000))).toBe('می');
    expect(Date.now() - from).toBeLessThan(3_000);
  });

  it.each([
    ['half of a pair', 'a\ud800b'],
    ['the other half', '\udc00'],
    ['a pair the wrong way round', '\udc00\ud800'],
    ['U+FFFE', 'a\ufffe'],
    ['U+FDD0', 'a\ufdd0'],
    ['U+1FFFF', 'a\u{1ffff}'],
    ['NUL', 'a\0'],
  ])('is refused for what is no character: %s', (_, text) => {
    expect(isBroken(text)).toBe(true);
    expect(lineSchema(20).safeParse(text).error?.issues[0]).toMatchObject({
      params: { key: 'unsafe_characters' },
    });
  });

  it.each(['a\nb', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\u202eb', '\u2067a', 'a\u202a'])(
    'is refused for what ends it or turns it: %j',
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

  it.each(['aGVsbG8h', 'aGVsbG8=', 'aGVsbA==', '+/+/'])('is bytes as base64: %s', (text) => {
    expect(schema.safeParse(text).data).toBe(text);
  });

  it.each(['aGV', 'aGVsbG8', 'a===', 'aG=s', '=aGV', 'aGVs====', 'aG Vs', 'aGVs\n', 'aGV-', 'aGV_', 'aGVé'])(
    'is nothing else: %j',
    (text) => {
      expect(schema.safeParse(text).error?.issues[0]).toMatchObject({ params: { key: 'wrong' } });
    },
  );

  it('is too large by the length of its text, whatever that is', () => {
    expect(schema.safeParse('!'.repeat(9)).error?.issues).toMatchObject([{ params: { key: 'large' } }]);
  });
});

it.each([
  ['\u2068BANK 123\u2069', 'BANK 123'],
  ['\ufeff Nile\u200b ', 'Nile'],
  ['\u200e'.repeat(20), ''],
])('the filter %j is %j', (typed, filter) => {
  expect(filterSchema(10).parse(typed)).toBe(filter);
});
