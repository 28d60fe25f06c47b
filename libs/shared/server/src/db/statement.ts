import { CompiledQuery } from 'kysely';
import type { Tx } from '../database';

/**
 * Sends a statement with constant text and its values in the order of `$1`, `$2`; returns the rows. Used for statements of every money
 * transaction, because compiling them costs more than sending them.
 */
export async function send<Row>(tx: Tx, text: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}

/** Returns an INSERT of several rows, whose values are sent row by row in the order of the columns. */
export function insertText(table: string, columns: readonly string[], rows: number): string {
  const names = columns.map((column) => `"${column}"`).join(', ');
  return `insert into "${table}" (${names}) values ${placesOf(columns.length, rows)}`;
}

/** Returns the placeholders of several rows: `($1, $2), ($3, $4)`. */
export function placesOf(columns: number, rows: number): string {
  const places = Array.from({ length: rows }, (_, row) => {
    const row0 = row * columns + 1;
    return `(${Array.from({ length: columns }, (__, at) => `$${row0 + at}`).join(', ')})`;
  });
  return places.join(', ');
}
