import { readLimit, readRange, readValues, valuesText, withValues } from './address-values';
import { histogram, rangeOf } from './histogram';
import { remainingUntil } from './remaining';

describe('the histogram', () => {
  it.each([
    [[], 4, []],
    [[5, 5], 4, [2]],
    [[0, 1, 2, 3, 4], 2, [2, 3]],
    [[0, 10], 5, [1, 0, 0, 0, 1]],
  ])('of %j in %i bars is %j', (values, bars, counts) => {
    expect(histogram(values, bars).map(({ count }) => count)).toEqual(counts);
  });

  it('finds the range of more values than a call can have arguments', () => {
    const many = Array.from({ length: 200_000 }, (_, index) => index);
    expect(rangeOf(many)).toEqual([0, 199_999]);
  });
});

it.each([
  ['2027-02-01T10:30:00Z', { minutes: 30, seconds: 0, over: false }],
  ['2027-02-01T10:00:59Z', { minutes: 0, seconds: 59, over: false }],
  ['2027-02-01T10:00:00Z', { minutes: 0, seconds: 0, over: true }],
  ['2027-02-01T09:00:00Z', { minutes: 0, seconds: 0, over: true }],
])('the time until %s is %j', (instant, remaining) => {
  expect(remainingUntil(instant, Date.parse('2027-02-01T10:00:00Z'))).toEqual(remaining);
});

describe('values in the address', () => {
  const read = (query: string) => readValues(new URLSearchParams(query), 'chain');

  it('keep names with dots and percent signs apart', () => {
    const names = ['St. Regis', '100 % Hôtels', 'Rove'];
    const params = withValues(new URLSearchParams('place=office'), { chain: valuesText(names) });
    expect(read(params.toString())).toEqual(names);
    expect(params.get('place')).toBe('office');
  });

  it('are each read once, and not beyond a limit', () => {
    expect(read('chain=a.b.a..')).toEqual(['a', 'b']);
    expect(read(`chain=${Array.from({ length: 70 }, (_, index) => index).join('.')}`)).toHaveLength(60);
    expect(read(`chain=${'x'.repeat(81)}`)).toEqual([]);
  });

  it('of numbers are ignored if malformed', () => {
    const params = new URLSearchParams('km=5&most=-1&price=100-200&total=7');
    expect([readLimit(params, 'km'), readLimit(params, 'most')]).toEqual([5, null]);
    expect([readRange(params, 'price'), readRange(params, 'total')]).toEqual([{ min: 100, max: 200 }, null]);
  });

  it('are left out if empty', () => {
    expect(withValues(new URLSearchParams('a=1&b=2'), { a: null, b: '', c: 0 }).toString()).toBe('c=0');
  });
});
