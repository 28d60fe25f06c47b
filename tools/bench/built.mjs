// Measures the product's own code as it is built: `node tools/bench/built.mjs search`. Running unbuilt sources renames each function
// whenever it is created, which slows down a search by a tenth.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { workspaceAlias } from '../../apps/backoffice/vite/workspace-paths.ts';
import { at, root } from '../scripts/lib/root.mjs';

const [name, ...args] = process.argv.slice(2);
// As deep below the workspace's folder as `root.mjs`, which finds that folder by its own location.
const outDir = at('.bench/built', name);
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: workspaceAlias(root) },
  build: {
    ssr: true,
    lib: { entry: { main: at('tools/bench', `${name}.mts`) }, formats: ['es'] },
    outDir,
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
});
const { status } = spawnSync(process.execPath, [path.join(outDir, 'main.mjs'), ...args], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
