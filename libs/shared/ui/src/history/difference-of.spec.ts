import { differenceOf } from './difference-of';

it.each([
  ['added items', ['a', 'b'], ['a', 'b', 'c'], [], ['c']],
  ['removed items', ['a', 'b'], ['b'], ['a'], []],
  ['both', ['a', 'b'], ['b', 'c'], ['a'], ['c']],
  ['items that are records', [{ id: 1 }, { id: 2 }], [{ id: 2 }], [{ id: 1 }], []],
])('compares lists with %s', (_, before, after, gone, come) => {
  expect(differenceOf({ before, after })).toEqual({ before: gone, after: come, isList: true });
});

it('shows lists whole that differ only in order', () => {
  const [before, after] = [
    ['a', 'b'],
    ['b', 'a'],
  ];
  expect(differenceOf({ before, after })).toEqual({ before, after, isList: false });
});

it.each([
  [{ en: 'Cairo', fr: 'Caire' }, { en: 'Cairo', fr: 'Le Caire' }, { fr: 'Caire' }, { fr: 'Le Caire' }],
  [{ en: 'Cairo' }, { en: 'Cairo', ar: 'القاهرة' }, {}, { ar: 'القاهرة' }],
])('shows the languages in which names differ: %j and %j', (before, after, was, is) => {
  expect(differenceOf({ before, after })).toEqual({ before: was, after: is, isList: false });
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
])('leaves %j and %j unchanged', (before, after) => {
  expect(differenceOf({ before, after })).toEqual({ before, after, isList: false });
});
