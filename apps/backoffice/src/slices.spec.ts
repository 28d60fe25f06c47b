import { globSync } from 'node:fs';
import path from 'node:path';
import { baseApi } from '@traveldesk/shared-web';

const root = path.resolve(__dirname, '../../..');
const slices = globSync('libs/*/feature/src/**/*.api.ts', { cwd: root }).sort();

/**
 * RTK Query silently skips a second endpoint of the same name in production, so every slice is injected here
 * together: a name that two domains share throws.
 */
describe('the slices of all domains', () => {
  const namesOf = () => Object.keys(baseApi.endpoints);

  it('there are some', () => {
    expect(slices).not.toEqual([]);
  });

  it.each(slices)('%s adds endpoints of its own, named after its domain', (slice) => {
    const domain = slice.split('/')[1] ?? '';
    const before = new Set(namesOf());
    jest.requireActual(path.join(root, slice));
    const added = namesOf().filter((name) => !before.has(name));
    expect(added).not.toEqual([]);
    expect(added.filter((name) => !name.startsWith(domain))).toEqual([]);
  });
});
