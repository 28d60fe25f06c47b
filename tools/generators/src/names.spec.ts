import { namesOf, singularOf } from './names';

describe('the spellings of a noun', () => {
  it.each([
    ['hotels', 'hotel'],
    ['countries', 'country'],
    ['boxes', 'box'],
    ['addresses', 'address'],
    ['branches', 'branch'],
    ['airlines', 'airline'],
    ['staff', 'staff'],
  ])('%s: one %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });

  it('of several words', () => {
    const names = namesOf('hotels', 'room-types', undefined, new Date('2026-11-21T03:07:59Z'));
    expect(names).toMatchObject({
      domainId: 'hotels',
      things: 'room-types',
      thing: 'room-type',
      thingsId: 'roomTypes',
      Thing: 'RoomType',
      table: 'room_types',
      key: 'room_type',
      Title: 'Room Types',
      One: 'Room Type',
      stamp: '20261121T0307',
    });
  });

  it('of a plural that no rule knows', () => {
    expect(namesOf('staff', 'people', 'person').Thing).toBe('Person');
  });
});
