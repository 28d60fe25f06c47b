import { redirectOf } from './guard';

const visitor = { token: null, permissions: [] };
const user = { token: 't', permissions: ['show_cities'] };
const to = (name: string, address: string, session: typeof visitor | typeof user, permission?: string) =>
  redirectOf({ name, ...(permission && { permission }) }, new URL(address, 'http://desk.example'), session);

describe('the guards of SPECIFICATION 2, in their order', () => {
  it.each([
    ['home', '/', '/login'],
    ['countries', '/countries?page=2#main', '/login?to=%2Fcountries%3Fpage%3D2%23main'],
    ['change-password', '/change-password', '/login?to=%2Fchange-password'],
    ['not-found', '/no-such-page', '/login?to=%2Fno-such-page'],
  ])('a visitor at %s is redirected to login, which leads back', (name, address, target) => {
    expect(to(name, address, visitor, 'update_countries')).toBe(target);
  });

  it.each(['login', 'reset-password', 'user-form'])('a visitor may be at %s', (name) => {
    expect(to(name, `/${name}`, visitor)).toBeNull();
  });

  it.each([
    ['login', '/login'],
    ['login', '/login?to=%2Fcities%3Fpage%3D2'],
    ['login', '/login?to=/login?to=/login'],
    ['login', '/login?to=%2F%2Fevil.example'],
    ['reset-password', '/reset-password'],
    ['reset-password', '/reset-password?to=/reset-password'],
  ])('a signed-in user is redirected home from %s, whatever else %s contains', (name, address) => {
    expect(to(name, address, user)).toBe('/');
  });

  it('a signed-in user may open user-form', () => {
    expect(to('user-form', '/user-form', user)).toBeNull();
  });

  it('a screen without the required permission leads to /, and opens with it or if none is required', () => {
    expect(to('countries', '/countries', user, 'update_countries')).toBe('/');
    expect(to('cities', '/cities', user, 'show_cities')).toBeNull();
    expect(to('home', '/', user)).toBeNull();
  });

  it('the sign-in is checked before the permission, which a visitor never learns about', () => {
    expect(to('countries', '/countries', visitor, 'update_countries')).toMatch(/^\/login/);
  });
});
