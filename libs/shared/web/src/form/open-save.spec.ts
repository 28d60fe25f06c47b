import { testUser } from '@traveldesk/shared-testing/web';
import { storeSession } from '../session/storage';
import { openSave } from './open-save';

const form = '/ships/create';
const signIn = (id: string) => storeSession({ token: id, user: testUser({ id }) });
beforeEach(() => signIn('mona'));
afterEach(() => jest.restoreAllMocks());

describe('the key of a form', () => {
  it("is valid for the API, and the same for the form's lifetime, even after a reload", () => {
    const save = openSave(form);
    const key = save.send();
    expect(key).toMatch(/^[\w-]{16,128}$/);
    expect([save.send(), openSave(form).send()]).toEqual([key, key]);
  });

  it('differs for another form, another user and another tab', () => {
    const key = openSave(form).send();
    expect(openSave('/boats/create').send()).not.toBe(key);
    signIn('omar');
    expect(openSave(form).send()).not.toBe(key);
    signIn('mona');
    sessionStorage.clear();
    expect(openSave(form).send()).not.toBe(key);
  });

  it('is closed by a response and by leaving', () => {
    const save = openSave(form);
    const key = save.send();
    save.close();
    expect([save.unknown(), openSave(form).unknown()]).toEqual([undefined, undefined]);
    expect(save.send()).not.toBe(key);
  });

  it('is not used up by a rejection, and not stored for a copy of the tab', () => {
    const save = openSave(form);
    const key = save.send();
    save.refused();
    expect([save.unknown(), sessionStorage.length]).toEqual([undefined, 0]);
    expect(save.send()).toBe(key);
  });

  it('stays the key of a save with a lost response, whatever is rejected later', () => {
    const save = openSave(form);
    const key = save.send();
    save.send();
    save.refused();
    expect([save.unknown(), openSave(form).send()]).toEqual([key, key]);
  });

  it('can be continued in another tab', () => {
    const save = openSave(form);
    save.resume('0123456789abcdef0123456789abcdef');
    expect([save.unknown(), openSave(form).send()]).toEqual([
      '0123456789abcdef0123456789abcdef',
      '0123456789abcdef0123456789abcdef',
    ]);
  });

  it('is new where the stored one is invalid or nothing can be stored', () => {
    sessionStorage.setItem(`save.mona.${form}`, 'short');
    expect(openSave(form).send()).toMatch(/^[\da-f]{32}$/);
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('No.', 'SecurityError');
      });
    }
    const save = openSave(form);
    expect(save.send()).toBe(save.send());
    expect(() => save.close()).not.toThrow();
  });
});
