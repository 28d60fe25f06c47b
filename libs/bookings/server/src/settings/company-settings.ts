import type { CompanyBookingSettings } from '@traveldesk/bookings-contract';
import { findCompany, seesAllCompanies } from '@traveldesk/companies-server';
import {
  checkVersion,
  invalid,
  notFound,
  type Actor,
  type Db,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { companySettingsOf } from './company-settings.sql';

/** What their history is kept under, beside the company's id. */
export const companySettingsEntity = 'booking_settings';

/** Throws a 404 for a company out of sight. */
export async function readCompanySettings(
  db: Db,
  companyId: string,
  actor: Actor,
): Promise<CompanyBookingSettings> {
  if (!(await findCompany(db, companyId, actor))) throw notFound();
  return companySettingsOf(db, companyId);
}

/**
 * What a company's own access is charged is the platform's to say: a 422 to a company's user, whose money it would be. Throws a 404 as
 * above, and a 412 where somebody else has saved since.
 */
export async function saveCompanySettings(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, own_access_charge }: Target & Pick<CompanyBookingSettings, 'own_access_charge'>,
): Promise<CompanyBookingSettings> {
  if (!(await findCompany(tx, id, actor))) throw notFound();
  if (!seesAllCompanies(actor)) throw invalid({ own_access_charge: 'company_field_fixed' });
  await tx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().execute();
  const { version, ...before } = await companySettingsOf(tx, id);
  checkVersion(seen, version);
  const after = { own_access_charge, version: version + 1 };
  await tx
    .insertInto('company_booking_settings')
    .values({ company_id: id, ...after })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(after))
    .execute();
  record({ entity: companySettingsEntity, id, action: 'update', before, after: { own_access_charge } });
  return after;
}
