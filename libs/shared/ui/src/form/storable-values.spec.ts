import { keepable } from './storable-values';
import { isSame } from './same';

const none = new Set<string>();

describe('the part of a form that may be stored', () => {
  it('contains JSON values unchanged', () => {
    const values = {
      name: { en: 'Nile', ar: 'النيل' },
      country_id: '0198',
      day: '2026-11-23',
      roles: ['a', 'b'],
      limit: 0,
      active: false,
      phone: null,
      travellers: [{ name: 'Mona' }, { name: 'Omar' }],
    };
    const kept = keepable(values, none);
    expect(kept).toEqual({ values, isPartial: false });
    expect(JSON.parse(JSON.stringify(kept.values))).toEqual(values);
  });

  it('excludes what would be read back as something else', () => {
    const values = { day: new Date(), file: new File(['x'], 'x.txt'), name: 'Nile', nothing: undefined };
    expect(keepable(values, none)).toEqual({ values: { name: 'Nile' }, isPartial: true });
    expect(keepable({ nothing: undefined }, none)).toEqual({ values: {}, isPartial: false });
  });

  it('excludes concealed text, wherever it is', () => {
    const values = { name: 'Nile', access: { token: 's3cret' }, again: ['s3cret', 'x'] };
    expect(keepable(values, new Set(['s3cret']))).toEqual({
      values: { name: 'Nile', access: {}, again: ['x'] },
      isPartial: true,
    });
  });

  it('excludes fields that must not be stored, however deep', () => {
    const values = { travellers: [{ name: 'Mona', passport_number: 'A1', visa: 'V1' }], passport_number: '' };
    expect(keepable(values, none, ['passport_number', 'visa'])).toEqual({
      values: { travellers: [{ name: 'Mona' }], passport_number: '' },
      isPartial: true,
    });
  });
});

it.each([
  [{ a: '' }, {}, true],
  [{ a: 'x' }, { a: 'x', b: 1 }, true],
  [{ a: ['x'] }, { a: ['x', 'y'] }, false],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  [{ a: null }, {}, false],
  [{ a: ['x'] }, { a: 'x' }, false],
  [{ a: 0 }, {}, false],
  [{ a: { b: '' } }, {}, true],
  [{ a: { b: 'x' } }, {}, false],
])('%j is contained in %j: %s', (some, all, same) => expect(isSame(some, all)).toBe(same));
