import { changePasswordPath, loginPath, returnPathOf, safeReturnPath, secondFactorPath } from './return-path';

const origin = 'https://desk.example';

it.each([
  ['/countries', '/countries'],
  ['/countries?page=2&name=a%20b#row', '/countries?page=2&name=a%20b#row'],
  ['/a/../b', '/b'],
  ['/', '/'],
])('leads back to %s of this origin', (wanted, path) => {
  expect(safeReturnPath(wanted, origin)).toBe(path);
});

it.each([
  [null],
  [undefined],
  [''],
  ['countries'],
  ['//evil.example/x'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['\\\\evil.example'],
  ['https://evil.example'],
  ['https:evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['/\n//evil.example'],
  [' //evil.example'],
  ['/.//evil.example'],
  ['/x/..//evil.example'],
  ['/.//x'],
  ['/%2e//evil.example'],
  ['/./\\evil.example'],
  ['https://desk.example.evil.example/'],
  ['/login'],
  ['/login?to=/login?to=/countries'],
  ['/LOGIN/'],
  ['/%6Cogin'],
  ['/x/../login//'],
  ['/reset-password#token=abc'],
  ['/Reset-Password?to=/countries'],
  ['/%E0%A4%A'],
])('leads home instead of to %j (SECURITY 47)', (wanted) => {
  expect(safeReturnPath(wanted, origin)).toBe('/');
});

it('carries the requested page through the sign-in', () => {
  const login = loginPath('/users?page=2#top');
  expect(login).toBe('/login?to=%2Fusers%3Fpage%3D2%23top');
  expect(returnPathOf(login.slice('/login'.length))).toBe('/users?page=2#top');
});

it.each([['/'], ['/login'], ['/login?to=/x'], ['//evil.example'], ['/.//evil.example']])(
  'needs no parameter for %s',
  (path) => {
    expect(loginPath(path)).toBe('/login');
  },
);

it.each([
  ['/second-factor?to=%2Fusers', '/users'],
  ['/second-factor?to=%2Fsecond-factor%3Fto%3D%252Fusers', '/users'],
  ['/second-factor?to=%2FSecond-Factor%2F', '/'],
  ['/second-factor?to=%2Fsecond-factors', '/second-factors'],
  ['/second-factor', '/'],
])('%s does not lead to itself, but on to %s', (address, path) => {
  expect(returnPathOf(address.slice('/second-factor'.length), '/second-factor')).toBe(path);
});

it('carries the requested page through a password change', () => {
  expect(changePasswordPath('/users?page=2')).toBe('/change-password?to=%2Fusers%3Fpage%3D2');
  expect(changePasswordPath('/change-password?to=/x')).toBe('/change-password');
});

it('carries the requested page through the setup of a second factor', () => {
  const setUp = secondFactorPath('/users?page=2#top');
  expect(setUp).toBe('/second-factor?to=%2Fusers%3Fpage%3D2%23top');
  expect(returnPathOf(setUp.slice('/second-factor'.length))).toBe('/users?page=2#top');
});

it.each([['/'], ['/second-factor'], ['/second-factor?to=/x'], ['//evil.example']])(
  'needs no parameter for %s',
  (path) => {
    expect(secondFactorPath(path)).toBe('/second-factor');
  },
);
