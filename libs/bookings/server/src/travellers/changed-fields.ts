import type { SavedRecord } from './travellers.sql';

/** The fields of a person that are compared by value. */
const told = ['title', 'gender', 'given_name', 'family_name', 'born_on', 'email', 'phone'] as const;

/** Returns the names of the changed fields, never their values. A replaced passport counts as changed, even if it is the same. */
export function changedFields(
  before: SavedRecord,
  set: Partial<Record<(typeof told)[number] | 'loyalty' | 'document_sealed', string | null>>,
): string[] {
  const fields: string[] = told.filter((field) => field in set && set[field] !== before[field]);
  if (set.loyalty !== undefined && set.loyalty !== JSON.stringify(before.loyalty)) fields.push('loyalty');
  const hadOrHas = before.document_kind !== null || !!set.document_sealed;
  if ('document_sealed' in set && hadOrHas) fields.push('document');
  return fields;
}
