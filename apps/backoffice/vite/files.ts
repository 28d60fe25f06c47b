import type { Plugin, Rollup } from 'vite';

/** Parts of antd that a list or the layout needs, and what they are made of. */
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

/** Words, calls and styles of one domain, which its screens share. They import little of their domain, so that no two files need each other. */
const ofDomain =
  /\/libs\/(?!shared\/|flights\/)([\w-]+)\/(?:feature\/src\/(?:texts|.*\.api\.)|(?:feature|ui)\/src\/.*\.module\.css)/;

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

/** Fails the build where two files import each other: the one that runs first would find the other empty. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_, bundle: Rollup.OutputBundle) {
      for (const file of Object.keys(bundle)) {
        const needed = new Set([file]);
        // A set grows while it is walked: the imports of imports are found too.
        for (const name of needed) {
          const chunk = bundle[name];
          const imports = chunk?.type === 'chunk' ? chunk.imports : [];
          if (imports.includes(file)) this.error(`${file} and ${name} import each other: see vite/files.ts`);
          imports.forEach((one) => needed.add(one));
        }
      }
    },
  };
}
