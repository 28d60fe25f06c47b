import { addAtEnd, addBefore, addImport, addItem, addToImport, addToProperty } from '../edit.ts';
import type { Names } from '../names.ts';

type Change = (text: string) => string;

/** Matches a contract's list of permissions missing from the specification; some domains, such as wallet, list them in their server. */
export const permissionList = (domainId: string) => new RegExp(`export const ${domainId}Permissions = \\[`);

/** Registers the screen in the contract's files; `lists` tells whether the contract has a list of permissions. */
export function registerInContract(
  { things, Thing, thing, thingId, thingsId, table, domainId }: Names,
  lists: boolean,
): Record<string, Change> {
  const permissions = `
/** The permissions of the ${things} screens. */
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
  const screens = [
    `'${things}': { path: '/${things}', permission: ${thingId}Permissions.list, label: '${thingsId}', menu: 'reference' }`,
    `'${things}-create': { path: '/${things}/create', permission: ${thingId}Permissions.create, label: 'add${Thing}' }`,
    `'${things}-view': { path: '/${things}/view/:id', permission: ${thingId}Permissions.list }`,
    `'${things}-edit': { path: '/${things}/edit/:id', permission: ${thingId}Permissions.update }`,
  ].join(', ');
  const list = permissionList(domainId);
  return {
    'paths.ts': (text) => text + paths,
    'permissions.ts': (text) =>
      lists
        ? addItem(
            addBefore(
              text,
              new RegExp(`(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?${list.source}`),
              permissions.trimStart(),
            ),
            list,
            `...Object.values(${thingId}Permissions)`,
          )
        : text + permissions.trimEnd() + '\n',
    'manifest/screens.ts': (text) =>
      addItem(
        addToImport(text, `${thingId}Permissions`, '../permissions'),
        new RegExp(`export const ${domainId}Screens = \\{`),
        screens,
      ),
    'index.ts': (text) =>
      `${text}${!lists || text.includes(`${domainId}Permissions`) ? '' : `export { ${domainId}Permissions } from './permissions';\n`}` +
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

/** Matches the start of a domain's server module, at the top of a file or returned by a function. */
export const serverModule = /: ServerModule(?: =|\s*\{\s*return) \{/;

/** Registers in the domain's server: migration, error of a duplicate code, permissions, finder and routes. */
export function registerInServer(
  { things, thing, thingId, thingsId, table, key, stamp, domain }: Names,
  lists: boolean,
): Change {
  return (text) => {
    const imported = [
      `import * as ${thingsId} from './migrations/${stamp}_${table}';`,
      `import { ${thingId}Finder } from './${thing}-finder';`,
      `import { ${thingId}Export } from './${things}.export';`,
      `import { ${thingId}Routes } from './${things}.routes';`,
      ...(lists ? [] : [`import { ${thingId}Permissions } from '@traveldesk/${domain}-contract';`]),
    ].reduce(addImport, withTexts(text));
    const properties: [string, string][] = [
      ['migrations', `{ '${stamp}_${table}': ${thingsId} }`],
      ['constraints', `{ ${table}_code_unique: { field: 'code', code: '${key}_code_taken' } }`],
      ['finders', `{ ${key}: ${thingId}Finder }`],
      ...(lists
        ? []
        : [['permissions', `[...Object.values(${thingId}Permissions)]`] satisfies [string, string]]),
    ];
    const said = properties.reduce(
      (before, [property, entries]) => addToProperty(before, serverModule, property, entries),
      imported,
    );
    return addRoutes(said, `${thingId}Routes(app); ${thingId}Export(app);`);
  };
}

/** Adds the text files to a server without texts. */
function withTexts(text: string): string {
  const none = 'texts: { en: {}, fr: {}, ar: {} }';
  if (!text.includes(none)) return text;
  return ['ar', 'en', 'fr']
    .map((language) => `import ${language} from './texts/${language}.json';`)
    .reduce(addImport, text.replace(none, 'texts: { en, fr, ar }'));
}

/** Adds the routes' permissions to the table checked by the API's test. */
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

/** Adds a call to `routes`, which is a function's name or an arrow function with a body. */
function addRoutes(text: string, call: string): string {
  const single = /routes: (\w+),/;
  return single.test(text)
    ? text.replace(single, (_, routes: string) => `routes: (app) => { ${routes}(app); ${call} },`)
    : addAtEnd(text, /routes: (?:async )?\(app[^)]*\)(?:: \w+)? => \{/, call);
}

/** Registers in the shell: the screens' imports, the list's icon, and the palette's kind of record. */
export function registerInShell({
  things,
  Things,
  Thing,
  domain,
  domainId,
  key,
}: Names): Record<string, Change> {
  const lazy = (screen: string) => `lazy: () => import('@traveldesk/${domain}-feature/${things}/${screen}')`;
  const entries = `'${things}': {
    ${lazy(`${Things}Page`)},
  },
  '${things}-create': {
    ${lazy(`${Thing}CreatePage`)},
  },
  '${things}-view': {
    ${lazy(`${Thing}ViewPage`)},
  },
  '${things}-edit': {
    ${lazy(`${Thing}EditPage`)},
  },
  `;
  return {
    // New screens come before those of the blank layout.
    'domains.ts': (text) => addBefore(text, /login: \{\s*layout/, entries),
    'menu/screen-icons.ts': (text) =>
      addItem(
        addToImport(text, 'UnorderedListOutlined', '@ant-design/icons'),
        /const ofScreens = \{/,
        `'${things}': UnorderedListOutlined`,
      ),
    'palette/useFound.ts': (text) =>
      addItem(
        text,
        /const kinds = \{/,
        `${key}: { icon: '${things}', word: 'menu:${domainId}.kinds.${key}' }`,
      ),
  };
}

/** Adds a record to the fake API of the library's host. */
export function registerInHost({ things, Things, thingId }: Names): Change {
  return (text) =>
    addItem(
      addImport(text, `import { ${thingId}, fake${Things} } from './${things}/${things}.fake';`),
      /\(\): MockRoutes => \(\{|\(\): MockRoutes \{\s*return \{/,
      `...fake${Things}([${thingId}()]).routes`,
    );
}

/** Registers a new domain's manifest in the shell. */
export function registerManifest({ domain, domainId }: Names): Record<string, Change> {
  const contract = `@traveldesk/${domain}-contract/manifest`;
  const words =
    (language: string): Change =>
    (text) =>
      addItem(
        addImport(text, `import ${domainId} from '${contract}/menu/texts/${language}.json';`),
        new RegExp(`export const ${language} = \\{`),
        domainId,
      );
  return {
    'manifests.ts': (text) =>
      addItem(
        addImport(text, `import { ${domainId}Screens } from '${contract}/screens';`),
        /const manifests = \{/,
        `${domainId}: ${domainId}Screens`,
      ),
    'audit/words.ts': (text) =>
      addItem(
        addImport(text, `import { ${domainId}Audit } from '${contract}/audit/words';`),
        /const words = \{/,
        `${domainId}: ${domainId}Audit`,
      ),
    'menu/words/en.ts': words('en'),
    'menu/words/fr.ts': words('fr'),
    'menu/words/ar.ts': words('ar'),
  };
}
