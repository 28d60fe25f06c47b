import type { Screen, ScreenModule } from '../domains';
import { loadProducts } from '../products';

/** Loads a screen together with its product parts, so that it renders once. */
export async function loadScreen(screen: Screen): Promise<ScreenModule> {
  const [module] = await Promise.all([screen.lazy(), loadProducts(screen.name)]);
  return module;
}
