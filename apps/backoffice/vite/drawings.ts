import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { layoutDrawings, otherScreens, screenDrawings } from '../src/drawings/names.ts';

/** antd's own drawings, which its icons bring with them. */
const icons = createRequire(createRequire(import.meta.url).resolve('@ant-design/icons'));

function symbolOf(icon: string): string {
  const file = icons.resolve(`@ant-design/icons-svg/inline-namespaced-svg/outlined/${icon}.svg`);
  const [, attributes, drawing] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(readFileSync(file, 'utf8').trim()) ?? [];
  if (!attributes?.includes('viewBox') || !drawing)
    throw new Error(`The icon ${icon} is not drawn as expected`);
  const kept = attributes.replaceAll(/ (?:xmlns|focusable)="[^"]*"/g, '');
  return `<symbol id="${icon}"${kept}>${drawing}</symbol>`;
}

/** `virtual:drawings.svg`: the icons of the layout in one file, each a symbol by its name. */
export function drawings(workspace: string): Plugin {
  const file = path.join(workspace, 'node_modules/.vite/drawings.svg');
  return {
    name: 'drawings',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:drawings\.svg$/ },
      handler: () => {
        const used = new Set([
          ...Object.values(screenDrawings),
          ...Object.values(otherScreens),
          ...layoutDrawings,
        ]);
        mkdirSync(path.dirname(file), { recursive: true });
        // Written aside: another build may read it meanwhile.
        const aside = `${file}.${process.pid}`;
        const symbols = [...used].sort().map(symbolOf).join('');
        writeFileSync(aside, `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`);
        renameSync(aside, file);
        return file;
      },
    },
  };
}
