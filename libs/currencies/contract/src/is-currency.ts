import { currencyCodes } from './currency.codes';

const known: ReadonlySet<string> = new Set(currencyCodes);

/** Whether a text is the uppercase ISO 4217 code of circulating money. */
export function isCurrency(code: string): boolean {
  return known.has(code);
}
