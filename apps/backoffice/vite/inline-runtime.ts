import type { Plugin } from 'vite';
import { runtime as runtimeName } from './route-files';

const importOf = (file: string) =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${file.replace('.', '\\.')}["'];?`);

/** `a as b, c` as pairs of the name there and the name here. */
function names(list: string): [string, string][] {
  return list.split(',').map((part) => {
    const [there = '', here = there] = part.trim().split(/\s+as\s+/);
    return [there, here];
  });
}

/**
 * The bundler's helpers are a chunk of half a kilobyte, and so a request of their own on every page. They
 * keep no state, so each chunk that uses them gets them written into it.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(new RegExp(`\\s*<link[^>]*${runtimeName}[^>]*>`), ''),
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === runtimeName);
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!runtime || !entry) return;
      const file = runtime.fileName.split('/').at(-1) ?? '';
      const exported = /export\s*\{([^}]*)\};?\s*$/.exec(runtime.code);
      if (!exported) throw new Error('The bundler’s runtime is not as expected');
      const body = runtime.code.slice(0, exported.index);
      const made = names(exported[1] ?? '').map(([inside, outside]) => `${outside}:${inside}`);
      for (const chunk of chunks) {
        chunk.code = chunk.code
          .replace(importOf(file), (_, list: string) => {
            const wanted = names(list).map(([there, here]) => `${there}:${here}`);
            return `const{${wanted.join()}}=(()=>{${body}return{${made.join()}}})();`;
          })
          // The list of files to preload goes by position: what is gone becomes what is there already.
          .replaceAll(runtime.fileName, entry.fileName);
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
      }
      delete bundle[runtime.fileName];
    },
  };
}
