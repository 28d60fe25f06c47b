import type { Screen, ScreenModule } from '../domains';
import { loadProducts } from '../products';

/** Loads a screen with the parts that products add to it, so that it is rendered once. */
export async function loadScreen(screen: Screen): Promise<ScreenModule> {
  const [module] = await Promise.all([screen.lazy(), loadProducts(screen.name)]);
  return module;
}
