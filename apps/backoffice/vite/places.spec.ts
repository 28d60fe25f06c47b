import type { Rollup } from 'vite';
import { placesOf } from './places';
import type { BuiltScreen } from './screens';

const chunk = (name: string, change: Partial<Rollup.OutputChunk> = {}) =>
  ({
    fileName: name,
    moduleIds: [name],
    imports: [],
    dynamicImports: [],
    isEntry: false,
    code: '',
    ...change,
  }) as unknown as Rollup.OutputChunk;

const source = (domain: string, page: string) => `/libs/${domain}/feature/src/${page}.tsx`;
const screen = (name: string, file: string, isList = false) =>
  ({
    name,
    layoutSource: '/Layout.tsx',
    sources: [file],
    ...(isList && { first: { url: '/', filters: [] } }),
  }) as unknown as BuiltScreen;

const [countries, users, roles] = [
  source('geo', 'Countries'),
  source('users', 'Users'),
  source('users', 'Roles'),
];
const [edit, invite, search] = [
  source('geo', 'Edit'),
  source('users', 'Invite'),
  source('flights', 'Search'),
];
const [login, profile] = [source('auth', 'Login'), source('users', 'Profile')];

const screens = [
  screen('countries', countries, true),
  screen('users', users, true),
  screen('roles', roles, true),
  screen('countries-edit', edit),
  screen('invite', invite),
  screen('flights', search),
  screen('login', login),
  screen('profile', profile),
];

const needing = (module: string, files: readonly string[]) =>
  files.map((file) => chunk(file, { imports: [module] }));

/** Parts that a list loads later, all of which need a module. */
function partsOf(list: string, count: number): Rollup.OutputChunk[] {
  const names = Array.from({ length: count }, (_, index) => `/part${index}.js`);
  return [chunk(list, { dynamicImports: names }), ...needing('/shared.js', names)];
}

/** A part that the layout loads later and that needs a module. */
const palette = [
  chunk('/Layout.tsx', { dynamicImports: ['/palette.js'] }),
  ...needing('/shared.js', ['/palette.js']),
];

/** Which of the files that it is loaded in a module of these screens goes into. */
function placeOf(needed: readonly string[], change: Partial<Rollup.OutputChunk> = {}): string | undefined {
  const pages = screens.map(({ sources: [file = ''] }) =>
    chunk(file, needed.includes(file) ? { imports: ['/shared.js'] } : {}),
  );
  return placesOf([...pages, chunk('/shared.js', change)], screens).get('/shared.js');
}

describe('a module goes', () => {
  it.each([
    ['into desk, where lists of several domains need it', [countries, users], 'desk'],
    ['into desk, whatever else needs it', [countries, users, edit, search], 'desk'],
    ['with the lists of the one domain that needs it', [users, roles], 'users'],
    ['with them, where other pages of that domain need it, too', [users, profile], 'users'],
    ['into desk, where a page of another domain needs it, too, and it is small', [users, edit], 'desk'],
    ['into core, where login and a list need it', [login, countries], 'core'],
    ['with login, where no list needs it', [login, invite], 'login'],
    ['into forms, where pages of several domains need it', [edit, invite], 'forms'],
    ['wherever the bundler puts it, where one page needs it', [edit], undefined],
  ])('%s', (_, needed, place) => expect(placeOf(needed)).toBe(place));

  it('with the pages of the one domain that needs it', () => {
    const review = source('flights', 'Review');
    const both = needing('/shared.js', [search, review]);
    const places = placesOf([...both, chunk('/shared.js')], [screen('a', search), screen('b', review)]);
    expect(places.get('/shared.js')).toBe('flights-pages');
  });

  it.each([
    ['wherever the bundler puts it', 'pages of several domains', [edit, invite], 3000, undefined],
    ['wherever the bundler puts it', 'pages of one domain', [invite, profile], 3000, undefined],
    ['into desk, as it is small', 'pages of several domains', [edit, invite], 2999, 'desk'],
  ])('%s, where a part that the layout loads later needs it, and %s', (_, __, files, size, place) => {
    const shared = chunk('/shared.js', { code: 'x'.repeat(size) });
    const chunks = [...palette, ...needing('/shared.js', files), shared];
    expect(placesOf(chunks, screens).get('/shared.js')).toBe(place);
  });

  it('wherever the bundler puts it, where lists of one domain and a page of another need it, and it is large', () => {
    expect(placeOf([users, edit], { code: 'x'.repeat(3000) })).toBe(undefined);
  });

  it('with all that it needs, in the count of what is small', () => {
    const large = chunk('/large.js', { code: 'x'.repeat(3000) });
    const placesWith = (more: readonly string[]) => {
      const pages = [...needing('/shared.js', [users, edit]), ...needing('/large.js', more)];
      return placesOf([...pages, ...needing('/large.js', ['/shared.js']), large], screens).get('/shared.js');
    };
    expect(placesWith([])).toBe(undefined);
    // Every list has it anyway.
    expect(placesWith([countries])).toBe('desk');
  });

  it('not into desk, where it needs what the sign-in page has', () => {
    const atLogin = [...needing('/mark.js', ['/shared.js', login]), chunk('/mark.js')];
    const places = placesOf([...palette, ...needing('/shared.js', [edit, invite]), ...atLogin], screens);
    expect([places.get('/shared.js'), places.get('/mark.js')]).toEqual([undefined, 'login']);
  });

  it.each([
    [2, 'geo'],
    [3, 'desk'],
  ])('where lists of one domain need it, and %i parts that lists load later: %s', (count, place) => {
    const chunks = [...partsOf(users, count), ...needing('/shared.js', [countries]), chunk('/shared.js')];
    expect(placesOf(chunks, screens).get('/shared.js')).toBe(place);
  });

  it('into core, where the entry needs it', () => {
    const entry = chunk('/entry.js', { isEntry: true, imports: ['/shared.js'] });
    expect(placesOf([entry, chunk('/shared.js')], screens).get('/shared.js')).toBe('core');
  });

  it.each([
    [2, 'forms'],
    [3, 'choices'],
  ])('where %i parts that a list loads later need it: %s', (count, place) => {
    const chunks = [
      ...partsOf(countries, count),
      ...needing('/shared.js', [edit, invite]),
      chunk('/shared.js'),
    ];
    expect(placesOf(chunks, screens).get('/shared.js')).toBe(place);
  });
});
