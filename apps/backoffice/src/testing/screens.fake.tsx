import { screens, type ScreenModule } from '../domains';
import { partOf } from '../products';

/** A screen that is its title. */
export const titled = (title: string): ScreenModule => ({ Component: () => <h1>{title}</h1> });

/** Shows these in the place of the screens of those names: a test of the shell loads none of a library. */
export function fakeScreens(named: Readonly<Record<string, ScreenModule>>): void {
  for (const [name, module] of Object.entries(named)) {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}`);
    screen.lazy = () => Promise.resolve(module);
    delete partOf[name];
  }
}
