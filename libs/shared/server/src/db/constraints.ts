/**
 * The form field that shows the violation of a constraint, and the code of its text, in which `{{value}}` is the caller's value. For a foreign key
 * it means that the referenced row is missing.
 */
export interface ConstraintText {
  field: string;
  code: string;
}

/** Texts by constraint (or unique index). Declared by the module that owns the table, beside its migrations. */
export type Constraints = Readonly<Record<string, ConstraintText>>;

/** Merges the constraints of all modules; throws if two modules declare the same one. */
export function constraintsOf(
  modules: readonly { name: string; constraints?: Constraints }[],
): ReadonlyMap<string, ConstraintText> {
  const all = new Map<string, ConstraintText>();
  for (const { name, constraints = {} } of modules) {
    for (const [constraint, text] of Object.entries(constraints)) {
      if (all.has(constraint))
        throw new Error(`${name} declares the constraint ${constraint} a second time.`);
      all.set(constraint, text);
    }
  }
  return all;
}
