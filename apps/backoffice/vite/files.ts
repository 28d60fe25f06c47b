/** Parts of antd that a list or the layout needs, and what they are made of. */
const antd =
  'input|menu|select|dropdown|tooltip|layout|space|empty|style|_util|form/context|form/hooks/useVariants|config-provider|theme|table';
const components =
  'select|virtual-list|input|textarea|menu|overflow|trigger|dropdown|tooltip|util|portal|resize-observer|motion|form/es/FormContext';

const any = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

/** What every list needs beside the core: the layout, its table, its filters, and the small constants of contracts. */
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

/** What the sign-in page needs beside the core. */
const login = any(
  '/backoffice/src/layout/(Blank|Globe|SchemeIcon)',
  '/auth/feature/src/(login/(LoginPage|useCredentials)|texts|auth\\.api|parts/(AuthPage|Field|TextInput|FormError|useSubmit|PasswordInput|Eye|EmailInput))',
  '/auth/contract/src/invitation\\.header',
  '/shared/web/src/i18n/useStillSaid',
);

/** Words, calls, states and styles of one domain, which its screens share. */
const ofDomain =
  /\/libs\/(?!shared\/)([\w-]+)\/(?:feature\/src\/texts|(?:feature|ui)\/src\/(?:.*\/)?(?:[\w-]+\.(?:api|module)\.|\w+(?:State|Status|Type|StateTag|StatusTag|Due|About)\.tsx))/;

/**
 * Which modules share a file. Left to itself the bundler makes a file of each set of modules that some screens share: more than
 * a hundred for a list. Everything that is not named here is placed by the bundler, which loads no module that is not needed.
 */
export const groups = [
  { name: 'core', tags: ['$initial' as const], priority: 4, includeDependenciesRecursively: true },
  { name: 'login', test: login, priority: 3 },
  { name: 'desk', test: desk, minShareCount: 2, priority: 2 },
  { name: (id: string) => ofDomain.exec(id)?.[1] ?? null, minShareCount: 2 },
];
