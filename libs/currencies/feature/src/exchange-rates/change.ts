import { rateSchema } from '@traveldesk/currencies-contract';

/** Percent at which a new rate looks like a typing error: traded currencies do not move that much in a day. */
const farApart = 20;

/** Returns the difference between two rates in percent, for display; null if one is invalid. */
export function changeInPercent(before: string, after: unknown): number | null {
  const rate = rateSchema.safeParse(after);
  if (!rate.success) return null;
  const change = (Number(rate.data) / Number(before) - 1) * 100;
  return Number.isFinite(change) ? change : null;
}

export const isFarApart = (percent: number): boolean => Math.abs(percent) >= farApart;
