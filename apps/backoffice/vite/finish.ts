import { transform } from 'esbuild';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { precompress } from './precompress.ts';

/** Checks and compresses the files of a build once they are written. */
export function finish(): Plugin {
  let outDir = '';
  return {
    name: 'finish',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      // A build that failed has written nothing, and its own error must be the one shown.
      if (error || !existsSync(outDir)) return;
      await refuseBrokenChunks(path.join(outDir, 'assets'));
      await precompress(outDir);
    },
  };
}

/** Fails the build on a chunk that exports a missing name, which would otherwise show only when its page is opened. */
async function refuseBrokenChunks(assets: string): Promise<void> {
  const chunks = readdirSync(assets).filter((name) => name.endsWith('.js'));
  await Promise.all(
    chunks.map((name) =>
      transform(readFileSync(path.join(assets, name), 'utf8'), {
        format: 'esm',
        sourcefile: name,
        logLevel: 'silent',
      }),
    ),
  );
}
