import type { Plugin, Rollup } from 'vite';

/** The parts of antd that a list or the layout needs, with their own dependencies. Only the plain input is among them. */
const antd =
  'input(?!/(?:index|OTP|Search|TextArea|Password|Group|style/(?:otp|search|textarea)))|menu|select|dropdown|tooltip|layout|space|empty|style|_util|form/context|form/hooks/useVariants|config-provider|theme|table|tag';
const components =
  'select|virtual-list|input(?!/es/(?:\\w*TextArea|calculateNodeHeight))|menu|overflow|trigger|dropdown|tooltip|util|portal|resize-observer|motion|form/es/FormContext';

const any = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

/** Icons that several screens show, but no list and no menu. */
const recordIcons = '(?:FilePdf|PaperClip|Picture|Printer|Star|SwapRight)(?:Outlined|Filled)\\.';

/** Modules that every list needs in addition to the core: layout, table, filters, and small constants of contracts. */
const desk = any(
  '/backoffice/src/((layout|menu)/|shortcuts/page-commands|palette/TypedAhead)',
  '/shared/ui/src/(list|table|picker|page|text|lazy|focus)/',
  '/shared/ui/src/state/(?!DeletedRecord|NoSuchRecord)',
  '/shared/ui/src/(form/(DayInput|after-save|stale-fields)|history/useActorName)',
  '/shared/web/src/(?!form/open-save)',
  '/shared/contract/src/(compact|typed-day|digits|folded|day|day-in|own-names)\\.',
  '/libs/(?!(flights|hotels|hotel-bookings)/)[\\w-]+/contract/src/([\\w-]+\\.)?(paths|kinds|permissions)\\.',
  '/contract/src/(currency\\.codes|is-currency|former-code)\\.',
  '/libs/\\w+/ui/src/(\\w+(Filter|Select)|[\\w-]+-picker\\.api|use\\w+Search|place-options|useFormerCodeNote)\\.',
  '/libs/geo/ui/src/texts',
  `/antd/es/(${antd})[/.]`,
  `/@rc-component/(${components})[/.]`,
  `/node_modules/(is-mobile|@babel|@ant-design/icons(-svg)?)/(?!es/(icons|asn)/${recordIcons})`,
);

/** Modules that the sign-in page needs in addition to the core. */
const login = any(
  '/backoffice/src/layout/(Blank|Globe|SchemeIcon)',
  '/auth/feature/src/(login/(LoginPage|useCredentials)|texts|auth\\.api|parts/(AuthPage|Field|TextInput|FormError|useSubmit|PasswordInput|Eye|EmailInput))',
  '/auth/contract/src/invitation\\.header',
  '/shared/web/src/i18n/useStillSaid',
);

/** The French and Arabic texts that every page shows: one file for each language, which the page loads while it starts. */
const words =
  /\/(?:shared\/web\/src\/i18n|contract\/src\/manifest\/menu|auth\/feature\/src|geo\/ui\/src)\/texts\/(fr|ar)\.json/;

/** The modules that the lists of bookings and the board of deadlines share, with the parts of the products. The domain has many other screens. */
const bookings = any(
  '/(flight|hotel)-bookings/feature/src/list/(?!texts/(fr|ar))',
  '/bookings/ui/src/(texts\\.|texts/en|booking\\.api|products|Countdown|DeadlineTime|Since)',
  '/bookings/feature/src/(filters|operation-name|useProductColumns)',
  '/bookings/feature/src/bookings/(BookingState|FlagMarks|BookingTabs\\.module)\\.',
);

/** The modules that the lists of bookings share. */
const bookingList =
  /\/bookings\/feature\/src\/bookings\/(BookingList|BookingTabs|FlightActions|booking\.columns|booking\.filters|bookings\.api)\./;

/** The modules that the screens of saved travelers share. They belong to the same domain as bookings, and load none of their screens. */
const travellers =
  /\/bookings\/feature\/src\/travellers\/(texts\.|texts\/en|Passport\.|traveller\.words|travellers\.|useTravellerActions)/;

/**
 * Words, calls and styles of one domain, which its screens share, and the small parts that its list shares with its other screens. They
 * import little of their domain, so that no two files need each other.
 */
const ofDomain = new RegExp(
  '/libs/(?!shared/|flights/)([\\w-]+)/(?:' +
    'feature/src/(?:texts\\.|texts/en|(?!actions/).*\\.api\\.|(?!zones/).*\\.(?:actions|label)\\.|.*/\\w+(?:Status|State|Type)(?:Tag)?\\.)|' +
    'feature/src/(?:.*/)?(?:(?:airline|airport|city|country)\\.fields|(?:deadline|exchange-rate|markup|transaction)\\.columns|DeadlineKindTag|DirectedAmount|(?:For|On|Value)Cell|MarkupStateTag|MoreOf|markups?\\.words|places|sentence/words|RateSource|Journey|ConnectionResult|useRoleSearch)\\.|' +
    'ui/src/(?:Task|task)|' +
    '(?:feature|ui)/src/.*\\.module\\.css)',
);

/**
 * Assigns modules to files. By default the bundler makes a file per set of modules that screens share: more than a hundred for a list. It
 * still places all modules not named here, so that none loads unneeded.
 */
export const groups = [
  { name: (id: string) => words.exec(id)?.[1] ?? null, priority: 5 },
  { name: 'core', tags: ['$initial' as const], priority: 4, includeDependenciesRecursively: true },
  { name: 'login', test: login, priority: 3 },
  { name: 'desk', test: desk, minShareCount: 2, priority: 2 },
  { name: 'record-icons', test: any(`/@ant-design/.*/${recordIcons}`), minShareCount: 2, priority: 2 },
  { name: 'bookings-shared', test: bookings, priority: 2 },
  { name: 'booking-list', test: bookingList, minShareCount: 2, priority: 2 },
  { name: 'travellers', test: travellers, minShareCount: 2, priority: 2 },
  { name: (id: string) => ofDomain.exec(id)?.[1] ?? null, minShareCount: 2 },
];

/** Fails the build where two files import each other: the one that runs first would find the other empty. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_, bundle: Rollup.OutputBundle) {
      for (const file of Object.keys(bundle)) {
        const needed = new Set([file]);
        // A set grows during iteration: the imports of imports are found too.
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
