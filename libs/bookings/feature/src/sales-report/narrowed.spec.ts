import { narrowedTo } from './narrowed';

const period = { from: '2026-10-15', to: '2026-11-29' };

describe('the link to the report of one group', () => {
  it.each([
    ['month', '2026-10-01', 'by=day&from=2026-10-15&to=2026-10-31'],
    ['month', '2026-11-01', 'by=day&from=2026-11-01&to=2026-11-29'],
    ['day', '2026-11-02', 'by=company&from=2026-11-02&to=2026-11-02'],
    ['user', 'u1', 'by=company&from=2026-10-15&to=2026-11-29&user_id=u1'],
    ['supplier', 's1', 'by=company&from=2026-10-15&to=2026-11-29&supplier_id=s1'],
  ] as const)('stays within the period, by %s %s', (by, key, query) => {
    expect(narrowedTo({ key }, { by, query: {}, period })).toBe(`/sales-report?${query}`);
  });

  it('keeps the filters, and does not exist for a group without a record', () => {
    const query = { company_id: 'c1' };
    expect(narrowedTo({ key: 's1' }, { by: 'supplier', query, period })).toContain(
      'company_id=c1&supplier_id=s1',
    );
    expect(narrowedTo({ key: null }, { by: 'supplier', query, period })).toBeNull();
  });
});
