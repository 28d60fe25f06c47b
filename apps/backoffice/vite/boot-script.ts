import { build as esbuild } from 'esbuild';
import type { Plugin } from 'vite';

/**
 * Embeds the boot script as the page's only inline script. Its text is the same for every visit of a build, so that the API can allow it by
 * its hash (SECURITY 45).
 */
export function bootScript(app: string): Plugin {
  return {
    name: 'boot-script',
    async transformIndexHtml(html) {
      const { outputFiles } = await esbuild({
        stdin: {
          contents: `import { boot } from './boot.ts'; boot(window);`,
          resolveDir: `${app}src/boot`,
          loader: 'ts',
        },
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
      });
      const [script] = outputFiles;
      return html.replace('<!-- boot -->', () => `<script>${script?.text.trim()}</script>`);
    },
  };
}
