import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const packages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-is',
  'use-sync-external-store/with-selector.js',
];
const prefix = '\0esm:';

/** react-router's package names its development build whatever is built; the other one lies beside it. */
const productionBuilds: Record<string, string> = {
  'react-router': 'react-router/dist/production/index.mjs',
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
};

const productionAlias = Object.entries(productionBuilds).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: path.join(path.dirname(require.resolve('react-router/package.json')), '..', file),
}));

/**
 * React is published as CommonJS, which costs every chunk a helper, and the helper a request of its own.
 * Here each of its packages is one module with named exports, in the entry's chunk.
 */
export function reactEsm(): Plugin {
  return {
    name: 'react-esm',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: productionAlias } }),
    resolveId: (id, importer) =>
      packages.includes(id) && !importer?.startsWith(prefix) ? prefix + id : undefined,
    load: (id) => (id.startsWith(prefix) ? namedExports(id.slice(prefix.length)) : undefined),
  };
}

function namedExports(name: string): string {
  const names = Object.keys(require(name) as object).filter((key) => key !== 'default');
  return `import all from '${name}';\nexport const { ${names.join(', ')} } = all;\nexport default all;\n`;
}
