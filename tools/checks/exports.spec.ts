import { deadExports } from './lib/dead-exports';
import { link, moduleGraph } from './lib/module-graph';
import { readSource } from './lib/source';
import { filesOf, read } from './lib/workspace';

/** What no source imports, and why it is exported all the same. */
const entries: Record<string, { names: string[]; reason: string }> = {
  'apps/api/vite.config.ts': { names: ['default'], reason: 'Vite reads it' },
  'apps/backoffice/vite.config.ts': { names: ['default'], reason: 'Vite reads it' },
  'apps/backoffice/vite/table/table.config.ts': { names: ['default'], reason: 'built-table.ts names it' },
  'apps/supplier-sandbox/vite.config.ts': { names: ['default'], reason: 'Vite reads it' },
  'apps/backoffice-e2e/playwright.config.ts': { names: ['default'], reason: 'Playwright reads it' },
  'apps/backoffice-e2e/src/support/global-setup.ts': {
    names: ['default'],
    reason: 'playwright.config.ts names it',
  },
  'tools/nx/typecheck.mjs': { names: ['createNodesV2'], reason: 'nx.json names it as a plugin' },
  'tools/generators/src/domain/domain.ts': { names: ['domain'], reason: 'generators.json names it' },
  'libs/geo/server/src/migrations/shipped.ts': {
    names: ['placesAround'],
    reason: 'docs/geo.md: the migration of a renewal, which a command writes',
  },
  'libs/dashboard/server/src/index.ts': {
    names: ['StatisticsContribution'],
    reason: 'docs/dashboard.md: a domain adds its figures itself',
  },
  'libs/approvals/server/src/index.ts': {
    names: ['approveRequest', 'cancelRequest', 'declineRequest'],
    reason: 'docs/approvals.md: a domain can decide in a transaction of its own; so far the routes alone do',
  },
  'libs/wallet/server/src/index.ts': {
    names: ['LedgerError', 'expire', 'transfer'],
    reason: 'docs/wallet.md: what pays from a wallet; so far the demo alone does, within the library',
  },
  'libs/flights/server/src/index.ts': {
    names: [
      'AirlineChangeAction',
      'BuyServices',
      'CallAbandoned',
      'ChangeOffer',
      'ChangeRequest',
      'ChangeWish',
      'ChosenService',
      'ConfirmCancellation',
      'ConfirmChange',
      'Delivery',
      'DocumentKind',
      'Done',
      'DoubtCause',
      'FoundOrders',
      'Misfit',
      'OfferWithExtras',
      'OrderAction',
      'OrderDocument',
      'OrderQuery',
      'OrderSegment',
      'OrderService',
      'OrderTraveller',
      'OurReference',
      'PayFor',
      'RefusalCause',
      'RefusedField',
      'Said',
      'SaidError',
      'SeatCabin',
      'SeatElement',
      'SupplierEventKind',
      'WebhookEndpoint',
      'maskedExchange',
    ],
    reason: 'docs/flights.md: what bookings are built on; so far this library’s own tests use it',
  },
  'libs/tasks/server/src/index.ts': {
    names: ['NewTask', 'GoneCause', 'TaskCause'],
    reason: 'docs/tasks.md: tasks of the system; approvals raise theirs without naming these types',
  },
};

it('no file exports what no other file imports', () => {
  const known = Object.entries(entries).flatMap(([file, { names }]) =>
    names.map((name) => `${file}: ${name}`),
  );
  const dead = deadExports(moduleGraph()).map(({ file, name }) => `${file}: ${name}`);
  expect(dead.sort()).toEqual(known.sort());
});

it('a screen’s file exports components alone: an edit of it in development does not load the page again', () => {
  const screens = filesOf('{apps,libs}/**/*Page.tsx')
    .map((file) => ({ file, exported: readSource(file, read(file)).exports }))
    .filter(({ exported }) => exported.has('Component'));
  expect(screens.length).toBeGreaterThan(30);
  const others = screens.flatMap(({ file, exported }) =>
    [...exported]
      .filter(([name, { isType }]) => !isType && !/^[A-Z]/.test(name))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(others).toEqual([]);
});

describe('dead exports', () => {
  /** Sources in one folder, where `./a` is the file `a`. */
  const deadOf = (files: Record<string, string>) =>
    deadExports(link(new Map(Object.entries(files)), (from) => from.replace('./', ''))).map(
      ({ file, name }) => `${file}: ${name}`,
    );

  it.each<[string, Record<string, string>, string[]]>([
    [
      'one of a name that is used of another file',
      { a: 'export const x = 1;', b: 'export const x = 2;', c: `import { x } from './b'; x;` },
      ['a: x'],
    ],
    [
      'what is listed again for nobody, though it is used where it is declared',
      { index: `export { x } from './a';`, a: 'export const x = 1;', b: `import { x } from './a'; x;` },
      ['index: x'],
    ],
    [
      'a type that is listed again for nobody, but not one where it is declared',
      { index: `export type { T } from './a';`, a: 'export interface T {}' },
      ['index: T'],
    ],
    [
      'what only its own file, a comment or a text names',
      { a: `export const x = 1; // './a'\nx;` },
      ['a: x'],
    ],
    [
      'each of what one statement exports',
      { a: 'export const { c, d: { e } } = o, f = 1;', b: `import { e } from './a'; e;` },
      ['a: c', 'a: f'],
    ],
    [
      'what is left of a namespace or of an import in time',
      {
        a: 'export const x = 1, y = 2;',
        b: 'export const x = 1, y = 2;',
        c: `import * as a from './a'; a.x; const { y } = await import('./b');`,
      },
      ['a: y', 'b: x'],
    ],
  ])('are %s', (_, files, dead) => expect(deadOf(files)).toEqual(dead));

  it.each<[string, Record<string, string>]>([
    [
      'through two lists and another name',
      {
        a: 'export const x = 1;',
        list: `export * from './a';`,
        index: `export { x as y } from './list';`,
        b: `import { y } from './index'; y;`,
      },
    ],
    [
      'as a route’s component',
      { a: 'const A = 1; export { A as Component };', b: `load(() => import('./a'));` },
    ],
    ['by its part of a promise', { a: 'export const x = 1;', b: `import('./a').then(({ x }) => x);` }],
    ['as a type', { a: 'export const x = 1;', b: `type X = typeof import('./a').x;` }],
    ['as a whole', { a: 'export const x = 1;', b: `import * as a from './a'; run(a);` }],
    [
      'by adding to it',
      {
        index: `export type { T } from './a';`,
        a: 'export interface T {}',
        b: `declare module './index' { interface T { b: 1 } }`,
      },
    ],
  ])('are none that are used %s', (_, files) => expect(deadOf(files)).toEqual([]));
});
