import type { RatePair } from '@traveldesk/currencies-contract';
import type { LanguageChoice } from '@traveldesk/shared-web';

export const trendBox = { width: 600, height: 120 } as const;

type Trend = RatePair['trend'];

/**
 * Returns the points of a line through past rates: time in reading direction, scaled from lowest to highest rate. Floats suffice for
 * drawing.
 */
export function trendPoints(trend: Trend, direction: LanguageChoice['direction']): string {
  const times = trend.map(({ valid_from: since }) => Date.parse(since));
  const rates = trend.map(({ rate }) => Number(rate));
  const [begin, end] = [Math.min(...times), Math.max(...times)];
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const { width, height } = trendBox;
  const share = (value: number, from: number, to: number) => (to > from ? (value - from) / (to - from) : 0.5);
  return trend
    .map((_, index) => {
      const along = share(times[index] ?? begin, begin, end);
      const x = (direction === 'rtl' ? 1 - along : along) * width;
      const y = (1 - share(rates[index] ?? low, low, high)) * height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** Returns the lowest and the highest rate of a trend, unformatted. */
export function trendRange(trend: Trend): { low: string; high: string } {
  const sorted = trend.map(({ rate }) => rate).sort((a, b) => Number(a) - Number(b));
  return { low: sorted[0] ?? '', high: sorted.at(-1) ?? '' };
}
