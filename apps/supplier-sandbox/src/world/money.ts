/** How many of a currency one euro buys; fixed, so that a fare never moves by itself. */
const perEuro: Record<string, number> = {
  EUR: 1,
  USD: 1.09,
  GBP: 0.86,
  AED: 4,
  EGP: 53,
  MAD: 10.8,
  JPY: 163,
  KWD: 0.335,
};
/** Digits after the point, where not two (TRAVEL-RULES 12). */
const exponents: Record<string, number> = { JPY: 0, KWD: 3 };

export function isCurrency(code: string): boolean {
  return code in perEuro;
}

const exponentOf = (currency: string) => exponents[currency] ?? 2;

/** Euro as whole minor units of a currency, rounded half up. */
export function minorUnits(euro: number, currency: string): number {
  return Math.round(euro * (perEuro[currency] ?? 1) * 10 ** exponentOf(currency));
}

/** A number of whole units of a currency, whatever they are worth, as minor units. */
export function wholeUnits(units: number, currency: string): number {
  return Math.round(units * 10 ** exponentOf(currency));
}

/** Minor units as the wire writes them: `123.45`. */
export function amountText(minor: number, currency: string): string {
  const digits = exponentOf(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The minor units of an amount in text; null when it is no amount of that currency. */
export function minorOf(text: string, currency: string): number | null {
  const digits = exponentOf(currency);
  const match = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '0', part = ''] = match;
  if (part.length > digits && /[1-9]/.test(part.slice(digits))) return null;
  return Number(whole + part.slice(0, digits).padEnd(digits, '0'));
}
