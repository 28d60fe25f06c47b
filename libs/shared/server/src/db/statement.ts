import { CompiledQuery } from 'kysely';
import type { Tx } from '../database';

/**
 * Sends a statement whose text is always the same, with its values in the order of `$1`, `$2` and so on; answers its rows. For what
 * every transaction that moves money sends: to make such a statement anew costs more than to send it.
 */
export async function send<Row>(tx: Tx, text: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}

/** An insertion of so many rows, whose values are sent row by row in the order of the columns. */
export function insertText(table: string, columns: readonly string[], rows: number): string {
  const names = columns.map((column) => `"${column}"`).join(', ');
  return `insert into "${table}" (${names}) values ${placesOf(columns.length, rows)}`;
}

/** Places for rows of so many values: `($1, $2), ($3, $4)`. */
export function placesOf(columns: number, rows: number): string {
  const places = Array.from({ length: rows }, (_, row) => {
    const row0 = row * columns + 1;
    return `(${Array.from({ length: columns }, (__, at) => `$${row0 + at}`).join(', ')})`;
  });
  return places.join(', ');
}
