import { preloadModule } from 'react-dom';
import { screens, type Screen, type ScreenModule } from '../domains';
import { loadProducts } from '../products';

declare global {
  interface Window {
    /** The addresses of each screen's files, in the order of the table: the boot script's. None in development. */
    screenFiles?: readonly (readonly string[])[];
  }
}

export const filesOf = (screen: Screen): readonly string[] =>
  window.screenFiles?.[screens.indexOf(screen)] ?? [];

/**
 * Begins with all of a screen's files at once: left to their imports, each would be known when the one before has come. What
 * products add to the screen comes with it, so that it is rendered once.
 */
export async function loadScreen(screen: Screen): Promise<ScreenModule> {
  for (const file of filesOf(screen)) preloadModule(file, { as: 'script' });
  const [module] = await Promise.all([screen.lazy(), loadProducts(screen.name)]);
  return module;
}
