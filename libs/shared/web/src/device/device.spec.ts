import { forget, keep, keepCookie, onNotKept, parseKept, readCookie, readKept } from './device';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const said: string[] = [];
onNotKept((what) => said.push(what));

afterEach(() => jest.restoreAllMocks());

describe('values stored on the device', () => {
  it('are there on the next visit', () => {
    expect(keep('view', 'compact')).toBe(true);
    expect([readKept('view'), localStorage.getItem('view')]).toEqual(['compact', 'compact']);
    forget('view');
    expect(readKept('view')).toBeNull();
    expect(said).toEqual([]);
  });

  it.each([
    ['full', { setItem: full }],
    ['blocked', { setItem: blocked, getItem: blocked, removeItem: blocked }],
  ])('are there until the page ends where the storage is %s', (_, broken) => {
    for (const [name, how] of Object.entries(broken)) {
      jest.spyOn(Storage.prototype, name as 'setItem').mockImplementation(how);
    }
    expect(readKept('view')).toBeNull();
    expect(keep('view', 'compact')).toBe(false);
    expect(readKept('view')).toBe('compact');
    forget('view');
    expect(readKept('view')).toBeNull();
  });

  it('are reported once per kind where they could not be stored, even to a later listener', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    keep('view', 'compact');
    keep('locale', 'ar');
    keep('token', 'secret', 'session');
    for (const key of ['view', 'locale', 'token']) forget(key);
    expect(said).toEqual(['choices', 'session']);
    const later = jest.fn();
    onNotKept(later);
    expect(later.mock.calls.map(([what]) => what as unknown)).toEqual(['choices', 'session']);
  });

  it('are stored again once there is space', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    keep('view', 'compact');
    setItem.mockRestore();
    keep('view', 'comfortable');
    expect([readKept('view'), localStorage.getItem('view')]).toEqual(['comfortable', 'comfortable']);
  });
});

it('a cookie belongs to this site only, and survives invalid encoding', () => {
  keepCookie('layout.ü', 'a=b; c', 60);
  expect(readCookie('layout.ü')).toBe('a=b; c');
  document.cookie = 'layout.visitor=%E0%A4%A';
  expect(readCookie('layout.visitor')).toBeUndefined();
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['{broken', undefined],
  ['', undefined],
  [null, undefined],
])('reads the stored text %j as %j', (text, value) => {
  expect(parseKept(text)).toEqual(value);
});
