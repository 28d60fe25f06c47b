import { screens } from '../domains';
import { screenDrawings } from './names';

it('every screen of the navigation has an icon of its own', () => {
  const without = screens
    .filter(({ menu, name }) => menu && !(name in screenDrawings))
    .map(({ name }) => name);
  expect(without).toEqual([]);
});
