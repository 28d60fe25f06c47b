import { screens } from '../domains';
import { bootTable } from './boot-routes';

/** The name of the screen whose files and first call the boot script asks for at a path. */
function begunAt(path: string): string | undefined {
  const { routes } = bootTable(screens, () => []);
  return screens[routes.findIndex(({ pattern }) => new RegExp(pattern).test(path))]?.name;
}

const id = '0198f000-0000-7000-8000-00000000000a';

it.each([
  ['/', 'home'],
  ['/countries', 'countries'],
  ['/countries/', 'countries'],
  [`/countries/edit/${id}`, 'countries-edit'],
  [`/countries/edit/${id.toUpperCase()}`, 'countries-edit'],
  ['/countries/edit/not-an-id', 'not-found'],
  [`/countries/edit/${id}0`, 'not-found'],
  ['/no/such/page', 'not-found'],
])('at %s the boot script begins with the screen %s', (path, name) => {
  expect(begunAt(path)).toBe(name);
});
