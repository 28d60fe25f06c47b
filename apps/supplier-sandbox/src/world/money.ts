/** How many units of a currency one euro buys; fixed, so that fares do not change on their own. */
const perEuro: Record<string, number> = {
  EUR: 1,
  USD: 1.09,
  GBP: 0.86,
  AED: 4,
  EGP: 53,
  MAD: 10.8,
  JPY: 163,
  KWD: 0.335,
  // Currencies of amounts due at properties.
  ARS: 1090,
  AUD: 1.66,
  BHD: 0.411,
  BRL: 6.1,
  CAD: 1.5,
  CHF: 0.94,
  CLP: 1020,
  CNY: 7.8,
  COP: 4500,
  CZK: 25.2,
  DKK: 7.46,
  DZD: 146,
  ETB: 130,
  GHS: 16.5,
  HKD: 8.5,
  HUF: 398,
  IDR: 17_200,
  ILS: 4,
  INR: 92,
  JOD: 0.773,
  KES: 141,
  KRW: 1480,
  LBP: 97_000,
  LKR: 325,
  MUR: 50,
  MVR: 16.8,
  MXN: 20.5,
  MYR: 4.8,
  NGN: 1680,
  NOK: 11.7,
  NPR: 147,
  NZD: 1.82,
  OMR: 0.419,
  PEN: 4.1,
  PHP: 62,
  PKR: 303,
  PLN: 4.3,
  QAR: 3.97,
  RON: 4.97,
  SAR: 4.09,
  SCR: 15.5,
  SEK: 11.4,
  SGD: 1.45,
  THB: 38,
  TND: 3.38,
  TRY: 36,
  TWD: 35,
  TZS: 2800,
  VND: 27_000,
  XOF: 656,
  ZAR: 19.8,
};
/** Digits after the decimal point, where not two (TRAVEL-RULES 12). */
const exponents: Record<string, number> = {
  CLP: 0,
  JPY: 0,
  KRW: 0,
  VND: 0,
  XOF: 0,
  BHD: 3,
  JOD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
};

export function isCurrency(code: string): boolean {
  return code in perEuro;
}

const exponentOf = (currency: string) => exponents[currency] ?? 2;

/** Euros as whole minor units of a currency, rounded half up. */
export function minorUnits(euro: number, currency: string): number {
  return Math.round(euro * (perEuro[currency] ?? 1) * 10 ** exponentOf(currency));
}

/** A number of whole units of a currency, whatever they are worth, as minor units. */
export function wholeUnits(units: number, currency: string): number {
  return Math.round(units * 10 ** exponentOf(currency));
}

/** Minor units in the API's format: `123.45`. */
export function amountText(minor: number, currency: string): string {
  const digits = exponentOf(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The minor units of an amount in text; null when it is not an amount of that currency. */
export function minorOf(text: string, currency: string): number | null {
  const digits = exponentOf(currency);
  const match = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '0', part = ''] = match;
  if (part.length > digits && /[1-9]/.test(part.slice(digits))) return null;
  return Number(whole + part.slice(0, digits).padEnd(digits, '0'));
}
