/** A form value, or part of one, with its label on the screen. */
export interface StaleField<Values> {
  label: string;
  value: (values: Values) => unknown;
}

/**
 * How to compare each form value after another user has saved the record, in screen order. Every value is listed, so that users see all
 * that they would overwrite; `[]` marks a value that saves do not overwrite.
 */
export type StaleFields<Values> = {
  readonly [Field in keyof Values]-?: StaleField<Values> | readonly StaleField<Values>[];
};

/** Describes several fields with the same function. */
export function eachField<Field extends string, Compared>(
  fields: readonly Field[],
  compared: (field: Field) => Compared,
): Record<Field, Compared> {
  return Object.fromEntries(fields.map((field) => [field, compared(field)])) as Record<Field, Compared>;
}
