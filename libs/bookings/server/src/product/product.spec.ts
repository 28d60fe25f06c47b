import { productPermissions } from '@traveldesk/shared-contract';
import type { Kernel } from '@traveldesk/shared-server';
import { productBy, productOf, registerProduct, type Product } from './product';

const selling = (name: string, spoken: string, permissions: object = productPermissions.flight) =>
  ({ name, permissions, sells: (protocol: string) => protocol === spoken }) as unknown as Product;
const flight = selling('flight', 'duffel');

/** The tools of bookings without a product. */
function kernelOf(): Pick<Kernel, 'tools'> {
  return { tools: { bookings: { products: new Map() } } } as unknown as Pick<Kernel, 'tools'>;
}

describe('a product', () => {
  it('is found by its bookings, and by the protocol of its suppliers', () => {
    const kernel = kernelOf();
    const other = selling('other', 'beds-1');
    registerProduct(kernel, flight);
    registerProduct(kernel, other);
    expect(productOf(kernel, { product: 'flight' })).toBe(flight);
    expect(productBy(kernel, 'duffel')).toBe(flight);
    expect(productBy(kernel, 'beds-1')).toBe(other);
  });

  it('also answers for an unknown supplier, so that a guess takes as long as a hit', () => {
    const kernel = kernelOf();
    registerProduct(kernel, flight);
    expect(productBy(kernel, undefined)).toBe(flight);
  });

  it('is registered once', () => {
    const kernel = kernelOf();
    registerProduct(kernel, flight);
    expect(() => registerProduct(kernel, flight)).toThrow('The product flight is already registered.');
  });

  it('must use a permission that the routes of all products accept', () => {
    const permissions = { search: 'boats_search', bookings: 'boats_bookings' };
    const boats = selling('boat', 'boats-1', permissions);
    expect(() => registerProduct(kernelOf(), boats)).toThrow(
      'boats_bookings is not the permission of a product.',
    );
  });

  it('belongs to one kernel', () => {
    registerProduct(kernelOf(), flight);
    expect(() => productOf(kernelOf(), { product: 'flight' })).toThrow('is not registered');
  });
});
