import { productPermissions } from '@traveldesk/shared-contract';
import { z } from 'zod';
import { answerSchemas } from './answers';
import { registerProduct, type Product } from './product';

type Kernel = Parameters<typeof answerSchemas>[0];

const kernelWith = (...products: unknown[]): Kernel => {
  const kernel = { tools: { bookings: { products: new Map() } } } as unknown as Kernel;
  for (const product of products) registerProduct(kernel, product as Product);
  return kernel;
};
const flight = {
  name: 'flight',
  permissions: productPermissions.flight,
  fields: {
    booking: { slices: z.array(z.string()) },
    quote: { added: z.array(z.string()) },
    former: { pnr: z.string() },
  },
};
const stay = {
  name: 'stay',
  permissions: productPermissions.hotel,
  fields: { booking: { nights: z.number() }, quote: {}, former: { nights: z.number() } },
};
const quote = {
  id: '0198f000-0000-7000-8000-0000000000b7',
  kind: 'change',
  back: null,
  kept: null,
  to: null,
  due: null,
  total: null,
  expires_at: null,
  created_at: '2026-11-24T08:00:00.000Z',
};

describe('the answers of the API', () => {
  it('have the fields of the product and no unknown field', () => {
    const { quote: schema } = answerSchemas(kernelWith(flight));
    expect(schema.parse({ ...quote, added: ['CAI–DXB'], other: 1 })).toEqual({
      ...quote,
      added: ['CAI–DXB'],
    });
    expect(() => schema.parse(quote)).toThrow('added');
  });

  it('have the fields of each of several products', () => {
    const { booking } = answerSchemas(kernelWith(flight, stay));
    const options = (booking as unknown as z.ZodUnion<z.ZodObject[]>).options.map(({ shape }) => shape);
    expect(options.map(({ slices, nights }) => [slices !== undefined, nights !== undefined])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(options.map(({ product }) => (product as z.ZodEnum).options)).toEqual([['flight'], ['stay']]);
  });

  it('show a former version as its product defines it', () => {
    const { history } = answerSchemas(kernelWith(flight, stay));
    const formerOf = (former: object) =>
      (history.shape.data.element as z.ZodObject<{ former: z.ZodType }>).shape.former.parse(former);
    expect(formerOf({ pnr: 'AB12CD' })).toEqual({ pnr: 'AB12CD' });
    expect(formerOf({ nights: 3 })).toEqual({ nights: 3 });
    expect(() => formerOf({ pnr: 'AB12CD', nights: 3 })).toThrow();
  });
});
