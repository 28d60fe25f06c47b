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
    ['a balance below zero is lower than zero', ['-10.00', '0.00', '10.00'], '0.0,32.0 60.0,16.0 120.0,0.0'],
    ['one that never moved is in the middle', ['7.00', '7.00'], '0.0,16.0 120.0,16.0'],
    [
      'amounts beyond what a float counts are told apart',
      ['90071992547409.92', '90071992547409.93'],
      '0.0,32.0 120.0,0.0',
    ],
  ])('%s', (_, amounts, points) => {
    expect(trendPoints(days(...amounts), 'ltr')).toBe(points);
  });

  it('go from the right to the left where one reads so', () => {
    expect(trendPoints(days('0.00', '5.00', '10.00'), 'rtl')).toBe('120.0,32.0 60.0,16.0 0.0,0.0');
  });
});
