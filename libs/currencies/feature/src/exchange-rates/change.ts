import { rateSchema } from '@traveldesk/currencies-contract';

/** From here on a new rate looks like a slip: no two days of a currency that is traded are so far apart. */
const farApart = 20;

/** By how many percent a rate is above or below another, for people to read; null where one of them is no rate. */
export function changeInPercent(before: string, after: unknown): number | null {
  const rate = rateSchema.safeParse(after);
  if (!rate.success) return null;
  const change = (Number(rate.data) / Number(before) - 1) * 100;
  return Number.isFinite(change) ? change : null;
}

export const isFarApart = (percent: number): boolean => Math.abs(percent) >= farApart;
