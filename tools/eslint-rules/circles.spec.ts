import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-circles-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** oxlint's report on these files with the workspace's own rules; `@traveldesk/lib` is the file lib/index.ts. */
function lint(files: Record<string, string>): { status: number | null; said: string } {
  const paths = { '@traveldesk/lib': ['./lib/index.ts'] };
  const tsconfig = path.join(folder, 'tsconfig.json');
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions: { paths } }));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const args = ['-c', path.join(root, '.oxlintrc.json'), '--tsconfig', tsconfig, folder];
  const { status, stdout } = spawnSync(process.execPath, [oxlint, ...args], { cwd: folder });
  return { status, said: stdout.toString() };
}

describe('circles of imports', () => {
  it.each<[string, Record<string, string>]>([
    [
      'of values',
      {
        'a.ts': "import { b } from './b';\nexport const a = () => b;\n",
        'b.ts': "import { a } from './a';\nexport const b = () => a;\n",
      },
    ],
    [
      'of types',
      {
        'a.ts': "import type { B } from './b';\nexport interface A { b: B }\n",
        'b.ts': "import type { A } from './a';\nexport interface B { a: A }\n",
      },
    ],
    [
      'of three, through a library and its index',
      {
        'a.ts': "import { b } from '@traveldesk/lib';\nexport const a = () => b;\n",
        'lib/index.ts': "export { b } from './b';\n",
        'lib/b.ts': "import { a } from '../a';\nexport const b = () => a;\n",
      },
    ],
  ])('%s are rejected', (_, files) => {
    const { status, said } = lint(files);
    expect(said).toContain('import(no-cycle)');
    expect(status).toBe(1);
  });

  it('do not exist where two files import a third', () => {
    const files = {
      'a.ts': "import { c } from './c';\nexport const a = c;\n",
      'b.ts': "import { c } from './c';\nexport const b = c;\n",
      'c.ts': 'export const c = 1;\n',
    };
    expect(lint(files)).toMatchObject({ status: 0 });
  });
});
