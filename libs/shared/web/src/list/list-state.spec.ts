import { listQuery, pageCount, readListState, pageWithinTotal, writeListState } from './list-state';

const keys = ['name', 'status'] as const;
const read = (text: string, usual: 20 | 50 | 100 = 20) =>
  readListState(new URLSearchParams(text), keys, usual);

it.each([
  ['', { page: 1, filters: {} }],
  ['page=3&sort=-name&name=a', { page: 3, sort: '-name', filters: { name: 'a' } }],
  ['page=1e9', { page: 1_000_000, filters: {} }],
  ['page=0', { page: 1, filters: {} }],
  ['page=-2', { page: 1, filters: {} }],
  ['page=1.5', { page: 1, filters: {} }],
  ['page=abc&other=x&status=', { page: 1, filters: {} }],
])('reads “%s”', (text, state) => {
  expect(read(text)).toEqual({ perPage: 20, ...state });
});

it.each([
  ['the choice of the address', 'per_page=100', 50, 100],
  ['the choice of the user', 'sort=name', 50, 50],
  ['20 on a later page, whose link a list of 20 rows wrote', 'page=3', 50, 20],
  ['no size that is not offered', 'per_page=500', 20, 20],
] as const)('takes as page size %s', (_, text, usual, perPage) => {
  expect(read(text, usual).perPage).toBe(perPage);
});

it.each([
  [20, 20, 1, ''],
  [50, 20, 1, 'per_page=50'],
  [50, 50, 1, 'per_page=50'],
  [20, 50, 1, 'per_page=20'],
  [20, 50, 2, 'page=2'],
] as const)(
  'writes pages of %i rows, where the user is used to %i, so that all read page %i alike',
  (...row) => {
    const [perPage, usual, page, text] = row;
    const written = writeListState(new URLSearchParams(), keys, { page, perPage, filters: {} }, usual);
    expect(written.toString()).toBe(text);
  },
);

it('requests page 1 and 20 rows where the address names neither (SPECIFICATION 9)', () => {
  expect(listQuery(read(''))).toEqual({ page: 1, per_page: 20 });
  expect(listQuery(read('page=2&sort=name&status=active'))).toEqual({
    page: 2,
    per_page: 20,
    sort: 'name',
    status: 'active',
  });
});

it('omits defaults from the address, and keeps parameters of others', () => {
  const before = new URLSearchParams('page=4&sort=name&name=x&tab=tree');
  const after = writeListState(
    before,
    keys,
    { page: 1, perPage: 20, filters: { name: '  ', status: ' on ' } },
    20,
  );
  expect(after.toString()).toBe('tab=tree&status=on');
});

it.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [249, 13],
])('%i rows fill %i pages of 20', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});

it.each([
  [3, 41, 3],
  [3, 40, 2],
  [9, 0, 1],
  [1, 0, 1],
])('page %i of %i rows settles at %i', (page, total, settled) => {
  expect(pageWithinTotal(page, total)).toBe(settled);
});
