import fc from 'fast-check';
import { noAccess, refuseAccessChange, systemAccess, type Access } from './access.rules';

const may = (...permissions: string[]): Access => ({
  administrator: false,
  permissions: new Set(permissions),
});
const administrator: Access = { administrator: true, permissions: new Set() };

describe('the rules for giving and taking permissions', () => {
  it.each([
    ['gives what they hold', may('show_users', 'add_users'), noAccess, may('show_users')],
    ['takes what they hold', may('show_users'), may('show_users'), noAccess],
    [
      'leaves alone what they do not hold',
      may('add_city'),
      may('update_markups'),
      may('update_markups', 'add_city'),
    ],
    ['is an administrator and gives anything', administrator, noAccess, may('add_markups')],
    ['is an administrator and makes another', administrator, noAccess, administrator],
  ])('allowed: a user who %s', (_what, by, before, after) => {
    expect(refuseAccessChange({ by, before, after, administratorsLeft: 1 })).toBeNull();
  });

  it.each([
    ['gives more than they hold', may('show_users'), noAccess, may('show_users', 'add_users'), 'add_users'],
    ['takes what they do not hold', may('show_users'), may('add_users'), noAccess, 'add_users'],
    ['swaps one for another', may('show_users'), may('show_users'), may('add_users'), 'add_users'],
  ])('refused: a user who %s', (_what, by, before, after, permission) => {
    expect(refuseAccessChange({ by, before, after })).toEqual({ code: 'permission_not_held', permission });
  });

  it.each([
    ['makes an administrator', noAccess, administrator],
    ['unmakes one', administrator, may('show_users')],
    ['suspends, deletes or takes over one', administrator, noAccess],
  ])('refused: a user who is no administrator and %s', (_what, before, after) => {
    const by = may('show_users', 'add_users', 'update_users');
    expect(refuseAccessChange({ by, before, after, administratorsLeft: 3 })).toEqual({
      code: 'administrators_only',
    });
  });

  it('the last administrator stays, whoever asks', () => {
    for (const by of [administrator, systemAccess, may('update_users')]) {
      expect(
        refuseAccessChange({ by, before: administrator, after: noAccess, administratorsLeft: 0 }),
      ).toEqual({
        code: 'last_administrator',
      });
    }
  });

  it('nobody gets a permission that neither the giver nor they themselves had before', () => {
    const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')).map((list) => may(...list));
    fc.assert(
      fc.property(some, some, some, (by, before, after) => {
        if (refuseAccessChange({ by, before, after })) return;
        for (const permission of after.permissions) {
          expect(by.permissions.has(permission) || before.permissions.has(permission)).toBe(true);
        }
        for (const permission of before.permissions) {
          expect(by.permissions.has(permission) || after.permissions.has(permission)).toBe(true);
        }
      }),
    );
  });
});
