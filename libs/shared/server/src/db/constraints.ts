/**
 * Where a form shows that a constraint of the database was broken, and the code of the sentence shown there, in which
 * `{{value}}` is what the caller gave. Of a foreign key it is what is said when the row it refers to is gone.
 */
export interface ConstraintText {
  field: string;
  code: string;
}

/** Constraint (or unique index) → what is said of it. Declared by the module that owns the table, beside its migrations. */
export type Constraints = Readonly<Record<string, ConstraintText>>;

/** All modules' constraints; throws when two of them speak of one. */
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
