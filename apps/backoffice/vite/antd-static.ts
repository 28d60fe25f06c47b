import { readFileSync } from 'node:fs';
import { parseAst, type Plugin } from 'vite';

/** antd's functions that make a component's styles; the second argument of each makes its rules. */
const makers = /\b(genStyleHooks|genSubStyleComponent|genComponentStyleHook)\s*\(/;
const noRules = '() => []';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child);
  }
}

/** The code of a style module without what makes its rules; what makes its variables stays. */
function withoutRules(code: string): string {
  const calls = [...walk(parseAst(code) as unknown as Node)].flatMap((node) => {
    const callee = node['callee'];
    const [, rules] = (node['arguments'] as Node[] | undefined) ?? [];
    const isMaker =
      node.type === 'CallExpression' && isNode(callee) && makers.test(`${String(callee['name'])}(`);
    return isMaker && rules ? [rules] : [];
  });
  return calls
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + noRules + text.slice(end), code);
}

const registerModule = /@ant-design[\\/]cssinjs[\\/]es[\\/]hooks[\\/]useStyleRegister\.js$/;

/** In the place of the hook that writes rules into the page: they are all in the stylesheet. */
const register = `
  import hash from '@emotion/hash';
  const nothing = () => undefined;
  export default nothing;
  export const parseStyle = nothing, normalizeStyle = nothing, extract = nothing, STYLE_PREFIX = 'style';
  export const uniqueHash = (path, text) => hash(path.join('%') + text);
`;

/** The functions that a module exports beside its component, as they are written there, with the imports that they name. */
function functionsOf(code: string): string {
  const { body } = parseAst(code);
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const functions = body.filter(
    (node) => node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'FunctionDeclaration',
  );
  const names = new Set(
    functions.flatMap((node) => [...textOf(node).matchAll(/[\w$]+/g)].map(([name]) => name)),
  );
  const imports = body.filter(
    (node) => node.type === 'ImportDeclaration' && node.specifiers.some(({ local }) => names.has(local.name)),
  );
  return [...imports, ...functions].map(textOf).join('\n');
}

/** A component that comes when it is first shown; until it can be loaded, it alone is missing, whatever the page is. */
const lazily = (original: string) => `
  ${functionsOf(readFileSync(original, 'utf8'))}
  import { createElement, lazy, Suspense } from 'react';
  const later = () => new Promise((resolve) => setTimeout(resolve, 3000));
  const load = () => import('${original}').catch(() => later().then(load));
  const Original = lazy(load);
  export default (props) => createElement(Suspense, null, createElement(Original, props));
`;

/**
 * What a table, and so every list, would bring though no list of this product shows it: the pager with its select, and the
 * menu of column filters, each by the file that asks for it. They are antd's own, and come when they are used.
 */
const laterParts: readonly { importer: RegExp; id: RegExp }[] = [
  { importer: /[\\/]antd[\\/]es[\\/]table[\\/]InternalTable\.js$/, id: /^\.\.\/pagination$/ },
  {
    importer: /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]index\.js$/,
    id: /^\.\/FilterDropdown$/,
  },
];

const prefix = '\0antd-later:';

/**
 * Leaves out of the bundle what `zeroRuntime` leaves unused, the functions that make antd's rules and the preprocessor they
 * need; and lets parts of the table that no list shows come when they are.
 */
export function antdStatic(): Plugin {
  return {
    name: 'antd-static',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]antd[\\/]es[\\/].*\.js$/ },
      handler: (code) => (makers.test(code) ? { code: withoutRules(code), map: null } : null),
    },
    resolveId: {
      filter: { id: laterParts.map(({ id }) => id) },
      async handler(id, importer = '') {
        if (!laterParts.some((part) => part.id.test(id) && part.importer.test(importer))) return undefined;
        const original = await this.resolve(id, importer, { skipSelf: true });
        return original && `${prefix}${original.id}`;
      },
    },
    load: {
      filter: { id: [registerModule, /^\0antd-later:/] },
      handler: (id) => (id.startsWith(prefix) ? lazily(id.slice(prefix.length)) : register),
    },
  };
}
