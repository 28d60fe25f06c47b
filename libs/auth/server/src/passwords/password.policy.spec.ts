import { refusePassword } from './password.policy';

const owner = { name: 'Layla Haddad', email: 'layla.haddad@nile.example' };

describe('which passwords may be set (SECURITY 19)', () => {
  it.each([
    'passwordpassword',
    'password1234567890',
    '123456789012345',
    'qwertyuiopasdfgh',
    'aaaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    'letmein letmein letmein',
    'p@ssw0rdp@ssw0rd',
    'iloveyouiloveyou',
    'Summer2026Summer2026!',
  ])('%j is known or easy to guess', (password) => {
    expect(refusePassword(password, owner)).toBe('password_easy');
  });

  it.each([
    'Haddad on the river 84',
    'my layla.haddad login',
    'Traveldesk-demo-2026',
    'by the nile, at noon',
  ])('%j names its owner or the product', (password) =>
    expect(refusePassword(password, owner)).toBe('password_own_words'),
  );

  it.each([
    'plum kettle zoo',
    'correct horse battery staple',
    'no capitals no digits here',
    'J’aime les figues au petit-déjeuner',
    'قهوة الصباح مع الأصدقاء',
    'x9$Lq!27vT#pW4zR',
    'long sentence about plums and kettles '.repeat(6),
  ])('%j is good', (password) => {
    expect(refusePassword(password, owner)).toBeNull();
  });

  it('answers fast for the worst of inputs', () => {
    refusePassword('warm up the lists', owner);
    const start = performance.now();
    for (const password of ['p@ssw0rd'.repeat(32), 'a1'.repeat(128), '4!i1|'.repeat(50)])
      refusePassword(password, owner);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
