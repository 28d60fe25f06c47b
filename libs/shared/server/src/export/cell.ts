/** An exact number as digits with a decimal point, such as the amount `-316751.10`. */
interface Decimal {
  decimal: string;
}

/** The content of one cell of an exported list. Numbers and decimals are written as numbers, strings as text. */
export type Cell = string | number | Decimal | null;

/** A cell as a file writes it. The text of a number has a decimal point. */
interface WrittenCell {
  text: string;
  isNumber: boolean;
}

/** The start of a text that a spreadsheet reads as a formula or a command, also after spaces and invisible characters. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\0＝＋－＠]/u;
const decimalForm = /^-?\d+(\.\d+)?$/;

/** Returns a number cell for a decimal string of the API: an amount, a rate, a percentage. */
export function decimal(text: string | null | undefined): Decimal | null {
  return typeof text === 'string' ? { decimal: text } : null;
}

/** Returns the text of a cell. Numbers stay numbers; a text that looks like a formula is prefixed with ' (SECURITY 42). */
export function writtenCell(cell: Cell): WrittenCell {
  if (typeof cell === 'number') return { text: String(cell), isNumber: true };
  const text = typeof cell === 'string' ? cell : (cell?.decimal ?? '');
  if (typeof cell !== 'string' && decimalForm.test(text)) return { text, isNumber: true };
  return { text: formula.test(text) ? `'${text}` : text, isNumber: false };
}
