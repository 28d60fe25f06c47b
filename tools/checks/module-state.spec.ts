import { stateOf } from './lib/module-state';
import { filesOf, read } from './lib/workspace';

const test = /(\.(spec|fake|fixture)\.ts$|\/testing\/)/;

/**
 * What may be kept beside the kernel: it follows from the code alone, or from the connection or the call that it is asked
 * with, so that two kernels in one process cannot tell that they share it.
 */
const shared: Record<string, readonly string[]> = {
  // Tables of addresses, filled where they are declared.
  'apps/api/src/loopback.ts': ['loopback'],
  'libs/suppliers/server/src/call/public-address.ts': ['reserved4', 'global6', 'reserved6'],
  // Empty, and read only by their types.
  'libs/companies/server/src/companies/scope.ts': ['systemViewer'],
  'libs/flights/server/src/search/names.ts': ['nobodys'],
  'libs/users/server/src/access.rules.ts': ['noAccess', 'systemAccess'],
  // Made when they are asked for first, from constants: they cost time or memory that not every process needs.
  'libs/auth/server/src/passwords/password.policy.ts': ['estimator'],
  'libs/currencies/server/src/currencies.ts': ['made'],
  'libs/shared/server/src/iso.ts': ['lastDay', 'lastDayText'],
  // Of the call that is under way, and of a connection.
  'libs/shared/server/src/clock.ts': ['turned'],
  'libs/shared/server/src/db/client.ts': ['unhurried', 'outdated'],
  'libs/shared/server/src/db/guard.ts': ['running'],
};

describe('what lives as long as the process', () => {
  const sources = filesOf('libs/*/server/src/**/*.ts', 'apps/api/src/**/*.ts').filter(
    (file) => !test.test(file),
  );

  it('belongs to a module, made once for each kernel, and is kept by no file', () => {
    expect(sources.length).toBeGreaterThan(300);
    const kept = sources.map((file) => [file, stateOf(read(file))] as const).filter(([, names]) => names[0]);
    expect(Object.fromEntries(kept)).toEqual(shared);
  });
});

describe('what a file keeps', () => {
  it.each([
    ['a variable', 'let last = 0;', 'last'],
    ['a map', 'const kept = new Map<string, number>();', 'kept'],
    ['a set, exported', 'export const seen = new Set();', 'seen'],
    ['an instance', 'const gate = new Gate({ running: 2 });', 'gate'],
    ['a list to be filled', 'const kinds: Kind[] = [];', 'kinds'],
    ['an object to be filled', 'const kinds: Record<string, Kind> = {};', 'kinds'],
    ['an object that holds one', 'export const registry = { kinds: new Map(), name: 1 };', 'registry'],
    ['a property of a class', 'class Gate { static lines = new Map(); }', 'Gate.lines'],
  ])('is found: %s', (_, code, name) => {
    expect(stateOf(`import x from 'y';\n${code}`)).toEqual([name]);
  });

  it.each([
    ['a set that says that it is read only', "const codes: ReadonlySet<string> = new Set(['a']);"],
    ['a map that does', 'const codes: ReadonlyMap<string, number> = new Map(all);'],
    ['a list that does', 'const none: readonly string[] = [];'],
    ['an expression', 'const code = new RegExp(`^x{${digits}}$`);'],
    ['a format', "const hour = new Intl.DateTimeFormat('en');"],
    ['a table', "const names = { en: 'x', list: ['a'] };"],
    ['what a function makes', 'const make = () => new Map();\nfunction one() { let x = 0; return x; }'],
    ['what an instance holds', 'class Gate { private readonly lines = new Map(); }'],
  ])('is not: %s', (_, code) => {
    expect(stateOf(code)).toEqual([]);
  });
});
