/**
 * Which file of the build a module goes into. Left to itself the bundler makes a chunk of every set of modules
 * that some pages share: two dozen requests for a list. These are the sets that pages come in:
 *
 * - core: what the entry imports, found by the bundler itself;
 * - desk: the layout of the signed-in user, lists and tables, and what floats over them;
 * - forms: antd's Form, zod and the contracts' schemas; dialogs: modal dialogs and drawers;
 * - one for the lists of each domain; its other pages load on their own.
 *
 * What none of these names is the bundler's to place.
 */
const sets: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['desk', /antd-stand|[\\/]@rc-component[\\/]virtual-list[\\/]/],
  ['', /[\\/]i18n[\\/]texts[\\/]|[\\/]locale[\\/](?!en_US|zh_CN)/],
  ['dialogs', /[\\/](@rc-component[\\/](dialog|drawer)|antd[\\/]es[\\/](modal|drawer))[\\/]/],
  [
    '',
    /[\\/](@rc-component|antd[\\/]es)[\\/](pagination|select|tag|skeleton)[\\/]|FilterDropdown\.js$|Select(Filter)?\.tsx$/,
  ],
  ['', /[\\/]@rc-component[\\/]tree[\\/]es[\\/](?!utils?[\\/.])|[\\/]antd[\\/]es[\\/]tree[\\/]/],
  ['desk', /[\\/]antd[\\/]es[\\/]form[\\/](context|hooks[\\/]useVariants)\.js$/],
  ['desk', /[\\/]@rc-component[\\/]form[\\/]es[\\/]FormContext\.js$/],
  [
    'forms',
    /[\\/](zod|@rc-component[\\/](form|async-validator)|antd[\\/]es[\\/]form|[\w-]*scroll-into-view[\w-]*)[\\/]/,
  ],
  ['forms', /[\\/]shared[\\/](ui[\\/]src[\\/](form|history)|contract)[\\/]/],
  [
    'desk',
    /[\\/]@rc-component[\\/](context|dropdown|menu|overflow|portal|resize-observer|table|tooltip|tree|trigger|util|checkbox|input|motion|textarea|mini-decimal)[\\/]/,
  ],
  [
    'desk',
    /[\\/]antd[\\/]es[\\/](_util|button|checkbox|color-picker|config-provider|dropdown|empty|grid|input|layout|locale|menu|radio|space|spin|style|table|theme|tooltip)[\\/]/,
  ],
  ['desk', /[\\/]node_modules[\\/](@ant-design[\\/][\w-]+|@babel|throttle-debounce|is-mobile|clsx)[\\/]/],
  ['desk', /[\\/]backoffice[\\/]src[\\/](menu|layout[\\/](?!Blank|Globe|SchemeIcon))/],
  [
    'desk',
    /[\\/]shared[\\/](ui[\\/]src[\\/](lazy|list|table|state|page|text)[\\/](?!SelectFilter|ConfirmDelete)|web[\\/])/,
  ],
];

/**
 * What a domain's lists are made of: texts, calls, columns, filters, marks of status, and what stands beside the
 * table. A part that is left out, and that another page uses too, stays behind in the file that the route loads,
 * which the bundler then gives an export of a page that is no longer in it: none of the domain's pages opens.
 */
const listPart =
  /(^texts\.ts|^(en|fr|ar)\.json|\.(api|columns|filters)\.tsx?|(Tag|Name|Status|Switch|ExportButton|ExportMenu)\.tsx|\.css)$/;

/** What the pages before the sign-in share. AuthForm is not among it: it brings antd's Form, which login has no use for. */
const authPart =
  /^(auth\.api\.ts|texts\.ts|(en|fr|ar)\.json|useSubmit\.ts|useCredentials\.ts|(AuthPage|LoginPage|EmailInput|Eye|Field|FormError|PasswordInput|TextInput)\.(tsx|module\.css))$/;

/** What home is made of, beside the list that it shares with the tasks' own page. */
const homePart = /^(home|statistics)$/;

/** `/libs/geo/feature/src/time-zones/TimeZonesPage.tsx`: a page that is called as its folder is a list. */
function isListPage(folder: string, file: string): boolean {
  const name = folder.replace(/(?:^|-|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name !== 'Settings' && file === `${name}Page.tsx`;
}

function chunkOf(id: string): string | null {
  const [, domain, folder = '', file = ''] =
    /libs[\\/](\w+)[\\/]feature[\\/]src[\\/](?:(?:.*[\\/])?([\w-]+)[\\/])?([\w.-]+)$/.exec(id) ?? [];
  if (domain === 'dashboard' && (homePart.test(folder) || /^RecentTasks/.test(file))) return domain;
  if (domain === 'auth')
    return authPart.test(file) && /^(src|parts|texts|login)?$/.test(folder) ? 'auth' : null;
  if (domain) return listPart.test(file) || isListPage(folder, file) ? domain : null;
  const [, paths] =
    /libs[\\/](\w+)[\\/]contract[\\/]src[\\/](?:paths|permissions|invitation\.header)/.exec(id) ?? [];
  if (paths) return paths;
  if (/libs[\\/]dashboard[\\/]contract[\\/]src[\\/]task\.kinds/.test(id)) return 'dashboard';
  if (/backoffice[\\/]src[\\/]layout[\\/]BlankLayout/.test(id)) return 'auth';
  return sets.find(([, pattern]) => pattern.test(id))?.[0] || null;
}

export const chunkGroups = [
  { name: 'core', tags: ['$initial' as const], priority: 30 },
  { name: chunkOf, priority: 10, includeDependenciesRecursively: false },
];
