import { companyScope } from '@traveldesk/companies-server';
import { notFound, type Actor, type Db } from '@traveldesk/shared-server';
import './bookings.tables';

/** Throws a 404 for a booking that is another company's, as for one that does not exist (SECURITY 34). */
export async function requireSeen(
  db: Db,
  id: string,
  actor: Pick<Actor, 'type' | 'companyId'>,
): Promise<void> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .where(companyScope(actor)('bookings.company_id'))
    .executeTakeFirst();
  if (!row) throw notFound();
}
