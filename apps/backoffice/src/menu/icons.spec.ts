import { screens } from '../domains';
import { hasIcon } from './icons';

it('every screen of the navigation has an icon of its own', () => {
  const without = screens.filter(({ menu, name }) => menu && !hasIcon(name)).map(({ name }) => name);
  expect(without).toEqual([]);
});
