import { phoneSchema } from './phone';

describe('a phone number', () => {
  it.each([
    ['+20 100 123 4567', '+201001234567'],
    ['0020-100-1234567', '+201001234567'],
    ['٠٠٢٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
    ['+٣٣ (1) 42.68.53.00', '+33142685300'],
    ['\u200e+971 4 123 4567', '+97141234567'],
    ['+44\u00a0(0)20\u200b 7946\u00ad0018', '+4402079460018'],
    ['0100 123 4567', '01001234567'],
  ])('is stored as %j → %j', (typed, kept) => {
    expect(phoneSchema.parse(typed)).toBe(kept);
  });

  it.each(['', '+0123456789', '+20', '0100', '+123456789012345678', '+20 100 CALL ME', '=1+1'])(
    'rejects %j',
    (typed) => {
      expect(phoneSchema.safeParse(typed).success).toBe(false);
    },
  );
});
