import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { extractAntdStyles } from './antd-extract.ts';

const resolved = '\0virtual:antd.css';

/**
 * What antd's components are made of without it being imported by name. The product's tables have no pager of antd's, and the
 * menu of a Dropdown has its rules from the Dropdown.
 */
const parts: Record<string, readonly string[]> = {
  Table: ['Spin', 'Empty', 'Tooltip', 'Checkbox', 'Radio', 'Dropdown'],
  Form: ['Row', 'Col', 'Tooltip'],
  Select: ['Empty', 'Tag'],
  Modal: ['Button'],
};

/** The antd components that the product's sources import by value. */
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
    .filter((entry) => entry.isFile() && /(?<!\.spec)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](node_modules|dist|server)[\\/]/.test(file));
}

/** The antd components that the product imports by name. */
function importedNames(workspace: string): Set<string> {
  const files = ['apps/backoffice/src', 'libs'].flatMap((folder) =>
    sourcesBelow(path.join(workspace, folder)),
  );
  return new Set(files.flatMap((file) => importedComponents(readFileSync(file, 'utf8'))));
}

/** Every component whose rules the stylesheet has to have. */
function withParts(imported: ReadonlySet<string>): string[] {
  const used = new Set(imported);
  // A set grows while it is walked: the parts of parts are found too.
  for (const component of used) parts[component]?.forEach((part) => used.add(part));
  return [...used].sort();
}

/** The grid's 24 columns at each breakpoint, an eighth of the stylesheet: a form's item is a column of none. */
const gridColumns =
  /(?<=[{}]\s*)\.ant-col(?:-rtl)?-(?:(?:xs|sm|md|lg|xl|xxl|xxxl)-)?(?:\d+|push|pull|offset|order|flex)[^{}]*\{[^{}]*\}/g;

/**
 * `virtual:antd.css`: the rules of the antd components in use, extracted once at build time, as no style is
 * made in the browser (`zeroRuntime`). The values of their variables stay antd's, at run time.
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
