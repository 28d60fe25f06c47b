import { build as esbuild } from 'esbuild';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runnerImport, type Plugin, type Rollup } from 'vite';
import { bootTable } from '../src/boot/boot-routes';
import type { BootTable } from '../src/boot/boot';
import type { Screen } from '../src/domains';
import { routeFiles } from './route-files';
import { styleSets, type StyleSet } from './style-sets';
import { workspaceAlias } from './workspace-paths';

const place = '<!-- boot -->';
const layouts = { default: 'src/layout/DefaultLayout.tsx', blank: 'src/layout/BlankLayout.tsx' } as const;

/** The table of screens as it runs; importing it loads no screen. */
async function loadScreens(app: string, workspace: string): Promise<readonly Screen[]> {
  const { module } = await runnerImport<{ screens: readonly Screen[] }>(path.join(app, 'src/domains.ts'), {
    configFile: false,
    root: app,
    logLevel: 'error',
    resolve: { alias: workspaceAlias(workspace) },
  });
  return module.screens;
}

/** The file that a screen is loaded from: what its lazy import names once the runner has resolved it. */
function sourceOf(screen: Pick<Screen, 'name' | 'lazy'>, app: string): string {
  const id = /import[^(]*\(\s*["']([^"']+)["']/.exec(screen.lazy.toString())?.[1];
  if (!id) throw new Error(`The screen ${screen.name} is not loaded by an import alone`);
  return id.startsWith('/@fs/') ? id.slice('/@fs'.length) : path.join(app, id);
}

async function scriptOf(app: string, table: BootTable): Promise<string> {
  const { outputFiles } = await esbuild({
    stdin: {
      contents: `import { boot } from './boot'; boot(${JSON.stringify(table)}, window);`,
      resolveDir: path.join(app, 'src/boot'),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** About what a script takes on the wire, where it goes compressed. */
function kilobits(code: string): number {
  return Math.round((brotliCompressSync(code).length * 8) / 1000);
}

/** What the bundler writes for the whole stylesheet: the boot script asks for the one that the route needs. */
const stylesheet = /\s*<link rel="stylesheet"[^>]*>/;

/**
 * Writes the boot script into the page: the one inline script, the same text for every visit of a build, so
 * that the API can allow it by its hash (SECURITY 45). It knows each route's chunks, stylesheet and first call.
 */
export function bootScript(app: string, workspace: string): Plugin {
  let sets: readonly StyleSet[] = [];
  const sourcesOf = (screen: Screen) => [path.join(app, layouts[screen.layout]), sourceOf(screen, app)];
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        const output = bundle as Rollup.OutputBundle | undefined;
        const screens = await loadScreens(app, workspace);
        sets = output ? styleSets(output, screens, sourcesOf) : [];
        const table = bootTable(
          screens,
          (screen) => (output ? routeFiles(output, sourcesOf(screen)) : []),
          sets,
        );
        const textsOf = (language: string) =>
          output
            ? routeFiles(output, [path.join(workspace, `libs/shared/web/src/i18n/texts/${language}.json`)])
            : [];
        const texts = { fr: textsOf('fr'), ar: textsOf('ar') };
        const entry = chunk && { entry: { file: `/${chunk.fileName}`, size: kilobits(chunk.code) } };
        const script = await scriptOf(app, { api: '/api/v1', perPage: 20, ...entry, texts, ...table });
        return html.replace(stylesheet, '').replace(place, () => `<script>${script}</script>`);
      },
    },
    writeBundle({ dir = '' }) {
      for (const { file, css } of sets) writeFileSync(path.join(dir, file), css);
    },
  };
}
