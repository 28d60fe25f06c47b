import type { SavedRecord } from './travellers.sql';

/** What of a person is told by its name alone. */
const told = ['title', 'gender', 'given_name', 'family_name', 'born_on', 'email', 'phone'] as const;

/** Which fields a change is of; never what is in them. A passport that is given anew is one, whether or not it is the same. */
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
