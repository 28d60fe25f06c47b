import { trendPoints } from './trend.points';

const days = (...amounts: string[]) =>
  amounts.map((amount, index) => ({ day: `2026-11-0${index + 1}`, balance: { amount, currency: 'EGP' } }));

describe('the points of a trend', () => {
  it.each([
    [
      'the lowest balance is at the bottom, the highest at the top',
      ['0.00', '5.00', '10.00'],
      '0.0,32.0 60.0,16.0 120.0,0.0',
    ],
    ['a negative balance is lower than zero', ['-10.00', '0.00', '10.00'], '0.0,32.0 60.0,16.0 120.0,0.0'],
    ['a constant balance is in the middle', ['7.00', '7.00'], '0.0,16.0 120.0,16.0'],
    [
      'amounts beyond the precision of a float stay distinct',
      ['90071992547409.92', '90071992547409.93'],
      '0.0,32.0 120.0,0.0',
    ],
  ])('%s', (_, amounts, points) => {
    expect(trendPoints(days(...amounts), 'ltr')).toBe(points);
  });

  it('run from right to left in such a language', () => {
    expect(trendPoints(days('0.00', '5.00', '10.00'), 'rtl')).toBe('120.0,32.0 60.0,16.0 0.0,0.0');
  });
});
