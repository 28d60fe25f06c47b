import type { TravellerValues } from './booking.values';
import { carriedTravellers } from './carried-travellers';
import { agesAsTyped, isOfOtherAge, searchedAges } from './other-search';

const named = (given_name: string, born_on: string, change: Partial<TravellerValues> = {}) => ({
  type: 'adult' as const,
  given_name,
  born_on,
  ...change,
});
const ages_on = '2027-02-01';
const arrives_on = '2027-02-02';
const today = '2026-11-24';
const adult = { type: 'adult' as const, age: null };
const child = (age: number) => ({ type: 'child' as const, age });
const infant = { type: 'infant' as const, age: 0 };

describe('travelers carried over to another offer', () => {
  const carried = (
    kept: TravellerValues[],
    travellers: Parameters<typeof carriedTravellers>[1]['travellers'],
    company_id = 'c',
  ) =>
    carriedTravellers({ travellers: kept, company_id }, { travellers, ages_on, arrives_on }, 'c').travellers;

  it('take places that match their ages', () => {
    const kept = [
      named('Mona', '1990-05-17'),
      named('Omar', '1988-01-01'),
      named('Lina', '2018-01-01', { type: 'child' }),
      named('Nour', '2026-05-01', { type: 'infant' }),
    ];
    const placed = carried(kept, [adult, adult, child(4), child(9), infant]);
    expect(placed.map(({ given_name }) => given_name)).toEqual(['Mona', 'Omar', undefined, 'Lina', 'Nour']);
    expect(placed.map(({ type, adult: lap }) => [type, lap])).toEqual([
      ['adult', null],
      ['adult', null],
      ['child', null],
      ['child', null],
      ['infant', 0],
    ]);
  });

  it('take any place if no age matches, and are left over if no place is free', () => {
    const kept = [named('Mona', '1990-05-17'), named('Omar', '')];
    expect(carried(kept, [adult]).map(({ given_name }) => given_name)).toEqual(['Mona']);
    expect(carried([named('Lina', '2018-01-01')], [adult])).toMatchObject([
      { given_name: 'Lina', type: 'adult' },
    ]);
  });

  it('wait while there is no place for them, and take one in a larger search', () => {
    const kept = [
      named('Mona', '1990-05-17'),
      named('Omar', '1988-01-01', { saved_id: 's' }),
      named('Lina', '2018-01-01', { type: 'child' }),
    ];
    const alone = { travellers: [adult], ages_on, arrives_on };
    const smaller = carriedTravellers({ travellers: kept, company_id: 'c' }, alone, 'c');
    expect(smaller.unplaced.map(({ given_name }) => given_name)).toEqual(['Omar', 'Lina']);
    const again = carriedTravellers({ ...smaller, company_id: 'c' }, alone, 'c');
    expect(again).toEqual(smaller);
    const all = { travellers: [adult, adult, child(9)], ages_on, arrives_on };
    const larger = carriedTravellers({ ...again, company_id: 'c' }, all, 'c');
    expect(larger.travellers).toMatchObject([
      { given_name: 'Mona' },
      { given_name: 'Omar', saved_id: 's' },
      { given_name: 'Lina', type: 'child' },
    ]);
    expect(larger.unplaced).toEqual([]);
    expect(carriedTravellers({ ...smaller, company_id: 'c' }, alone, 'other').unplaced).toMatchObject([
      { given_name: 'Omar', saved_id: null },
      { given_name: 'Lina' },
    ]);
  });

  it('use a saved passport only for the company that saved it', () => {
    const kept = [named('Mona', '1990-05-17', { saved_id: 's' })];
    expect(carried(kept, [adult])).toMatchObject([{ saved_id: 's' }]);
    expect(carried(kept, [adult], 'other')).toMatchObject([{ saved_id: null }]);
    const until = (saved_ends: string) =>
      carried([named('Mona', '1990-05-17', { saved_id: 's', saved_ends })], [adult]);
    expect(until('2027-02-02')).toMatchObject([{ saved_id: 's' }]);
    expect(until('2027-02-01')).toMatchObject([{ saved_id: null }]);
  });
});

describe('a new search with carried travelers', () => {
  const notes = { travellers: [adult, child(8), infant], ages_on, today };

  it.each([
    ['2018-06-01', 1, false],
    ['2017-06-01', 1, true],
    ['2017-06-01', 0, true],
    ['1990-05-17', 0, false],
    ['2026-06-01', 2, false],
    ['2024-06-01', 2, true],
    ['2031-06-01', 1, false],
    [undefined, 1, false],
  ])('for a birth date of %s at place %i: %s', (bornOn, place, isOther) => {
    expect(isOfOtherAge(bornOn, place, notes)).toBe(isOther);
  });

  it('uses the entered birth dates, and the searched ages of the others', () => {
    expect(agesAsTyped([undefined, '2017-06-01'], notes)).toEqual({ adults: 1, children: [9], infants: [0] });
    expect(agesAsTyped(['1990-05-17', '1990-05-17', '2024-06-01'], notes)).toEqual({
      adults: 2,
      children: [2],
      infants: [],
    });
    expect(agesAsTyped(['2018-06-01'], notes)).toBeNull();
    expect(searchedAges([30, 5, 0])).toEqual({ adults: 1, children: [5], infants: [0] });
  });
});
