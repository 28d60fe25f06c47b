import { brokenConstraint, invalid, type TextParams } from '@traveldesk/shared-server';

/** Constraint → the form's field that breaks it, and the code of what to say there. */
type Fields = Record<string, { field: string; code: string }>;

/** Turns the constraint that a write has broken into a 422 at its field; passes any other error on. */
export function refuseBroken(fields: Fields, params?: TextParams): (error: unknown) => never {
  return (error) => {
    const broken = fields[brokenConstraint(error) ?? ''];
    if (!broken) throw error;
    throw invalid({ [broken.field]: broken.code }, params);
  };
}
