import { minorUnits } from '@traveldesk/shared-contract';
import type { LanguageChoice } from '@traveldesk/shared-web';
import type { Trend } from '@traveldesk/wallet-contract';

export const trendBox = { width: 120, height: 32 } as const;

/** In parts of the box's height, so that exact units of any size become numbers that a drawing can have. */
const fine = 1000n;

/**
 * The points of the line through the balances of some days, a step for each in the direction in which one reads; the lowest balance
 * at the bottom, the highest at the top, and one that never moved in the middle.
 */
export function trendPoints(days: Trend['data'], direction: LanguageChoice['direction']): string {
  const units = days.map(({ balance }) => minorUnits(balance));
  const low = units.reduce((least, one) => (one < least ? one : least), units[0] ?? 0n);
  const high = units.reduce((most, one) => (one > most ? one : most), units[0] ?? 0n);
  const step = trendBox.width / Math.max(1, units.length - 1);
  return units
    .map((one, index) => {
      const share = high > low ? Number(((one - low) * fine) / (high - low)) / Number(fine) : 0.5;
      const x = direction === 'rtl' ? trendBox.width - index * step : index * step;
      return `${x.toFixed(1)},${((1 - share) * trendBox.height).toFixed(1)}`;
    })
    .join(' ');
}
