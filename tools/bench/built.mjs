// Runs a measurement of the product's own code as the product is built: `node tools/bench/built.mjs search`. What runs sources as
// they are gives each function its name anew whenever it is made, which costs a search a tenth.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { workspaceAlias } from '../../apps/backoffice/vite/workspace-paths.ts';
import { at, root } from '../scripts/lib/root.mjs';

const [name, ...args] = process.argv.slice(2);
// As deep below the workspace's folder as `root.mjs`, which finds that folder by its own place.
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
