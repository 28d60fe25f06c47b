import { screens } from '../domains';
import { screenIcons } from './screen-icons';

it('every screen of the navigation has an icon of its own', () => {
  const without = screens.filter(({ menu, name }) => menu && !(name in screenIcons)).map(({ name }) => name);
  expect(without).toEqual([]);
});
