import { z } from 'zod';
import { answerSchemas } from './answers';

const flight = {
  name: 'flight',
  fields: {
    booking: { slices: z.array(z.string()) },
    quote: { added: z.array(z.string()) },
    former: { pnr: z.string() },
  },
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
    const { quote: schema } = answerSchemas(flight);
    expect(schema.parse({ ...quote, added: ['CAI–DXB'], other: 1 })).toEqual({
      ...quote,
      added: ['CAI–DXB'],
    });
    expect(() => schema.parse(quote)).toThrow('added');
  });

  it('have a former version as the product defines it, without other fields', () => {
    const { history } = answerSchemas(flight);
    const formerOf = (former: object) =>
      (history.shape.data.element as z.ZodObject<{ former: z.ZodType }>).shape.former.parse(former);
    expect(formerOf({ pnr: 'AB12CD' })).toEqual({ pnr: 'AB12CD' });
    expect(() => formerOf({ pnr: 'AB12CD', nights: 3 })).toThrow();
  });
});
