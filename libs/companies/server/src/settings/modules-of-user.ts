import type { Language } from '@traveldesk/shared-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import '@traveldesk/modules-server';
import '../companies.tables';

interface ModulesUser {
  /** Staff have all modules; other users without a company have none. */
  type: string;
  companyId: string | null;
}

/** Returns the active modules that a user may use, by name (SPECIFICATION 7, `modules` of GET /me). */
export async function modulesOfUser(
  db: Db | Tx,
  { type, companyId }: ModulesUser,
  language: Language,
): Promise<{ key: string; name: string }[]> {
  const active = db
    .selectFrom('modules')
    .select(['key', `name_${language} as name`])
    .where('status', '=', 'active')
    .orderBy(`sort_${language}`)
    .orderBy('id');
  if (type === 'staff') return active.execute();
  if (companyId === null) return [];
  return active
    .where('id', 'in', (eb) =>
      eb.selectFrom('company_modules').select('module_id').where('company_id', '=', companyId),
    )
    .execute();
}
