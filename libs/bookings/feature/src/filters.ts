import { usePermissions, type FilterField } from '@traveldesk/shared-web';

/** The permission to read the list that a filter chooses from. */
const readers = {
  company_id: 'show_companies',
  supplier_id: 'show_suppliers',
  owner_id: 'show_users',
  user_id: 'show_users',
} as const;

/** The fields without those whose list the user may not read. */
export function useOfferedFilters<Field extends FilterField>(fields: readonly Field[]): readonly Field[] {
  const may: Readonly<Partial<Record<string, boolean>>> = usePermissions(readers);
  return fields.filter(({ key }) => may[key] ?? true);
}
