import { screens, type ScreenModule } from '../domains';
import { partOf } from '../products';

/** Returns a screen that shows only its title. */
export const titled = (title: string): ScreenModule => ({ Component: () => <h1>{title}</h1> });

/** Replaces the named screens, so that tests of the shell load no library. */
export function fakeScreens(named: Readonly<Record<string, ScreenModule>>): void {
  for (const [name, module] of Object.entries(named)) {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}`);
    screen.lazy = () => Promise.resolve(module);
    delete partOf[name];
  }
}
