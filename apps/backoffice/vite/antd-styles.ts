import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { extractAntdStyles } from './antd-extract.ts';

const resolved = '\0virtual:antd.css';

/**
 * Parts that antd's components use without an import by name. The product's tables use no antd pager, and a Dropdown's rules include its
 * menu's.
 */
const parts: Record<string, readonly string[]> = {
  Table: ['Spin', 'Empty', 'Tooltip', 'Checkbox', 'Radio', 'Dropdown'],
  Form: ['Row', 'Col', 'Tooltip'],
  Select: ['Empty', 'Tag'],
  Modal: ['Button'],
};

/** Returns the antd components that a source imports by value. */
function importedComponents(source: string): string[] {
  const imports = source.matchAll(/import\s*\{([^}]*)\}\s*from\s*'antd'/g);
  return [...imports].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((part) => /^[A-Z]/.test(part)),
  );
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.(?:spec|stories))\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](node_modules|dist|server)[\\/]/.test(file));
}

/** Returns the antd components that the product imports by name. */
function importedNames(workspace: string): Set<string> {
  const files = ['apps/backoffice/src', 'libs'].flatMap((folder) =>
    sourcesBelow(path.join(workspace, folder)),
  );
  return new Set(files.flatMap((file) => importedComponents(readFileSync(file, 'utf8'))));
}

/** Returns every component whose rules the stylesheet needs. */
function withParts(imported: ReadonlySet<string>): string[] {
  const used = new Set(imported);
  // Iterating a growing set also visits the parts of parts.
  for (const component of used) parts[component]?.forEach((part) => used.add(part));
  return [...used].sort();
}

/** Matches the grid's 24 columns per breakpoint, an eighth of the stylesheet, which no form item uses. */
const gridColumns =
  /(?<=[{}]\s*)\.ant-col(?:-rtl)?-(?:(?:xs|sm|md|lg|xl|xxl|xxxl)-)?(?:\d+|push|pull|offset|order|flex)[^{}]*\{[^{}]*\}/g;

/**
 * `virtual:antd.css`: the rules of the antd components in use, extracted at build time, because the browser generates none (`zeroRuntime`).
 * antd still sets the values of their variables at run time.
 */
export function antdStyles(workspace: string): Plugin {
  return {
    name: 'antd-styles',
    resolveId: { filter: { id: /^virtual:antd\.css$/ }, handler: () => resolved },
    load: {
      filter: { id: /^\0virtual:antd\.css$/ },
      handler: () => {
        const imported = importedNames(workspace);
        const css = extractAntdStyles(withParts(imported));
        return imported.has('Col') ? css : css.replace(gridColumns, '');
      },
    },
  };
}
