import { bookingPermissions } from '@traveldesk/bookings-contract';
import { lacking, type Actor, type Kernel, type Problem } from '@traveldesk/shared-server';
import { sql, type RawBuilder } from 'kysely';
import { productsOf, type Product } from './product';

export type Rights = Pick<Actor, 'permissions' | 'apiToken' | 'formerProducts'>;

type Asking = Pick<Product, 'name' | 'permissions' | 'actionsSuffice'>;

/** Why a caller needs a booking: to read it, to work on it, or to inspect its price and log, which have permissions of their own. */
export type Purpose = 'read' | 'work' | 'inspect';

/** Whether the actor may read bookings of a product: with its permission, or, as a person, with the one for all products. */
function mayRead(product: Asking, { permissions, apiToken, formerProducts }: Rights): boolean {
  if (permissions.has(product.permissions.bookings)) return true;
  if (!permissions.has(bookingPermissions.list)) return false;
  return !apiToken || !!formerProducts?.includes(product.name);
}

/** Returns the names of the products whose bookings the actor may read. */
export function readableProducts(kernel: Pick<Kernel, 'tools'>, actor: Rights): readonly string[] {
  return productsOf(kernel).flatMap((product) => (mayRead(product, actor) ? [product.name] : []));
}

/** SQL condition on `bookings`: those of these products. */
export function ofProducts(names: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`bookings.product = any(${[...names]}::text[])`;
}

/** Returns a 403 if the actor lacks the product's permission for this purpose; null otherwise. The action may require others. */
export function productRefusal(
  kernel: Pick<Kernel, 'tools'>,
  product: Asking,
  actor: Rights,
  purpose: Purpose,
): Problem | null {
  if (purpose !== 'work' && mayRead(product, actor)) return null;
  if (purpose !== 'read' && mayWork(kernel, product, actor)) return null;
  const { bookings } = product.permissions;
  return actor.apiToken || purpose === 'work'
    ? lacking(bookings)
    : lacking(bookingPermissions.list, bookings);
}

function mayWork(kernel: Pick<Kernel, 'tools'>, product: Asking, actor: Rights): boolean {
  if (actor.permissions.has(product.permissions.bookings)) return true;
  if (!product.actionsSuffice) return false;
  if (actor.apiToken) return !!actor.formerProducts?.includes(product.name);
  return mayRead(product, actor) || readableProducts(kernel, actor).length === 0;
}
