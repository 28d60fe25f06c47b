import { resendInputSchema } from './actions';
import { bookingQuerySchema } from './booking';
import { travellerInputSchema } from './traveller';

const unseen = '\u200b\u202a\u00ad\u2066';

describe('invisible characters', () => {
  it('are removed from the numbers, codes and addresses of a traveler', () => {
    const { document, loyalty, email, phone, born_on } = travellerInputSchema.shape;
    expect(
      document.parse({
        kind: 'passport',
        number: `${unseen} a12\u00a034 567${unseen}`,
        country: `\u00a0eg${unseen}`,
        expires_on: `2033-01-31${unseen}`,
      }),
    ).toMatchObject({ number: 'A1234567', country: 'EG', expires_on: '2033-01-31' });
    expect(loyalty.parse([{ airline: `${unseen}ms `, number: `12\u202f345${unseen}678` }])).toEqual([
      { airline: 'MS', number: '12345678' },
    ]);
    expect(email.parse(`\u00a0mona${unseen}@nile.example\u200f`)).toBe('mona@nile.example');
    expect(phone.parse(`+20\u00a0100${unseen}1234567`)).toBe('+201001234567');
    expect(born_on.parse(`${unseen}1990-05-17`)).toBe('1990-05-17');
  });

  it('are removed from an email address for documents', () => {
    expect(resendInputSchema.shape.email.parse(`\u200bmona@nile.example`)).toBe('mona@nile.example');
  });

  it('are removed from the codes of list filters', () => {
    const pasted = { origin: `${unseen}cai${unseen}`, destination: 'dxb\u00a0' };
    expect(bookingQuerySchema.parse(pasted)).toMatchObject({ origin: 'CAI', destination: 'DXB' });
  });
});
