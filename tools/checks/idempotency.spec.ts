import { filesOf, read } from './lib/workspace';

/** Routes to which a form is sent once (ADR 61), whether they accept or require a key: `countryPaths.all`. */
function routesOf(source: string): string[] {
  return [
    ...source.matchAll(
      /app\.post\(\s*([\w.]+(?:\([^)]*\))?),\s*\{\s*config: \{[^}]*\bidempotent: (?:true|'required')/g,
    ),
  ].map(([, path = '']) => path.replace(/\(.*/, ''));
}

/** The calls in a screen's API file that change something at a path, as they are written. */
function callsTo(path: string, source: string): string[] {
  return source
    .split(/(?=\bbuild\.)/)
    .filter(
      (endpoint) =>
        new RegExp(`url: ${path.replace('.', '\\.')}(?!\\w)`).test(endpoint) &&
        /method: 'POST'/.test(endpoint),
    );
}

/** Where the calls of a screen's API file send a key. */
function keyedPaths(source: string): string[] {
  return source.split(/(?=\bbuild\.)/).flatMap((endpoint) => {
    const [, path] = isKeyed(endpoint) ? (/url: ([\w.]+)/.exec(endpoint) ?? []) : [];
    return path ? [path] : [];
  });
}

const isKeyed = (call: string) => /headers: (?:\{ \.\.\.)?idempotencyKey\(key\)/.test(call);

const routes = filesOf('libs/*/server/src/**/*.routes.ts').flatMap((file) => routesOf(read(file)));
/** The paths of a booking stand below the folder of its product; the engine's routes name them `paths`. */
const pathsOfProducts = /\b(?:bookingPathsOf\(\w+\)|\w+BookingPaths(?=\.manual\b))/g;
const readScreen = (file: string) => read(file).replace(pathsOfProducts, 'paths');

const screens = filesOf('libs/*/{feature,ui}/src/**/*.ts').filter((file) => !/\.(spec|fake)\.ts$/.test(file));

describe('a form that is sent once', () => {
  it('is found for every route that declares it', () => {
    const said = filesOf('libs/*/server/src/**/*.routes.ts').flatMap(
      (file) => read(file).match(/\bidempotent: /g) ?? [],
    );
    expect(routes.length).toBe(said.length);
    expect(routes).toEqual(
      expect.arrayContaining(['countryPaths.all', 'userPaths.all', 'walletPaths.deposit']),
    );
  });

  it.each(routes)('is sent to %s with its key', (path) => {
    const calls = screens.flatMap((file) => callsTo(path, readScreen(file)));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((call) => !isKeyed(call))).toEqual([]);
  });

  it('sends no key where the API ignores it', () => {
    const keyed = screens.flatMap((file) => keyedPaths(readScreen(file)));
    expect(keyed.length).toBeGreaterThanOrEqual(routes.length);
    expect(keyed.filter((path) => !routes.includes(path))).toEqual([]);
  });

  it('passes its key on wherever a record is created', () => {
    const pages = filesOf('libs/*/feature/src/**/*CreatePage.tsx');
    // An action on an existing record has a dialog and no page.
    const makes = routes.filter((path) => path.endsWith('.all'));
    expect(pages.length).toBeGreaterThanOrEqual(makes.length);
    expect(pages.filter((file) => !/create\(\{ key,/.test(read(file)))).toEqual([]);
  });

  it('is detected where the key is missing', () => {
    const source = "build.mutation({ query: (body) => ({ url: shipPaths.all, method: 'POST', body }) })";
    expect(callsTo('shipPaths.all', source).map(isKeyed)).toEqual([false]);
    for (const said of ['true', "'required'"]) {
      const route = `app.post(\n shipPaths.one(id),\n { config: { permission: p.create, idempotent: ${said} }, },`;
      expect(routesOf(route)).toEqual(['shipPaths.one']);
    }
  });
});
