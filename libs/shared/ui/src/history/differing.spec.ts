import { differing } from './differing';

it.each([
  ['what came', ['a', 'b'], ['a', 'b', 'c'], [], ['c']],
  ['what has gone', ['a', 'b'], ['b'], ['a'], []],
  ['both', ['a', 'b'], ['b', 'c'], ['a'], ['c']],
  ['records in it', [{ id: 1 }, { id: 2 }], [{ id: 2 }], [{ id: 1 }], []],
])('of lists shows %s', (_, before, after, gone, come) => {
  expect(differing({ before, after })).toEqual({ before: gone, after: come, isList: true });
});

it('shows lists whole that have the same in another order', () => {
  const [before, after] = [
    ['a', 'b'],
    ['b', 'a'],
  ];
  expect(differing({ before, after })).toEqual({ before, after, isList: false });
});

it.each([
  [{ en: 'Cairo', fr: 'Caire' }, { en: 'Cairo', fr: 'Le Caire' }, { fr: 'Caire' }, { fr: 'Le Caire' }],
  [{ en: 'Cairo' }, { en: 'Cairo', ar: 'القاهرة' }, {}, { ar: 'القاهرة' }],
])('of names shows the languages that differ: %j and %j', (before, after, was, is) => {
  expect(differing({ before, after })).toEqual({ before: was, after: is, isList: false });
});

it.each([
  [
    { amount: '1.00', currency: 'EUR' },
    { amount: '2.00', currency: 'EUR' },
  ],
  [
    { supplier: 'Kite', markup: true },
    { supplier: 'Kite', markup: false },
  ],
  ['a', 'b'],
  [null, ['a']],
  [['a'], null],
])('leaves %j and %j as they are', (before, after) => {
  expect(differing({ before, after })).toEqual({ before, after, isList: false });
});
