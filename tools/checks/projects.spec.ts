import path from 'node:path';
import { circleIn } from './lib/circle';
import { filesOf, read, readJson } from './lib/workspace';

interface Project {
  name: string;
  tags: string[];
}

const types: Record<string, string> = {
  contract: 'type:contract',
  feature: 'type:feature',
  server: 'type:server',
  documents: 'type:server',
  ui: 'type:ui',
  web: 'type:util',
  'testing-server': 'type:testing-server',
  'testing-web': 'type:testing-web',
};
const test = /(\.(spec|fake|fixture)\.tsx?$|\/testing\/|^libs\/shared\/testing-)/;
const libraries = filesOf('libs/*/*/project.json').map((file) => path.dirname(file));
const paths = readJson<{ compilerOptions: { paths: Record<string, string[]> } }>('tsconfig.base.json')
  .compilerOptions.paths;
const parts = (library: string) => {
  const [, scope = '', kind = ''] = library.split('/');
  return { scope, kind };
};

describe.each(libraries)('%s', (library) => {
  const { scope, kind } = parts(library);

  it("has its folder's name and tags", () => {
    const { name, tags } = readJson<Project>(`${library}/project.json`);
    expect({ name, tags }).toEqual({ name: `${scope}-${kind}`, tags: [`scope:${scope}`, types[kind]] });
  });

  it('can be imported by its alias', () => {
    const alias = `@traveldesk/${scope}-${kind.replace('testing-', 'testing/')}`;
    const aliases = Object.keys(paths).filter((known) => known === alias || known.startsWith(`${alias}/`));
    expect(aliases).not.toEqual([]);
    for (const one of aliases) expect(paths[one]?.[0]).toContain(`./${library}/src/`);
  });
});

interface Constraint {
  sourceTag: string;
  onlyDependOnLibsWithTags: string[];
}

const config = readJson<{ rules: Record<string, [string, { depConstraints: Constraint[] }]> }>(
  '.eslintrc.boundaries.json',
);
const constraints = config.rules['@nx/enforce-module-boundaries']?.[1].depConstraints ?? [];
const allowedBy = (tag: string) =>
  constraints.find(({ sourceTag }) => sourceTag === tag)?.onlyDependOnLibsWithTags ?? [];

describe('module boundaries', () => {
  const tags = [
    ...new Set(
      filesOf('{apps/*,libs/*/*,tools/*}/project.json').flatMap((file) => readJson<Project>(file).tags),
    ),
  ];

  it('are declared for every tag in use', () => {
    const said = constraints.map(({ sourceTag }) => sourceTag);
    const free = ['scope:app', 'scope:tools'];
    expect(tags.filter((tag) => !said.includes(tag) && !free.includes(tag))).toEqual([]);
  });

  it('are declared only for tags in use', () => {
    const said = constraints.flatMap((one) => [one.sourceTag, ...one.onlyDependOnLibsWithTags]);
    expect([...new Set(said)].filter((tag) => !tags.includes(tag))).toEqual([]);
  });

  it('are effective: no constraint allows everything', () => {
    expect(
      constraints.filter((one) => one.sourceTag === '*' || one.onlyDependOnLibsWithTags.includes('*')),
    ).toEqual([]);
  });
});

describe('the graph of the domains', () => {
  const scopes = [...new Set(libraries.map((library) => parts(library).scope))];
  const named = new Map(scopes.map((scope) => [scope, allowedBy(`scope:${scope}`)]));

  const usedIn = (files: readonly string[]) =>
    files
      .flatMap((file) => [
        ...read(file).matchAll(
          /'@traveldesk\/([a-z]+(?:-[a-z]+)*?)-(?:contract|documents|feature|server|testing|ui|web)\b/g,
        ),
      ])
      .map(([, used = '']) => `scope:${used}`);

  it('is declared only with scopes: a type among them would open every domain, since any tag of a list is enough', () => {
    expect([...named].filter(([, tags]) => tags.some((tag) => !tag.startsWith('scope:')))).toEqual([]);
  });

  it('contains no circle', () => {
    expect(
      circleIn(new Map([...named].map(([scope, tags]) => [scope, tags.map((tag) => tag.slice(6))]))),
    ).toEqual([]);
  });

  it('has no product below the engine of bookings: products register with it from above', () => {
    const files = filesOf('libs/bookings/*/src/**/*.{ts,tsx}');
    expect(files.length).toBeGreaterThan(200);
    for (const product of ['scope:flights', 'scope:flight-bookings', 'scope:hotels']) {
      expect(named.get('bookings')).not.toContain(product);
      expect(usedIn(files)).not.toContain(product);
    }
  });

  it('separates the products: neither flights nor hotels may use the other', () => {
    const flights = ['scope:flights', 'scope:flight-bookings'];
    for (const scope of flights) expect(named.get(scope.slice(6))).not.toContain('scope:hotels');
    expect(named.get('hotels')?.filter((scope) => flights.includes(scope))).toEqual([]);
  });

  it('would reveal a circle', () => {
    const graph = { geo: ['shared'], users: ['companies', 'geo'], companies: ['wallet'], wallet: ['users'] };
    expect(circleIn(new Map(Object.entries(graph)))).toEqual(['users', 'companies', 'wallet']);
  });

  it.each(scopes.filter((scope) => scope !== 'shared'))('names exactly what %s uses at run time', (scope) => {
    const running = filesOf(`libs/${scope}/*/src/**/*.{ts,tsx}`).filter((file) => !test.test(file));
    const used = [...new Set([`scope:${scope}`, 'scope:shared', ...usedIn(running)])].sort();
    expect([...(named.get(scope) ?? [])].sort()).toEqual(used);
  });

  it("covers the tests too: a domain's dependencies are provided to them by that domain", () => {
    const odd = scopes.flatMap((scope) => {
      const tests = filesOf(`libs/${scope}/*/src/**/*.{ts,tsx}`).filter((file) => test.test(file));
      return usedIn(tests)
        .filter((used) => !named.get(scope)?.includes(used))
        .map((used) => `${scope} uses ${used} in a test`);
    });
    expect(odd).toEqual([]);
  });
});

describe('ESLint', () => {
  it("is configured in one place: a nested file would apply the root's folder rules to its own folder", () => {
    expect(filesOf('{apps,libs,tools}/**/.eslintrc*')).toEqual([]);
  });
});

describe('the host', () => {
  it('registers the server of every domain', () => {
    const host = filesOf('apps/api/src/**/*.ts').map(read).join('\n');
    const servers = libraries.filter(
      (library) => parts(library).kind === 'server' && parts(library).scope !== 'shared',
    );
    expect(
      servers.filter((library) => !host.includes(`'@traveldesk/${parts(library).scope}-server'`)),
    ).toEqual([]);
  });
});

describe('the shell', () => {
  const domains = read('apps/backoffice/src/domains.ts');
  const lazy = [...domains.matchAll(/import\('@traveldesk\/([a-z-]+)-feature\/([\w/.-]+)'\)/g)];

  it('imports a screen of every feature library', () => {
    const features = libraries
      .filter((library) => parts(library).kind === 'feature')
      .map((library) => parts(library).scope);
    const opened = new Set(lazy.map(([, scope]) => scope));
    expect(features.filter((scope) => !opened.has(scope))).toEqual([]);
  });

  it('imports feature libraries only lazily', () => {
    const mentions = [...domains.matchAll(/@traveldesk\/[a-z-]+-feature/g)];
    expect(mentions).toHaveLength(lazy.length);
  });

  const routes = [
    ...domains.matchAll(/lazy: \(\) => import\('@traveldesk\/([a-z-]+)-feature\/([\w/.-]+)'\)/g),
  ];

  it.each(routes.map(([, scope = '', screen = '']) => [scope, screen] as const))(
    "opens %s %s, which exists and is a route's component",
    (scope, screen) => {
      expect(read(`libs/${scope}/feature/src/${screen}.tsx`)).toMatch(/export \{ \w+ as Component \};/);
    },
  );
});
