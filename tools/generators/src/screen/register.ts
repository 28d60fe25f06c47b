import { addAtEnd, addBefore, addImport, addItem } from '../edit.ts';
import type { Names } from '../names.ts';

type Change = (text: string) => string;

/** What the contract's own files say of the screen. */
export function registerInContract({
  things,
  thing,
  thingId,
  Thing,
  table,
  domainId,
}: Names): Record<string, Change> {
  const list = new RegExp(`export const ${domainId}Permissions = \\[`);
  const permissions = `
/** What each part of the ${things} screens asks for. */
export const ${thingId}Permissions = {
  list: 'show_${table}',
  create: 'add_${table}',
  update: 'update_${table}',
  remove: 'delete_${table}',
  export: 'export_${table}',
} as const;

`;
  const paths = `
export const ${thingId}Paths = {
  all: '/${things}',
  one: (id: string) => \`/${things}/\${id}\`,
  history: (id: string) => \`/${things}/\${id}/history\`,
  export: '/${thing}/export',
};
`;
  return {
    'paths.ts': (text) => text + paths,
    'permissions.ts': (text) =>
      addItem(
        addBefore(
          text,
          new RegExp(`(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?${list.source}`),
          permissions.trimStart(),
        ),
        list,
        `...Object.values(${thingId}Permissions)`,
      ),
    'index.ts': (text) =>
      `${text}${text.includes(`${domainId}Permissions`) ? '' : `export { ${domainId}Permissions } from './permissions';\n`}` +
      `export { ${thingId}Permissions } from './permissions';
export { ${thingId}Paths } from './paths';
export {
  ${thingId}ExportQuerySchema,
  ${thingId}InputSchema,
  ${thingId}PageSchema,
  ${thingId}QuerySchema,
  ${thingId}Schema,
  type ${Thing},
  type ${Thing}Input,
  type ${Thing}Query,
} from './${thing}';
`,
  };
}

/** The domain's server: migration, what is said of a taken code, and routes. */
export function registerInServer({ things, thingId, thingsId, table, key, stamp }: Names): Change {
  return (text) => {
    const imported = [
      `import * as ${thingsId} from './migrations/${stamp}_${table}';`,
      `import { ${thingId}Export } from './${things}.export';`,
      `import { ${thingId}Routes } from './${things}.routes';`,
    ].reduce(addImport, text);
    const migrated = addItem(imported, /migrations: \{/, `'${stamp}_${table}': ${thingsId}`);
    const taken = `${table}_code_unique: { field: 'code', code: '${key}_code_taken' }`;
    const said = addConstraint(migrated, taken);
    return addRoutes(said, `${thingId}Routes(app); ${thingId}Export(app);`);
  };
}

/** Who may call each of the routes, in the table that the API's test walks. */
export function registerInRights({ things, thing, table }: Names): Change {
  const rights = {
    [`GET /${things}`]: ['show'],
    [`GET /${thing}/export`]: ['export'],
    [`POST /${things}`]: ['add'],
    [`GET /${things}/{id}`]: ['show', 'update'],
    [`PUT /${things}/{id}`]: ['update'],
    [`DELETE /${things}/{id}`]: ['delete'],
    [`GET /${things}/{id}/history`]: ['show', 'update'],
  };
  const lines = Object.entries(rights).map(
    ([route, verbs]) => `'${route}': [${verbs.map((verb) => `'${verb}_${table}'`).join(', ')}]`,
  );
  return (text) =>
    addItem(text, /routePermissions: Readonly<Record<string, Callers>> = \{/, lines.join(',\n'));
}

/** `constraints` is a name or a literal. */
function addConstraint(text: string, constraint: string): string {
  const named = text.replace(
    /constraints: (\w+),/,
    (_, name: string) => `constraints: { ...${name}, ${constraint} },`,
  );
  return named === text ? addItem(text, /constraints: \{/, constraint) : named;
}

/** `routes` is a function's name or an arrow function with a body. */
function addRoutes(text: string, call: string): string {
  const single = /routes: (\w+),/;
  return single.test(text)
    ? text.replace(single, (_, routes: string) => `routes: (app) => { ${routes}(app); ${call} },`)
    : addAtEnd(text, /routes: \(app[^)]*\)(?:: \w+)? => \{/, call);
}

/** The shell's table of screens: the new ones come before the blank layout's. */
export function registerInShell({ things, Things, Thing, thingsId, table, domain }: Names): Change {
  const lazy = (screen: string) => `lazy: () => import('@traveldesk/${domain}-feature/${things}/${screen}')`;
  const entries = `{
    name: '${things}',
    path: '/${things}',
    permission: 'show_${table}',
    layout: 'default',
    label: 'common:menu.${thingsId}',
    menu: 'reference',
    ${lazy(`${Things}Page`)},
  },
  {
    name: '${things}-create',
    path: '/${things}/create',
    permission: 'add_${table}',
    layout: 'default',
    label: 'common:menu.add${Thing}',
    ${lazy(`${Thing}CreatePage`)},
  },
  {
    name: '${things}-view',
    path: '/${things}/view/:id',
    permission: 'show_${table}',
    layout: 'default',
    ${lazy(`${Thing}ViewPage`)},
  },
  {
    name: '${things}-edit',
    path: '/${things}/edit/:id',
    permission: 'update_${table}',
    layout: 'default',
    ${lazy(`${Thing}EditPage`)},
  },
  `;
  return (text) => addBefore(text, /\{\s*name: 'login',/, entries);
}
