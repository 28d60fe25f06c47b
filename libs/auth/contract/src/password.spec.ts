import { newPasswordSchema } from './password';
import { containsOwnWord, ownWords, passwordLength } from './password.rules';

describe('a new password', () => {
  it.each([
    ['15 characters', 'plum kettle zoo'],
    ['64 characters and more', 'long sentence '.repeat(10)],
    ['spaces, emoji and Arabic', 'قهوة الصباح مع الأصدقاء 🌍'],
    ['digits alone', '904817265530182'],
  ])('may be %s', (_what, password) => {
    expect(newPasswordSchema.safeParse(password).success).toBe(true);
  });

  it.each([
    ['14 characters', 'plum kettle zo'],
    ['14 emoji of two units each', '🌍'.repeat(14)],
    ['nothing', ''],
    ['257 characters', 'x'.repeat(257)],
  ])('may not be %s', (_what, password) => {
    expect(newPasswordSchema.safeParse(password).success).toBe(false);
  });

  it('is the same with composed and decomposed accents', () => {
    expect(newPasswordSchema.parse('cafe\u0301 noir et the\u0301')).toBe(
      newPasswordSchema.parse('café noir et thé'),
    );
    expect(passwordLength('e\u0301')).toBe(1);
  });

  it('is not trimmed', () => {
    expect(newPasswordSchema.parse('  plum kettle zoo  ')).toBe('  plum kettle zoo  ');
  });
});

describe('the owner’s words', () => {
  const owner = { name: 'Zoé Lefèvre', email: 'zoe.lefevre@nile-travel.example' };

  it('are name, address, domain and product, from four letters on', () => {
    expect(ownWords(owner).sort()).toEqual(
      ['example', 'lefevre', 'nile', 'travel', 'traveldesk', 'zoe.lefevre'].sort(),
    );
  });

  it.each(['I am LEFÈVRE, the great', 'my-Traveldesk-login', 'xx zoe.lefevre xx', 'at the nile-river'])(
    'are found in %j',
    (password) => expect(containsOwnWord(password, owner)).toBe(true),
  );

  it('include the company’s', () => {
    const clerk = { name: 'Rana Saleh', email: 'rana@post.example', company: 'Séville Océan SA' };
    expect(ownWords(clerk)).toEqual(expect.arrayContaining(['seville', 'ocean']));
    expect(containsOwnWord('my OCEAN of plums', clerk)).toBe(true);
    expect(containsOwnWord('my OCEAN of plums', { ...clerk, company: undefined })).toBe(false);
  });

  it.each(['plum kettle zoo', 'zoe likes plums', 'wanderlust & coffee'])(
    'are not found in %j',
    (password) => {
      expect(containsOwnWord(password, owner)).toBe(false);
    },
  );
});
