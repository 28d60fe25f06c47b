import { amountText } from '../world/money';

/** An amount and its currency in wire format: `base_amount`, `base_currency`. */
export function moneyWire<Name extends string>(name: Name, amount: number | null, currency: string) {
  return {
    [`${name}_amount`]: amount === null ? null : amountText(amount, currency),
    [`${name}_currency`]: currency,
  } as Record<`${Name}_amount`, string | null> & Record<`${Name}_currency`, string>;
}

export const instantWire = (at: number) => new Date(at).toISOString();
