const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Converts Arabic-Indic and Persian digits to ASCII (TRAVEL-RULES 11). */
export function asciiDigits(text: string): string {
  return text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
}
