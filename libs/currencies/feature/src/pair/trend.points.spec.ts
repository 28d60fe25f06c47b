import { trendPoints, trendRange } from './trend.points';

const at = (day: string, rate: string) => ({ valid_from: `${day}T00:00:00.000Z`, rate });

describe('the trend line', () => {
  it('runs with time from side to side, and from the lowest rate to the highest', () => {
    const rates = [at('2026-11-01', '1.10'), at('2026-11-02', '1.00'), at('2026-11-05', '1.05')];
    expect(trendPoints(rates, 'ltr')).toBe('0.0,0.0 150.0,120.0 600.0,60.0');
    expect(trendPoints(rates, 'rtl')).toBe('600.0,0.0 450.0,120.0 0.0,60.0');
  });

  it('is flat for a constant rate', () => {
    expect(trendPoints([at('2026-11-01', '1'), at('2026-11-02', '1')], 'ltr')).toBe('0.0,60.0 600.0,60.0');
  });

  it('shows its lowest and highest rate as they were typed', () => {
    expect(trendRange([at('2026-11-01', '9.5'), at('2026-11-02', '10.25')])).toEqual({
      low: '9.5',
      high: '10.25',
    });
  });
});
