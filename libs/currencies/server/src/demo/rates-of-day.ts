import { dayMs } from '@traveldesk/shared-contract';
import { demoRates } from './demo.data';

/** Amplitude of a rate's two waves, as a fraction, and their period in days. */
const slow = { width: 0.018, days: 71 };
const quick = { width: 0.004, days: 9 };

/** Returns the demo rates of a day: deterministic, and slightly different from the day before. */
export function ratesOfDay(day: string): { currency: string; rate: string }[] {
  const at = Date.parse(day) / dayMs;
  const dollar = wandering('USD', at, demoRates.find(({ currency }) => currency === 'USD')?.euro ?? 1);
  return demoRates.map(({ currency, euro, decimals, pegged }) => {
    const value = pegged === undefined ? wandering(currency, at, euro) : dollar * pegged;
    return { currency, rate: value.toFixed(decimals).replace(/\.?0+$/, '') };
  });
}

/** Varies a rate over time. Floats suffice for made-up rates; the stored text is exact. */
function wandering(currency: string, day: number, euro: number): number {
  const own = [...currency].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const turn = (days: number) => Math.sin(((day + own) / days) * 2 * Math.PI);
  return euro * (1 + slow.width * turn(slow.days + (own % 13)) + quick.width * turn(quick.days + (own % 5)));
}
