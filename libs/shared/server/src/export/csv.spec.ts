import { text } from 'node:stream/consumers';
import { decimal, type Cell } from './cell';
import { timeZoneOf } from '../http/time-zone';
import { csvLine, csvParts } from './csv';

async function* rows(...list: Cell[][]) {
  yield list;
}

describe('a file of comma-separated values', () => {
  it('begins with a byte order mark, and ends each line with CR and LF', async () => {
    const file = await text(csvParts(['Name', 'الاسم'], rows(['Amira', 'أميرة']), 'en', 'UTC'));
    expect(file).toBe('\ufeffName,الاسم\r\nAmira,أميرة\r\n');
  });

  it.each([
    ['a comma', 'Nile, Travel', '"Nile, Travel"'],
    ['a quote', 'The "Nile"', '"The ""Nile"""'],
    ['a line end', 'one\r\ntwo', '"one\r\ntwo"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a plus sign', '+201001234567', "'+201001234567"],
    ['a minus sign', '-5 apples', "'-5 apples"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1+1', "'\t=1+1"],
    ['a carriage return', '\r=1+1', '"\'\r=1+1"'],
    ['a formula with a quote', '=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['a full-width sign', '＝1+1', "'＝1+1"],
    ['a formula after blanks', ' \u00a0=1+1', "' \u00a0=1+1"],
    ['a formula after an invisible mark', '\u2068@SUM(A1)', "'\u2068@SUM(A1)"],
    ['a NUL', '\0=1+1', "'\0=1+1"],
    ['a separator of another region', 'a;=1+1', '"a;=1+1"'],
    ['a text of digits below zero', '-5', "'-5"],
    ['a number below zero', -5, '-5'],
    ['an amount below zero', decimal('-316751.10'), '-316751.10'],
    ['no amount', decimal(null), ''],
    ['nothing', null, ''],
  ])('%s', (_what, cell, written) => {
    expect(csvLine([cell], 'en')).toBe(`${written}\r\n`);
  });

  it.each([
    ['Africa/Cairo', '2026-07-31T22:30:00.000Z', '2026-08-01 01:30 +03:00'],
    ['Africa/Cairo', '2026-12-12T16:00:00Z', '2026-12-12 18:00 +02:00'],
    ['America/New_York', '2027-03-14T06:59:59.999Z', '2027-03-14 01:59 -05:00'],
    ['America/New_York', '2027-03-14T07:00:00.000Z', '2027-03-14 03:00 -04:00'],
    ['Asia/Kathmandu', '2026-12-12T18:20:00.000Z', '2026-12-13 00:05 +05:45'],
    ['Nowhere/Land', '2026-12-12T16:00:00.000Z', '2026-12-12 16:00 +00:00'],
    ['Africa/Cairo', '2026-12-12', '2026-12-12'],
    ['Africa/Cairo', '2026-12-12T16:00', '2026-12-12T16:00'],
  ])(
    'writes an instant in the time zone of the reader, with its offset: %s, %s',
    async (zone, at, written) => {
      const timeZone = timeZoneOf({ headers: { 'time-zone': zone } });
      expect(await text(csvParts(['At'], rows([at]), 'en', timeZone))).toBe(`\ufeffAt\r\n${written}\r\n`);
    },
  );

  it.each([
    ['en', '-316751.10,1.5,"1,5",KWD 1.5\r\n'],
    ['fr', '-316751,10;1,5;"1,5";KWD 1.5\r\n'],
    ['ar', '-316751.10;1.5;"1,5";KWD 1.5\r\n'],
  ] as const)('has the separator and the decimal mark of its reader: %s', (language, line) => {
    expect(csvLine([decimal('-316751.10'), 1.5, '1,5', 'KWD 1.5'], language)).toBe(line);
  });
});
