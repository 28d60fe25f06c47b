import { companyScope } from '@traveldesk/companies-server';
import { notFound, type Actor, type Db, type Tx } from '@traveldesk/shared-server';

/** The facts of a caller that decide which companies' money it sees. */
export type Viewer = Pick<Actor, 'type' | 'companyId'>;

/** Returns the company if the caller may see it; throws a 404 otherwise (SECURITY 34). */
export async function visibleCompany(db: Db | Tx, id: string, actor: Viewer) {
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'status', 'currency'])
    .where('id', '=', id)
    .where(companyScope(actor)('companies.id'))
    .executeTakeFirst();
  if (!company) throw notFound();
  return company;
}
