import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { layoutDrawings, otherScreens, screenDrawings } from '../src/drawings/names.ts';

const name = 'virtual:drawings.svg';

/** antd's own drawings, which its icons bring with them. */
const icons = createRequire(createRequire(import.meta.url).resolve('@ant-design/icons'));

function symbolOf(icon: string): string {
  const file = icons.resolve(`@ant-design/icons-svg/inline-namespaced-svg/outlined/${icon}.svg`);
  const [, box, drawing] =
    /^<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(readFileSync(file, 'utf8').trim()) ?? [];
  if (!box || !drawing) throw new Error(`The icon ${icon} is not drawn as expected`);
  return `<symbol id="${icon}" viewBox="${box}">${drawing}</symbol>`;
}

/** `virtual:drawings.svg`: the icons of the layout in one file, each a symbol by its name. */
export function drawings(workspace: string): Plugin {
  const file = path.join(workspace, 'node_modules/.vite/drawings.svg');
  return {
    name: 'drawings',
    enforce: 'pre',
    resolveId: (id) => {
      if (id !== name) return undefined;
      const used = new Set([
        ...Object.values(screenDrawings),
        ...Object.values(otherScreens),
        ...layoutDrawings,
      ]);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(
        file,
        `<svg xmlns="http://www.w3.org/2000/svg">${[...used].sort().map(symbolOf).join('')}</svg>`,
      );
      return file;
    },
  };
}
