/** Parts of antd that a list or the layout needs. */
const antd =
  'input|menu|select|dropdown|tooltip|layout|space|empty|style|_util|form/context|form/hooks/useVariants|config-provider|theme|table';
const components =
  'select|virtual-list|input|textarea|menu|overflow|trigger|dropdown|tooltip|util|portal|resize-observer|motion|form/es/FormContext';

const any = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

/** Modules that every list needs in addition to the core: layout, table, filters, and small constants of contracts. */
const desk = any(
  '/backoffice/src/(layout|menu)/',
  '/shared/ui/src/(list|table|picker|page|state|text|lazy|focus|additions)/',
  '/shared/ui/src/(form/(DayInput|after-save|stale-fields)|history/useActorName)',
  '/shared/web/src/',
  '/shared/contract/src/(compact|typed-day|digits|folded|day|own-names)\\.',
  '/contract/src/([\\w-]+\\.)?(paths|kinds|permissions)\\.',
  '/contract/src/(currency\\.codes|is-currency|former-code)\\.',
  '/libs/\\w+/ui/src/(\\w+(Filter|Select)|[\\w-]+-picker\\.api|use\\w+Search|place-options|useFormerly)\\.',
  '/libs/geo/ui/src/texts',
  `/antd/es/(${antd})[/.]`,
  `/@rc-component/(${components})[/.]`,
  '/node_modules/(is-mobile|@babel|@ant-design/icons(-svg)?)/',
);

/** Modules that the sign-in page needs in addition to the core. */
const login = any(
  '/backoffice/src/layout/(Blank|Globe|SchemeIcon)',
  '/auth/feature/src/(login/(LoginPage|useCredentials)|texts|auth\\.api|parts/(AuthPage|Field|TextInput|FormError|useSubmit|PasswordInput|Eye|EmailInput))',
  '/auth/contract/src/invitation\\.header',
  '/shared/web/src/i18n/useStillSaid',
);

/** Texts, calls, states and styles shared by a domain's screens. */
const ofDomain =
  /\/libs\/(?!shared\/)([\w-]+)\/(?:feature\/src\/texts|(?:feature|ui)\/src\/(?:.*\/)?(?:[\w-]+\.(?:api|module)\.|\w+(?:State|Status|Type|StateTag|StatusTag|Due|About)\.tsx))/;

/**
 * Assigns modules to files. By default the bundler makes a file per set of modules that screens share: more than a hundred for a list. It
 * still places all modules not named here, so that none loads unneeded.
 */
export const groups = [
  { name: 'core', tags: ['$initial' as const], priority: 4, includeDependenciesRecursively: true },
  { name: 'login', test: login, priority: 3 },
  { name: 'desk', test: desk, minShareCount: 2, priority: 2 },
  { name: (id: string) => ofDomain.exec(id)?.[1] ?? null, minShareCount: 2 },
];
