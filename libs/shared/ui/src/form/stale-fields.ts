/** A value of a form, or a part of one, as its screen calls it and says it. */
export interface StaleField<Values> {
  label: string;
  value: (values: Values) => unknown;
}

/**
 * How each value of a form is compared where somebody else has saved the record meanwhile, in the order of the screen. None is left
 * out: whoever saves theirs sees all that they write over. `[]` for a value that a record's saves do not write over.
 */
export type StaleFields<Values> = {
  readonly [Field in keyof Values]-?: StaleField<Values> | readonly StaleField<Values>[];
};

/** Fields that are all compared in one way. */
export function eachField<Field extends string, Compared>(
  fields: readonly Field[],
  compared: (field: Field) => Compared,
): Record<Field, Compared> {
  return Object.fromEntries(fields.map((field) => [field, compared(field)])) as Record<Field, Compared>;
}
