import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { decimal, type Cell } from './cell';
import { workbookParts } from './workbook';

const plain = { language: 'en', timeZone: 'UTC' } as const;

async function* rows(...list: Cell[][]) {
  yield list;
}

it('a workbook holds the header and the cells as text, and no formula', async () => {
  const file = await buffer(workbookParts(['Name', 'Users'], rows(['=1+1', 3], ['أميرة', null]), plain));
  const parts = unzipSync(file);
  const all = Object.entries(parts)
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');
  expect(all).toMatch(/Name/);
  expect(all).toMatch(/('|&apos;|&#39;)=1\+1/);
  expect(all).toMatch(/أميرة/);
  expect(all).toMatch(/<v>3<\/v>/);
  expect(all).not.toMatch(/<f>/);
});

it('a workbook holds amounts below zero as numbers, with all their digits', async () => {
  const amounts = ['-316751.10', '12345678901234.5678'];
  const parts = unzipSync(
    await buffer(workbookParts(['Amount'], rows(...amounts.map((text) => [decimal(text)])), plain)),
  );
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect([...sheet.matchAll(/<c><v>([^<]*)<\/v><\/c>/g)].map(([, text]) => text)).toEqual(amounts);
});

it('a workbook holds phone numbers as they are, and quotes all else that begins with a plus', async () => {
  const { sheet } = await sheetOf('en', '+201001234567', '+1+1', '+20 100');
  expect([...sheet.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text]) => text)).toEqual([
    'When',
    '+201001234567',
    "'+1+1",
    "'+20 100",
  ]);
});

it.each([
  ['en', 'Sheet1'],
  ['fr', 'Feuil1'],
  ['ar', 'ورقة1'],
] as const)('a workbook in %s has the sheet %s', async (language, name) => {
  const { workbook } = await sheetOf(language, 'a');
  expect(workbook).toContain(`<sheet name="${name}"`);
});

it('a workbook of too many rows is refused', async () => {
  const most = workbookParts(['Name'], rows(['Amira'], ['Rana']), { ...plain, most: 2 });
  await expect(buffer(most)).resolves.toBeDefined();
  const tooMany = workbookParts(['Name'], rows(['Amira'], ['Rana']), { ...plain, most: 1 });
  await expect(buffer(tooMany)).rejects.toMatchObject({ status: 422, code: 'export_too_long' });
});

it('a workbook of any text can be read again, and holds the text as it was', async () => {
  const words = ['a<b>&"c"', 'tab\tand\r\nlines', 'bell\u0007', 'half \ud800', '_x0041_', ' edge '];
  const parts = unzipSync(await buffer(workbookParts(['Text'], rows(...words.map((word) => [word])), plain)));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const read = [...sheet.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text]) => text);
  expect(read).toEqual([
    'Text',
    'a&lt;b&gt;&amp;"c"',
    'tab\tand&#13;\nlines',
    'bell',
    'half ',
    '_x005F_x0041_',
    ' edge ',
  ]);
});

const sheetOf = async (language: 'en' | 'fr' | 'ar', ...cells: Cell[]) => {
  const parts = unzipSync(
    await buffer(
      workbookParts(['When'], rows(...cells.map((cell) => [cell])), { language, timeZone: 'Europe/Paris' }),
    ),
  );
  const read = (name: string) => strFromU8(parts[`xl/${name}.xml`] ?? new Uint8Array());
  return { sheet: read('worksheets/sheet1'), styles: read('styles'), workbook: read('workbook') };
};

it.each([
  ['en', false],
  ['fr', false],
  ['ar', true],
] as const)('a workbook in %s runs from right to left: %s', async (language, isRight) => {
  const { sheet } = await sheetOf(language, 'a');
  expect(sheet.includes('<sheetView rightToLeft="1" workbookViewId="0">')).toBe(isRight);
});

it('a workbook holds days and instants as dates, instants in local time with their offset, and any other text as text', async () => {
  const texts = [
    '2026-02-30',
    '1899-12-31',
    '2026-11-21T08:00',
    '2026-11-21T25:00:00.000Z',
    'due 2026-11-21',
  ];
  const { sheet, styles } = await sheetOf(
    'en',
    '2026-11-21',
    '2026-11-21T17:00:00.000Z',
    '2026-07-21T16:00:00Z',
    ...texts,
  );
  // 46,347 days after December 30, 1899.
  expect([...sheet.matchAll(/<c s="(\d)"><v>([^<]*)<\/v>/g)].map(([, ...cell]) => cell)).toEqual([
    ['2', '46347'],
    ['3', '46347.75'],
    ['4', '46224.75'],
  ]);
  expect([...sheet.matchAll(/preserve">([^<]*)</g)].map(([, text]) => text)).toEqual(['When', ...texts]);
  const formats = [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [
    id,
    code,
  ]);
  expect(formats).toEqual([
    ['164', 'yyyy\\-mm\\-dd'],
    ['165', 'yyyy\\-mm\\-dd\\ hh:mm&quot; +01:00&quot;'],
    ['166', 'yyyy\\-mm\\-dd\\ hh:mm&quot; +02:00&quot;'],
  ]);
  const used = [...styles.slice(styles.indexOf('<cellXfs')).matchAll(/<xf numFmtId="(\d+)"/g)];
  expect(used.map(([, id]) => id)).toEqual(['0', '0', '164', '165', '166']);
});
