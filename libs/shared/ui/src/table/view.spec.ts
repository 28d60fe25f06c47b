import { initialView, inOrder, inView, toggled, columnsThatDoNotFit, type TableView } from './view';

const columns = [
  { key: 'name' },
  { key: 'type', room: 700 },
  { key: 'phone', room: 1200 },
  { key: 'status' },
] as const;
const seen = (view: Partial<TableView>) => inView(columns, { ...initialView, ...view }).map(({ key }) => key);

describe("a user's view of a table", () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['unchanged, where none was moved', [], ['name', 'type', 'phone', 'status']],
    ['in their chosen order', ['status', 'phone', 'type'], ['name', 'status', 'phone', 'type']],
    ['with the name first, wherever it was put', ['status', 'name'], ['name', 'status', 'type', 'phone']],
    ['with a new one at the end', ['phone', 'status'], ['name', 'phone', 'status', 'type']],
    ['without a removed one', ['gone', 'status'], ['name', 'status', 'type', 'phone']],
  ])('has the columns %s', (_, order, expected) => {
    expect(inOrder(columns, order).map(({ key }) => key)).toEqual(expected);
  });

  it('omits hidden columns', () => {
    expect(seen({ hidden: ['type'] })).toEqual(['name', 'phone', 'status']);
  });

  it.each<[number, Partial<TableView>, readonly string[]]>([
    [1200, {}, []],
    [1199, {}, ['phone']],
    [600, {}, ['type', 'phone']],
    [600, { shown: ['phone'] }, ['type']],
    [600, { hidden: ['type'] }, ['phone']],
    [Number.POSITIVE_INFINITY, {}, []],
  ])('at %i px with %j has no space for %j', (width, view, expected) => {
    expect(columnsThatDoNotFit(columns, { ...initialView, ...view }, width)).toEqual(expected);
  });

  it('shows a selected column whatever the space, until it is deselected', () => {
    const shown = {
      ...initialView,
      hidden: ['phone'],
      ...toggled({ ...initialView, hidden: ['phone'] }, 'phone', true),
    };
    expect(inView(columns, shown).find(({ key }) => key === 'phone')).toEqual({
      key: 'phone',
      room: undefined,
    });
    const hidden = { ...shown, ...toggled(shown, 'phone', false) };
    expect(inView(columns, hidden).map(({ key }) => key)).toEqual(['name', 'type', 'status']);
  });
});
