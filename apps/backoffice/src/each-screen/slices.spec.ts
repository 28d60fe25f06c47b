import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as api from '@traveldesk/shared-web';

type BaseApi = typeof api.baseApi;
type Slice = Parameters<BaseApi['injectEndpoints']>[0];

const root = path.resolve(__dirname, '../../../..');
const find = (pattern: string) => globSync(pattern, { cwd: root }).sort();

/** Everything in the browser that adds endpoints; the shared libraries first, as the others load them. */
const adding = find('{apps/backoffice,libs/*/{feature,ui,web}}/src/**/*.{ts,tsx}').filter(
  (file) =>
    !/\.(spec|fake)\.tsx?$/.test(file) &&
    /\binjectEndpoints\(/.test(readFileSync(path.join(root, file), 'utf8')),
);
const floors = ['web', 'ui', 'feature'];
const floorOf = (file: string) =>
  floors.findIndex((floor) => file.startsWith('libs') && file.split('/')[2] === floor);
const slices = floors.flatMap((_, floor) => adding.filter((file) => floorOf(file) === floor));

/** The shell's own slice, which has no domain: it requests one thing of users, under its own name. */
const ofShell = 'apps/backoffice/src/session/sync-profile.ts';

/** RTK Query silently skips a second endpoint of the same name in production, so every slice is injected here together. */
describe('the slices of all domains', () => {
  const seen = new Map<string, string>();
  const added: Slice[] = [];
  let endpoints: BaseApi['endpoints'];

  beforeAll(() => {
    // Loaded afresh: the test setup has already added the endpoints of what it loads.
    jest.resetModules();
    const { baseApi } = jest.requireActual<{ baseApi: BaseApi }>(
      path.join(root, 'libs/shared/web/src/api/baseApi'),
    );
    const inject = baseApi.injectEndpoints.bind(baseApi);
    baseApi.injectEndpoints = ((slice: Slice) => {
      added.push(slice);
      return inject(slice);
    }) as never;
    endpoints = baseApi.endpoints;
  });

  it('are in files of that name, and nothing else is in such a file', () => {
    expect(adding).toEqual([ofShell, ...find('libs/*/{feature,ui,web}/src/**/*.api.ts')].sort());
  });

  it.each([...slices, ofShell])('%s adds its own endpoints, named after its domain', (file) => {
    jest.requireActual(path.join(root, file));
    // The modules that the test setup loads for each test may have brought in other slices of their library.
    const source = readFileSync(path.join(root, file), 'utf8');
    const own = added.filter((slice) => namesOf(slice).some((one) => source.includes(`${one}: build.`)));
    expect(own.map(({ overrideExisting }) => overrideExisting)).toEqual(['throw']);
    const names = own.flatMap(namesOf);
    expect(names).not.toEqual([]);
    for (const one of names) {
      expect([one, seen.get(one)]).toEqual([one, undefined]);
      seen.set(one, file);
    }
    const folder = file === ofShell ? 'shell' : (file.split('/')[1] ?? '');
    const domain = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(names.filter((one) => !one.startsWith(domain))).toEqual([]);
    expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(names));
  });
});

const build = { query: same, mutation: same, infiniteQuery: same };
const namesOf = (slice: Slice) => Object.keys(slice.endpoints(build as never));

function same(definition: unknown): unknown {
  return definition;
}
