/** Compares texts by their code units, whatever the language: for orders that must be the same everywhere. */
export function textOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
