import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { decimal, type Cell } from './cell';
import { workbookParts } from './workbook';

async function* rows(...list: Cell[][]) {
  yield list;
}

it('a workbook holds the header and the cells as text, and no formula', async () => {
  const file = await buffer(workbookParts(['Name', 'Users'], rows(['=1+1', 3], ['أميرة', null])));
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
    await buffer(workbookParts(['Amount'], rows(...amounts.map((text) => [decimal(text)])))),
  );
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect([...sheet.matchAll(/<c><v>([^<]*)<\/v><\/c>/g)].map(([, text]) => text)).toEqual(amounts);
});

it('a workbook of too many rows is refused', async () => {
  const most = workbookParts(['Name'], rows(['Amira'], ['Rana']), 2);
  await expect(buffer(most)).resolves.toBeDefined();
  const tooMany = workbookParts(['Name'], rows(['Amira'], ['Rana']), 1);
  await expect(buffer(tooMany)).rejects.toMatchObject({ status: 422, code: 'export_too_long' });
});

it('a workbook of any text can be read again, and holds the text as it was', async () => {
  const words = ['a<b>&"c"', 'tab\tand\r\nlines', 'bell\u0007', 'half \ud800', '_x0041_', ' edge '];
  const parts = unzipSync(await buffer(workbookParts(['Text'], rows(...words.map((word) => [word])))));
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
