import { emailSchema } from './email';

describe('an email address', () => {
  it.each([
    ['admin@traveldesk.example', 'admin@traveldesk.example'],
    ['  Layla.Haddad@Nile.Example ', 'layla.haddad@nile.example'],
    ['a+b@sub.domain.co', 'a+b@sub.domain.co'],
    ['\u00a0a\u200b@c.ex\u00adample\u202e', 'a@c.example'],
  ])('is stored as %j → %j', (typed, kept) => {
    expect(emailSchema.parse(typed)).toBe(kept);
  });

  it.each(['', 'nobody', 'a@b', 'a b@c.example', `${'a'.repeat(250)}@c.example`, 7, null])(
    'rejects %j',
    (typed) => {
      expect(emailSchema.safeParse(typed).success).toBe(false);
    },
  );
});
