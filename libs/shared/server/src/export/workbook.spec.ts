import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { workbookStream } from './workbook';

async function* rows(...list: (string | number | null)[][]) {
  yield* list;
}

it('a workbook holds the header and the cells as text, and no formula', async () => {
  const file = await buffer(await workbookStream(['Name', 'Users'], rows(['=1+1', 3], ['أميرة', null])));
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
