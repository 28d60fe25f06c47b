import type { Kernel } from '@traveldesk/shared-server';
import { productBy, productOf, registerProduct, type Product } from './product';

const flight = { name: 'flight', protocols: ['duffel'] } as unknown as Product;

/** The tools of bookings alone, with no product yet. */
function kernelOf(): Pick<Kernel, 'tools'> {
  return { tools: { bookings: { products: new Map() } } } as unknown as Pick<Kernel, 'tools'>;
}

describe('a product', () => {
  it('is found by its booking, and by the protocol of its suppliers', () => {
    const kernel = kernelOf();
    registerProduct(kernel, flight);
    expect(productOf(kernel, { product: 'flight' })).toBe(flight);
    expect(productBy(kernel, 'duffel')).toBe(flight);
  });

  it('answers for a supplier that nobody knows, so that a guess takes as long as a hit', () => {
    const kernel = kernelOf();
    registerProduct(kernel, flight);
    expect(productBy(kernel, undefined)).toBe(flight);
  });

  it('is registered once', () => {
    const kernel = kernelOf();
    registerProduct(kernel, flight);
    expect(() => registerProduct(kernel, flight)).toThrow('The product flight is registered already.');
  });

  it('belongs to one kernel: another one knows nothing of it', () => {
    registerProduct(kernelOf(), flight);
    expect(() => productOf(kernelOf(), { product: 'flight' })).toThrow('is not registered');
  });
});
