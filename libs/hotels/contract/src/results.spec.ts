import {
  cardsOf,
  cheapestOf,
  filterStays,
  noStayFilters,
  notKnown,
  sortStays,
  type StayFilters,
  type StayProperty,
  type StayRate,
  type StayResult,
  type StaySort,
} from '.';

const eur = (amount: string) => ({ amount, currency: 'EUR' });

const rateOf = (total: number, change: Partial<StayRate> = {}): StayRate => ({
  board: 'room_only',
  payment: 'pay_now',
  terms: 'none',
  free_until: null,
  bookable: true,
  expires_at: '2026-12-01T12:00:00.000Z',
  price: { total: eur(`${total * 2}.00`), per_night: eur(`${total}.00`), due: null },
  ...change,
});

const unknownRate = (total: number) =>
  rateOf(total, { board: null, payment: null, terms: null, bookable: null });

const resultOf = (
  id: string,
  rates: StayRate[],
  change: Partial<StayProperty> = {},
  supplier = 'b',
): StayResult => ({
  id: `${supplier} ${id}`,
  supplier,
  training: false,
  property: {
    id,
    name: `Hotel ${id}`,
    address: { line: null, city: 'Dubai', country_code: 'AE' },
    point: { latitude: 25, longitude: 55 },
    km: 1,
    chain: null,
    stars: 4,
    review: { score: 8, count: 10 },
    amenities: ['wifi'],
    ...change,
  },
  from: false,
  rates,
  expires_at: '2026-12-01T12:00:00.000Z',
});

describe('cards', () => {
  const one = resultOf('p', [rateOf(100)], { stars: null, review: { score: 7, count: 1 } }, 'a');
  const other = resultOf('p', [rateOf(90)], { stars: 5, review: { score: 9, count: 5 } });

  it('complaint 9: results with equal dates, names and prices are two cards if the properties differ', () => {
    const twin = { name: 'Hotel twin' };
    const cards = cardsOf([resultOf('p', [rateOf(100)], twin, 'a'), resultOf('q', [rateOf(100)], twin, 'b')]);
    expect(cards.map(({ property, rates }) => [property.id, rates.length])).toEqual([
      ['p', 1],
      ['q', 1],
    ]);
  });

  it('are the same whatever the order of answers, with the rates of both', () => {
    const [card] = cardsOf([other, one]);
    expect(card).toEqual(cardsOf([one, other])[0]);
    expect(card).toMatchObject({
      property: { stars: 5, review: { score: 7 } },
      rates: [
        { supplier: 'a', result: 'a p' },
        { supplier: 'b', result: 'b p' },
      ],
    });
  });
});

describe('filters', () => {
  const cards = cardsOf([
    resultOf('x', [
      rateOf(100, { board: 'breakfast' }),
      rateOf(120, { terms: 'free', free_until: '2026-12-10T10:00:00.000Z' }),
    ]),
    resultOf('y', [unknownRate(80)], { stars: null, km: null, review: null, amenities: ['wifi', 'pool'] }),
    resultOf('z', [rateOf(150, { board: 'breakfast' })], { stars: 5, km: 6, name: 'Résidence du Port' }),
  ]);
  const left = (change: Partial<StayFilters>) =>
    filterStays(cards, { ...noStayFilters, ...change }).cards.map(({ property }) => property.id);

  it.each<[string, Partial<StayFilters>, string[]]>([
    ['nothing', {}, ['x', 'y', 'z']],
    ['stars', { stars: ['5', notKnown] }, ['y', 'z']],
    ['what is not known yet', { board: [notKnown] }, ['y']],
    ['what can be booked', { bookable: ['yes'] }, ['x', 'z']],
    ['what may be bookable', { bookable: [notKnown] }, ['y']],
    ['all amenities', { amenities: ['wifi', 'pool'] }, ['y']],
    ['one rate with breakfast and free terms', { board: ['breakfast'], terms: ['free'] }, []],
    ['free until', { free_until: '2026-12-10T10:00:00.000Z' }, ['x']],
    ['free for longer than that', { free_until: '2026-12-10T10:00:00.001Z' }, []],
    ['a total', { total: { min: 16_000, max: 20_000 } }, ['x', 'y']],
    ['a night', { per_night: { min: 0, max: 8_000 } }, ['y']],
    ['near', { km: 5 }, ['x']],
    ['reviewed well', { review: 8 }, ['x', 'z']],
    ['a name', { name: 'residence' }, ['z']],
  ])('%s', (_, change, ids) => {
    expect(left(change)).toEqual(ids);
  });

  it('keep only the rates that pass', () => {
    const { cards: passed } = filterStays(cards, { ...noStayFilters, terms: ['free'] });
    expect(passed.map(({ rates }) => rates.length)).toEqual([1]);
  });

  it('count properties by value, given the other filters alone', () => {
    const { counts } = filterStays(cards, { ...noStayFilters, board: ['breakfast'] });
    expect([...counts.board]).toEqual([
      ['breakfast', 2],
      ['room_only', 1],
      [notKnown, 1],
    ]);
    expect([...counts.stars]).toEqual([
      ['4', 1],
      ['5', 1],
    ]);
    // A property with two rates counts once.
    expect(filterStays(cards, noStayFilters).counts.stars.get('4')).toBe(1);
  });
});

describe('ranges', () => {
  const cards = cardsOf([
    resultOf('x', [rateOf(100), rateOf(120, { terms: 'free' })], { km: 2 }),
    resultOf('y', [rateOf(80)], { km: null, review: null }),
  ]);
  const valuesBy = (change: Partial<StayFilters>) =>
    filterStays(cards, { ...noStayFilters, ...change }).values;

  it('have the price of each rate, and each property’s distance and score once', () => {
    expect(valuesBy({})).toEqual({
      total: [20_000, 24_000, 16_000],
      per_night: [10_000, 12_000, 8_000],
      km: [2],
      review: [8],
    });
  });

  it('are the values that the other filters leave', () => {
    expect(valuesBy({ terms: ['free'], total: { min: 0, max: 1 } })).toEqual({
      total: [24_000],
      per_night: [],
      km: [],
      review: [],
    });
    expect(valuesBy({ km: 1 }).km).toEqual([2]);
  });
});

describe('sorting', () => {
  const cards = cardsOf([
    resultOf('far', [rateOf(50)], { km: 9, review: { score: 6, count: null } }),
    resultOf('good', [rateOf(100)], { km: 2, review: { score: 9, count: null } }),
    resultOf('new', [rateOf(60)], { km: 1, review: null }),
    resultOf('nowhere', [rateOf(200)], { km: null, review: { score: 9.5, count: null } }),
    resultOf('alike', [rateOf(100)], { km: 2, review: { score: 9, count: null } }),
  ]);

  // Recommended: 90 - 20·log2(100/100) - 10·0.2 = 88 for `good` and `alike`; 95 - 20 - 10 = 65; 60 + 20 - 9 = 71; unrated last.
  it.each<[StaySort, string[]]>([
    ['price', ['far', 'new', 'alike', 'good', 'nowhere']],
    ['distance', ['new', 'alike', 'good', 'far', 'nowhere']],
    ['review', ['nowhere', 'alike', 'good', 'far', 'new']],
    ['recommended', ['alike', 'good', 'far', 'nowhere', 'new']],
  ])('by %s, unknown last, equal by id', (sort, ids) => {
    const sorted = (given: typeof cards) => sortStays(given, sort, 10).map(({ property }) => property.id);
    expect(sorted(cards)).toEqual(ids);
    expect(sorted([...cards].reverse())).toEqual(ids);
  });

  it('sorts by a rate that cannot be booked, or may not be bookable, only if the property has no other', () => {
    const rates = [rateOf(10, { bookable: false }), rateOf(20, { bookable: null }), rateOf(30)];
    const priceOf = (count: number) =>
      cheapestOf(cardsOf([resultOf('p', rates.slice(0, count))])[0]!)?.price.per_night.amount;
    expect([1, 2, 3].map(priceOf)).toEqual(['10.00', '20.00', '30.00']);
  });
});
