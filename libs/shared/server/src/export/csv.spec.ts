import { text } from 'node:stream/consumers';
import { csvLine, csvParts } from './csv';

async function* rows(...list: (string | number | null)[][]) {
  yield list;
}

describe('a file of comma-separated values', () => {
  it('begins with a byte order mark, and ends each line with CR and LF', async () => {
    const file = await text(csvParts(['Name', 'الاسم'], rows(['Amira', 'أميرة'])));
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
    ['a number below zero', -5, '-5'],
    ['nothing', null, ''],
  ])('%s', (_what, cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });
});
