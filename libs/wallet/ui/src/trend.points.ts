import { minorUnits } from '@traveldesk/shared-contract';
import type { LanguageChoice } from '@traveldesk/shared-web';
import type { Trend } from '@traveldesk/wallet-contract';

export const trendBox = { width: 120, height: 32 } as const;

/** Precision of the vertical position; the integer division keeps large balances exact. */
const fine = 1000n;

/**
 * Returns the points of a line through daily balances, in reading direction, scaled from lowest to highest; constant balances are drawn in
 * the middle.
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
