import { build as esbuild } from 'esbuild';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { bootTable } from '../src/boot/boot-routes.ts';
import type { BootTable } from '../src/boot/boot.ts';
import { routeFiles } from './route-files.ts';
import { loadScreens } from './screens.ts';

const place = '<!-- boot -->';

async function scriptOf(app: string, table: BootTable): Promise<string> {
  const { outputFiles } = await esbuild({
    stdin: {
      contents: `import { boot } from './boot.ts'; boot(${JSON.stringify(table)}, window);`,
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

/** A little more than a script takes on the wire: to compress it as it is there takes a second longer. */
function kilobits(code: string): number {
  const { length } = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return Math.round((length * 8) / 1000);
}

/** What the bundler writes for the stylesheet: the boot script asks for it, when its turn has come. */
const stylesheetLink = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/**
 * Writes the boot script into the page: the one inline script, the same text for every visit of a build, so
 * that the API can allow it by its hash (SECURITY 45). It knows the stylesheet, and each route's chunks and first call.
 */
export function bootScript(app: string, workspace: string): Plugin {
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        const output = bundle as Rollup.OutputBundle | undefined;
        const screens = await loadScreens(app, workspace);
        const table = bootTable(screens, (screen) => (output ? routeFiles(output, screen.sources) : []));
        const textsOf = (language: string) =>
          output
            ? routeFiles(output, [
                path.join(workspace, `libs/shared/web/src/i18n/texts/${language}.json`),
                path.join(app, `src/menu/words/${language}.ts`),
              ])
            : [];
        const texts = { fr: textsOf('fr'), ar: textsOf('ar') };
        const entry = chunk && { entry: { file: `/${chunk.fileName}`, size: kilobits(chunk.code) } };
        const [link = '', stylesheet] = stylesheetLink.exec(html) ?? [];
        const script = await scriptOf(app, {
          api: '/api/v1',
          perPage: 20,
          ...entry,
          ...(stylesheet && { stylesheet }),
          texts,
          ...table,
        });
        return html.replace(link, '').replace(place, () => `<script>${script}</script>`);
      },
    },
  };
}
