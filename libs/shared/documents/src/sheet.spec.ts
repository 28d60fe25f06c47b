import { maxRows } from './document';
import { sheetOf } from './sheet';
import { rowsOf, statementOf } from './testing/documents';

const nowhere = () => undefined;

it('hands over rows in batches and lets others run in between', async () => {
  const sizes: number[] = [];
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  await sheetOf(statementOf('en', rowsOf('en', 5_000)), (rows) => sizes.push(rows.length));
  clearInterval(count);
  expect(sizes).toEqual(Array.from({ length: 20 }, () => 250));
  expect(turns).toBeGreaterThan(2);
});

it('a name or an address keeps its own direction in an Arabic document', async () => {
  const sheet = await sheetOf(statementOf('ar', []), nowhere);
  expect(sheet.direction).toBe('rtl');
  expect(sheet.letterhead.lines).toEqual(['\u206812 Tahrir Square, Cairo\u2069']);
  expect(sheet.made).toContain('\u2068Layla Hassan\u2069');
});

it('a name that looks like a placeholder or a replacement pattern is printed unchanged', async () => {
  const document = statementOf('en', []);
  const { made } = await sheetOf({ ...document, made: { ...document.made, by: "{{at}} $& $'" } }, nowhere);
  expect(made).toBe("Generated on 23 Nov 2026, 04:05 UTC by \u2068{{at}} $& $'\u2069");
});

it('a cell of 500 letters takes no space from an amount', async () => {
  const long = 'W'.repeat(500);
  const { parts } = await sheetOf(
    statementOf('en', [['2026-11-02', long, long, '999999999999.9999']]),
    nowhere,
  );
  const table = parts.find((part) => 'columns' in part);
  // 17 digits, a decimal point and three separators at most: 999,999,999,999.9999 has 20 characters.
  expect(table).toMatchObject({ columns: [{}, { width: 16 }, { width: 16 }, { width: 20 }] });
});

it(`the rows of all tables together are limited to ${maxRows}`, async () => {
  const half = Array.from({ length: maxRows / 2 + 1 }, () => []);
  const document = statementOf('en', half, [{ kind: 'table', columns: [], rows: half, empty: '' }]);
  await expect(sheetOf(document, nowhere)).rejects.toThrow(RangeError);
});
