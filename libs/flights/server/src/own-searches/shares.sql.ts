import { jsonb } from '@traveldesk/shared-server';
import type { Insertable, Selectable, SqlBool } from 'kysely';
import { companyScope } from '@traveldesk/companies-server';
import type { Actor, Db, Tx } from '@traveldesk/shared-server';
import type { FlightSharesTable } from '../flights.tables';

export async function insertShare(
  tx: Tx,
  { offer, names, ...row }: Insertable<FlightSharesTable>,
): Promise<void> {
  await tx
    .insertInto('flight_shares')
    .values({ ...row, offer: jsonb(offer), names: jsonb(names) })
    .execute();
}

/**
 * Returns an unexpired share; undefined if there is none or it belongs to another company (SECURITY 34). `of_company`: whether a
 * company's user made it, according to the audit log.
 */
export async function findShare(
  db: Db,
  id: string,
  actor: Pick<Actor, 'type' | 'companyId'>,
): Promise<(Selectable<FlightSharesTable> & { of_company: SqlBool }) | undefined> {
  return db
    .selectFrom('flight_shares')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit_entries')
          .select('audit_entries.id')
          .where('entity', '=', 'flight_share')
          .where('entity_id', '=', id)
          .where('action', '=', 'create')
          .where('audit_entries.company_id', 'is not', null),
      ).as('of_company'),
    )
    .where('id', '=', id)
    .where('expires_at', '>', new Date())
    .where(companyScope(actor)('company_id'))
    .executeTakeFirst();
}

export async function forgetShares(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('flight_shares').where('expires_at', '<', now).execute();
}
