import { Problem } from '@traveldesk/shared-server';
import { ecbFile } from '../testing/ecb-file.fake';
import { publishedAt, readEcbFile } from './ecb-file';

const rates = { USD: '1.0825', JPY: '176.40', IDR: '18250.5' };
const good = ecbFile('2026-11-20', rates);

/** The error of a text, or its parsed content. */
function outcome(xml: string): unknown {
  try {
    return readEcbFile(xml);
  } catch (error) {
    if (error instanceof Problem) return error.details.fields?.['xml'];
    throw error;
  }
}

describe('the daily file of the European Central Bank', () => {
  const read = {
    day: '2026-11-20',
    lines: [
      { currency: 'USD', rate: '1.0825' },
      { currency: 'JPY', rate: '176.4' },
      { currency: 'IDR', rate: '18250.5' },
    ],
  };

  it.each([
    ['as the bank writes it', good],
    ['in one line', good.replace(/[\n\t]+/g, '')],
    ['with the line ends of Windows', good.replace(/\n/g, '\r\n')],
    ['with a byte order mark', `\uFEFF${good}`],
    ['in other quotes', good.replace(/'/g, '"')],
    ['with spaces in its tags', good.replace(/'\/>/g, "'   />")],
    ['without its header', good.replace(/^.*\n/, '')],
    ['with an end tag for each line', good.replace(/(rate='[\d.]+')\/>/g, '$1></Cube>')],
  ])('is read %s', (_, xml) => {
    expect(outcome(xml)).toEqual(read);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'rates'],
    ['JSON', '{"USD": 1.0825}'],
    ['a page', '<!doctype html><html><body>503</body></html>'],
    ['another document', '<Envelope><Cube/></Envelope>'],
    ['a truncated one', good.slice(0, -40)],
    ['two files in one', good + good.replace(/^.*\n/, '')],
    ['one with trailing content', `${good}<a/>`],
    ['a document type', good.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>')],
    ['an entity in a value', good.replace("'1.0825'", "'&b;'")],
    ['a character reference', good.replace('1.0825', '&#49;.0825')],
    ['a comment', good.replace('<Cube>', '<!-- --><Cube>')],
    ['a CDATA section', good.replace('Reference rates', '<![CDATA[x]]>')],
    ['an instruction', good.replace('<Cube>', '<?x y?><Cube>')],
    ['an attribute twice', good.replace("currency='USD'", "currency='USD' currency='JPY'")],
    ['another namespace', good.replace('eurofxref', 'else')],
    ['text between elements', good.replace('<Cube>', 'rates<Cube>')],
    ['no day', good.replace(" time='2026-11-20'", '')],
    ['an invalid day', good.replace('2026-11-20', '2026-02-30')],
    ['a day before the euro existed', good.replace('2026-11-20', '1998-12-31')],
    ['no lines', ecbFile('2026-11-20', {})],
    ['endlessly nested elements', '<a>'.repeat(5000)],
    ['thousands of elements', `<gesmes:Envelope>${'<a/>'.repeat(2000)}</gesmes:Envelope>`],
  ])('cannot be %s', (_, xml) => {
    expect(outcome(xml)).toBe('ecb_form');
  });

  it('cannot be the file of the last ninety days', () => {
    const more = good.replace('\t</Cube>\n</gesmes', "\t\t<Cube time='2026-11-19'/>\n\t</Cube>\n</gesmes");
    expect(outcome(more)).toBe('ecb_several_days');
  });

  it.each([
    ['a rate of zero', good.replace('1.0825', '0')],
    ['a negative rate', good.replace('1.0825', '-1.0825')],
    ['a rate with a comma', good.replace('1.0825', '1,0825')],
    ['a rate with an exponent', good.replace('1.0825', '1e3')],
    ['no rate', good.replace(" rate='1.0825'", '')],
    ['the same currency twice', good.replace('JPY', 'USD')],
    ['the euro itself', good.replace('JPY', 'EUR')],
    ['a code of four letters', good.replace('JPY', 'JPYX')],
    ['an additional attribute', good.replace("'1.0825'", "'1.0825' unit='100'")],
    ['something within', good.replace("'1.0825'/>", "'1.0825'><a/></Cube>")],
  ])('cannot have a line with %s', (_, xml) => {
    expect(outcome(xml)).toBe('ecb_line');
  });

  it('is refused quickly, whatever its content', () => {
    const began = performance.now();
    for (const part of ['<', '< ', '<a ', "<a b='", '<a b', ' ', '/', '<a/', '<a b="c" ', '</', '\t<a\t'])
      expect(outcome(part.repeat(16_000 / part.length))).toBe('ecb_form');
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

// 16:00 in Frankfurt is 14:00 UTC during summer time, from the last Sunday of March to the last Sunday of October.
it.each([
  ['2026-01-15', '2026-01-15T15:00:00.000Z'],
  ['2026-03-27', '2026-03-27T15:00:00.000Z'],
  ['2026-03-30', '2026-03-30T14:00:00.000Z'],
  ['2026-10-23', '2026-10-23T14:00:00.000Z'],
  ['2026-10-26', '2026-10-26T15:00:00.000Z'],
])('the rates of %s are valid from %s on', (day, instant) => {
  expect(publishedAt(day).toISOString()).toBe(instant);
});
