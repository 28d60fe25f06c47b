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

/** A component that comes when it is first shown; until it can be loaded, it alone is missing, whatever the page is. */
const lazily = (original: string) => `
  import { createElement, lazy, Suspense } from 'react';
  const later = () => new Promise((resolve) => setTimeout(resolve, 3000));
  const load = () => import('${original}').catch(() => later().then(load));
  const Original = lazy(load);
  export default (props) => createElement(Suspense, null, createElement(Original, props));
`;

/** A part of antd's table that comes later: where `importer` asks for it, and what else its module exports. */
interface LaterPart {
  importer: RegExp;
  id: string;
  others?: string;
}

/**
 * What a table, and so every list, would bring though no list of this product shows it: the pager with its select, and the
 * menu of column filters. They work, and come when they are used. Without this a list is ready 11 percent later (ADR 66).
 */
const laterParts: readonly LaterPart[] = [
  { importer: /[\\/]antd[\\/]es[\\/]table[\\/]InternalTable\.js$/, id: '../pagination' },
  {
    importer: /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]index\.js$/,
    id: './FilterDropdown',
    others: `
      export const flattenKeys = (filters) =>
        (filters || []).flatMap(({ value, children }) => [value, ...flattenKeys(children)]);
    `,
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
    async resolveId(id, importer = '') {
      const index = laterParts.findIndex((part) => part.id === id && part.importer.test(importer));
      if (index < 0) return undefined;
      const original = await this.resolve(id, importer, { skipSelf: true });
      return original && `${prefix}${index}:${original.id}`;
    },
    load: (id) => {
      if (registerModule.test(id)) return register;
      const [, index, original] = id.startsWith(prefix) ? (/:(\d+):(.*)$/.exec(id) ?? []) : [];
      return original && lazily(original) + (laterParts[Number(index)]?.others ?? '');
    },
  };
}
