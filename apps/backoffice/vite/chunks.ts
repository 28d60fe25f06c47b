import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Which file of the build a module goes into. Left to itself the bundler makes a chunk of every set of modules
 * that some pages share: two dozen requests for a list. These are the sets that pages come in:
 *
 * - core: what the entry imports, found by the bundler itself;
 * - desk: the layout of the signed-in user, lists and tables, and what floats over them at once;
 * - dialogs: modal dialogs and drawers; choices: select, checkboxes and whatever icons are not in sight from the start;
 * - forms: antd's Form and the rest of its fields, zod and the contracts' schemas;
 * - one for the lists of each domain; its other pages load on their own.
 *
 * A list needs the entry, desk and its own, and no other. What none of these names is the bundler's to place.
 */
const sets: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['desk', /antd-stand/],
  ['', /[\\/]i18n[\\/]texts[\\/]|[\\/]locale[\\/](?!en_US|zh_CN)/],
  [
    'dialogs',
    /[\\/](@rc-component[\\/](dialog|drawer)|antd[\\/]es[\\/](modal|drawer|skeleton|watermark))[\\/]/,
  ],
  [
    'choices',
    /[\\/](@rc-component[\\/](select|virtual-list|checkbox)|antd[\\/]es[\\/](select|checkbox))[\\/]/,
  ],
  [
    'forms',
    /[\\/]@rc-component[\\/](switch|input-number|mini-decimal|util[\\/]es[\\/](isMobile|proxyObject))[\\/.]/,
  ],
  [
    'forms',
    /[\\/]antd[\\/]es[\\/](radio|switch|popover|popconfirm|input-number|row|col|grid[\\/](?!hooks))[\\/]/,
  ],
  ['forms', /[\\/]node_modules[\\/]is-mobile[\\/]/],
  ['', /[\\/]antd[\\/]es[\\/](table[\\/]RcTable[\\/]VirtualTable|input[\\/](TextArea|OTP|Group|Search))/],
  ['', /[\\/](@rc-component|antd[\\/]es)[\\/]pagination[\\/]|FilterDropdown\.js$|Select(Filter)?\.tsx$/],
  ['desk', /[\\/]antd[\\/]es[\\/]form[\\/](context|hooks[\\/]useVariants)\.js$/],
  ['desk', /[\\/]@rc-component[\\/]form[\\/]es[\\/]FormContext\.js$/],
  [
    'forms',
    /[\\/](zod|@rc-component[\\/](form|async-validator)|antd[\\/]es[\\/]form|[\w-]*scroll-into-view[\w-]*)[\\/]/,
  ],
  ['forms', /[\\/]shared[\\/](ui[\\/]src[\\/](form|history)|contract)[\\/]/],
  [
    'desk',
    /[\\/]@rc-component[\\/](context|dropdown|menu|overflow|portal|resize-observer|table[\\/]es[\\/](?!VirtualTable)|tooltip|trigger|util|input[\\/]es[\\/](?!\w*TextArea|calculateNode)|motion)/,
  ],
  [
    'desk',
    /[\\/]antd[\\/]es[\\/](_util|button|color-picker|config-provider|dropdown|empty|grid|input|layout|locale|menu|space|spin|style|table|tag|theme|tooltip)[\\/]/,
  ],
  ['desk', /[\\/]node_modules[\\/](@ant-design[\\/](?!icons)[\w-]+|@babel|throttle-debounce|clsx)[\\/]/],
  ['desk', /[\\/]@ant-design[\\/]icons[\\/]es[\\/](?!icons[\\/]|index\.js)/],
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
  /(^texts\.ts|^(en|fr|ar)\.json|\.(api|columns|filters)\.tsx?|(Tag|Name|Status|Result|Switch|ExportButton|ExportMenu)\.tsx|\.css)$/;

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

function placeOf(id: string): string | null {
  const [, domain, folder = '', file = ''] =
    /libs[\\/](\w+)[\\/]feature[\\/]src[\\/](?:(?:.*[\\/])?([\w-]+)[\\/])?([\w.-]+)$/.exec(id) ?? [];
  if (domain === 'dashboard' && (homePart.test(folder) || /^RecentTasks/.test(file))) return domain;
  if (domain === 'auth')
    return authPart.test(file) && /^(src|parts|texts|login)?$/.test(folder) ? 'auth' : null;
  // No lists: the search and its results have their calls and marks each to themselves.
  if (domain === 'flights') return /^texts\.ts$|\.json$/.test(file) ? domain : null;
  if (folder === 'profile') return null;
  if (domain) return listPart.test(file) || isListPage(folder, file) ? domain : null;
  const [, owner, what] =
    /libs[\\/](\w+)[\\/]contract[\\/]src[\\/](?:.*\.)?(paths|permissions|kinds|header)\.ts$/.exec(id) ?? [];
  // A domain's paths are what other domains ask it by.
  if (owner) return what === 'paths' && owner !== 'auth' ? 'desk' : owner;
  if (/backoffice[\\/]src[\\/]layout[\\/]BlankLayout/.test(id)) return 'auth';
  return sets.find(([, pattern]) => pattern.test(id))?.[0] || null;
}

/** `…/@ant-design/icons/es/icons/DownOutlined.js`, and the drawing of the same name that it shows. */
const iconModule = /[\\/]@ant-design[\\/]icons(?:-svg)?[\\/]es[\\/](?:icons|asn)[\\/](\w+)\.js$/;

/** The icons that the layout and the lists name in their sources. */
function iconsInSight(): ReadonlySet<string> {
  const files = globSync('{apps/backoffice/src,libs/*/*/src}/**/*.{ts,tsx}', { cwd: workspace })
    .map((file) => path.join(workspace, file))
    .filter((file) => !/\.spec\./.test(file) && !['auth', null].includes(placeOf(file)));
  return new Set(
    files.flatMap((file) => {
      const [, names] = /import \{([^}]+)\} from '@ant-design\/icons'/.exec(readFileSync(file, 'utf8')) ?? [];
      return names?.match(/\w+/g) ?? [];
    }),
  );
}

interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

let inSight: ReadonlySet<string> | undefined;

/**
 * Icons are small and many: those of the layout and the lists are with them, those of antd's own components with these,
 * and what else there is with what people choose from. Our sources name them through the package's index, antd's
 * each by its file.
 */
function placeOfIcon(id: string, name: string, modules: Modules): string {
  inSight ??= iconsInSight();
  if (inSight.has(name)) return 'desk';
  const icon = id.replace(/(@ant-design[\\/]icons)-svg([\\/]es[\\/])asn/, '$1$2icons');
  const places = modules.getModuleInfo(icon)?.importers.map((importer) => placeOf(importer)) ?? [];
  return ['desk', 'dialogs'].find((place) => places.includes(place)) ?? 'choices';
}

function chunkOf(id: string, modules: Modules): string | null {
  const name = iconModule.exec(id)?.[1];
  return name ? placeOfIcon(id, name, modules) : placeOf(id);
}

export const chunkGroups = [
  { name: 'core', tags: ['$initial' as const], priority: 30 },
  { name: chunkOf, priority: 10, includeDependenciesRecursively: false },
];
