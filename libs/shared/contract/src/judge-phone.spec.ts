import { judgePhone } from './judge-phone';
import { phoneSchema } from './phone';

const read = (typed: string, country: string | null = null) =>
  judgePhone(phoneSchema.parse(typed), { country });

describe('a phone number', () => {
  it.each([
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+33 (0)1 42 68 53 00', '+33142685300'],
    ['+39 (0)6 1234 5678', '+390612345678'],
    ['+39 06 1234 5678', '+390612345678'],
    ['0020 100 123 4567', '+201001234567'],
    ['٠٠٢٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
    ['+225 01 02 03 04 05', '+2250102030405'],
  ])('%j is %j', (typed, phone) => {
    expect(read(typed)).toEqual({ phone });
  });

  it.each([
    ['0100 123 4567', 'EG', '+201001234567'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['0044 20 7946 0018', 'EG', '+442079460018'],
  ])('reads %j in %s as %j', (typed, country, phone) => {
    expect(read(typed, country)).toEqual({ phone });
  });

  it.each(['+999 123 4567', '+225 01 02 03 04', '+20 100 123', '+1 555 0100'])(
    'rejects %j as impossible',
    (typed) => {
      expect(read(typed)).toEqual({ problem: 'phone_impossible' });
    },
  );

  it.each([
    '+20 000 000 0000',
    '+44 0000 000000',
    '+1 111 111 1111',
    '+33 0 00 00 00 00',
    '+966 000 000 000',
  ])('rejects %j, which has the right length for its country but is impossible', (typed) => {
    expect(read(typed)).toEqual({ problem: 'phone_impossible' });
  });

  it('is judged by its country, not by the ranges that are assigned today', () => {
    expect(read('+971 4 123 4567')).toEqual({ phone: '+97141234567' });
  });

  it.each([null, 'AQ'])('needs its country code where no country is known (%s)', (country) => {
    expect(read('0100 123 4567', country)).toEqual({ problem: 'phone_invalid' });
  });

  it('stays unchanged where it is already stored', () => {
    expect(judgePhone('+99912345678', { country: null, kept: ['+99912345678'] })).toEqual({
      phone: '+99912345678',
    });
  });
});
