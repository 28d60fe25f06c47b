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

/** A module of antd's in whose place another stands, where `importer` asks for it. */
interface Stand {
  importer: RegExp;
  id: string;
  code: (original: string) => string;
}

/** A component that comes when it is first shown. */
const lazily = (original: string) => `
  import { createElement, lazy, Suspense } from 'react';
  const Original = lazy(() => import('${original}'));
  export default (props) => createElement(Suspense, null, createElement(Original, props));
`;

/**
 * What a table and an input, and so every list, would bring though no list of this product shows it: the pager with its
 * select, the menu and the tree of column filters, rows that are virtual or chosen, fields of several lines or digits, and
 * all of Form for one line of it. But for chosen rows they still work, and come when they are used.
 */
const stands: readonly Stand[] = [
  { importer: /[\\/]antd[\\/]es[\\/]table[\\/]InternalTable\.js$/, id: '../pagination', code: lazily },
  {
    importer: /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]index\.js$/,
    id: './FilterDropdown',
    code: (original) => `${lazily(original)}
      export const flattenKeys = (filters) =>
        (filters || []).flatMap(({ value, children }) => [value, ...flattenKeys(children)]);
    `,
  },
  {
    importer: /[\\/]antd[\\/]es[\\/]radio[\\/]group\.js$/,
    id: '../form/hooks/useForm',
    code: () =>
      `export const toNamePathStr = (name) => [name].flat().filter((part) => part !== undefined).join('_');`,
  },
  {
    importer: /[\\/]antd[\\/]es[\\/]table[\\/]InternalTable\.js$/,
    id: './RcTable/VirtualTable',
    code: lazily,
  },
  // A hook cannot come later: rows that are chosen would need it back.
  {
    importer: /[\\/]antd[\\/]es[\\/]table[\\/](InternalTable|Table)\.js$/,
    id: './hooks/useSelection',
    code: () => `
      export const SELECTION_COLUMN = {};
      export const SELECTION_ALL = 'SELECT_ALL', SELECTION_INVERT = 'SELECT_INVERT', SELECTION_NONE = 'SELECT_NONE';
      const none = new Set();
      const same = (columns) => columns;
      export default (config, selection) => {
        if (selection) throw new Error('The build leaves out rowSelection: antd-static.ts');
        return [same, none];
      };
    `,
  },
  ...['./OTP', './Search', './TextArea', './Group'].map((id) => ({
    importer: /[\\/]antd[\\/]es[\\/]input[\\/]index\.js$/,
    id,
    code: lazily,
  })),
  // One tooltip that moves from place to place, if a provider is told so. None is, and it needs all that floats.
  {
    importer: /[\\/]antd[\\/]es[\\/]config-provider[\\/]index\.js$/,
    id: '../tooltip/UniqueProvider',
    code: () => `export default ({ children }) => children;`,
  },
];

/**
 * A table measures the browser's scrollbar as soon as it stands, which lays out the whole page before it is dressed; only
 * a head that stays while the body scrolls needs to know.
 */
const tableModule = /@rc-component[\\/]table[\\/]es[\\/]Table\.js$/;
const measured = 'setScrollbarSize(getTargetScrollBarSize(scrollBodyContainerRef.current).width);';

function measuringLess(code: string): string {
  if (!code.includes(measured))
    throw new Error('The table measures its scrollbar in another way than was known');
  return code.replace(measured, `if (isSticky) ${measured}`);
}

const standPrefix = '\0antd-stand:';

/**
 * Leaves out of the bundle what `zeroRuntime` leaves unused: the functions that make antd's rules, and the
 * preprocessor they need. About a tenth of the JavaScript of a page.
 */
export function antdStatic(): Plugin {
  return {
    name: 'antd-static',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [/[\\/]antd[\\/]es[\\/].*\.js$/, tableModule] },
      handler: (code, id) => {
        if (tableModule.test(id)) return { code: measuringLess(code), map: null };
        return makers.test(code) ? { code: withoutRules(code), map: null } : null;
      },
    },
    async resolveId(id, importer = '') {
      const index = stands.findIndex((stand) => stand.id === id && stand.importer.test(importer));
      if (index < 0) return undefined;
      const original = await this.resolve(id, importer, { skipSelf: true });
      return original && `${standPrefix}${index}:${original.id}`;
    },
    load: (id) => {
      if (registerModule.test(id)) return register;
      const [, index, original] = id.startsWith(standPrefix) ? (/:(\d+):(.*)$/.exec(id) ?? []) : [];
      return original && stands[Number(index)]?.code(original);
    },
  };
}
