import { stateOf } from './lib/module-state';
import { filesOf, read } from './lib/workspace';

const test = /(\.(spec|fake|fixture)\.ts$|\/testing\/)/;

/**
 * Allowed state outside the kernel: it depends only on the code, or on the connection or request it is looked up by, so that two kernels
 * in one process cannot notice that they share it.
 */
const shared: Record<string, readonly string[]> = {
  // Tables of addresses, filled where they are declared.
  'apps/api/src/loopback.ts': ['loopback'],
  'libs/suppliers/server/src/call/public-address.ts': ['reserved4', 'global6', 'reserved6'],
  // Empty, and used only as types.
  'libs/companies/server/src/companies/scope.ts': ['systemViewer'],
  'libs/flights/server/src/search/names.ts': ['nobodys'],
  'libs/users/server/src/access.rules.ts': ['noAccess', 'systemAccess'],
  // Created from constants on first use: they cost time or memory that not every process needs.
  'libs/auth/server/src/passwords/password.policy.ts': ['estimator'],
  'libs/currencies/server/src/currencies.ts': ['made'],
  'libs/shared/server/src/iso.ts': ['lastDay', 'lastDayText'],
  // State of the current request and of a connection.
  'libs/shared/server/src/clock.ts': ['turned'],
  'libs/shared/server/src/db/client.ts': ['unhurried', 'outdated'],
  'libs/shared/server/src/db/guard.ts': ['running'],
};

describe('state that lives as long as the process', () => {
  const sources = filesOf('libs/*/server/src/**/*.ts', 'apps/api/src/**/*.ts').filter(
    (file) => !test.test(file),
  );

  it('belongs to a module created once for each kernel, and never to a file', () => {
    expect(sources.length).toBeGreaterThan(300);
    const kept = sources.map((file) => [file, stateOf(read(file))] as const).filter(([, names]) => names[0]);
    expect(Object.fromEntries(kept)).toEqual(shared);
  });
});

describe('state kept by a file', () => {
  it.each([
    ['a variable', 'let last = 0;', 'last'],
    ['a map', 'const kept = new Map<string, number>();', 'kept'],
    ['an exported set', 'export const seen = new Set();', 'seen'],
    ['an instance', 'const gate = new Gate({ running: 2 });', 'gate'],
    ['a list to be filled', 'const kinds: Kind[] = [];', 'kinds'],
    ['an object to be filled', 'const kinds: Record<string, Kind> = {};', 'kinds'],
    ['an object that contains one', 'export const registry = { kinds: new Map(), name: 1 };', 'registry'],
    ['a class property', 'class Gate { static lines = new Map(); }', 'Gate.lines'],
  ])('is found: %s', (_, code, name) => {
    expect(stateOf(`import x from 'y';\n${code}`)).toEqual([name]);
  });

  it.each([
    ['a set declared as read-only', "const codes: ReadonlySet<string> = new Set(['a']);"],
    ['a map declared as read-only', 'const codes: ReadonlyMap<string, number> = new Map(all);'],
    ['a list declared as read-only', 'const none: readonly string[] = [];'],
    ['an expression', 'const code = new RegExp(`^x{${digits}}$`);'],
    ['a format', "const hour = new Intl.DateTimeFormat('en');"],
    ['a table', "const names = { en: 'x', list: ['a'] };"],
    ['what a function creates', 'const make = () => new Map();\nfunction one() { let x = 0; return x; }'],
    ['what an instance holds', 'class Gate { private readonly lines = new Map(); }'],
  ])('is not found: %s', (_, code) => {
    expect(stateOf(code)).toEqual([]);
  });
});
