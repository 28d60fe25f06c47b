import type { CompanyBookingSettings, CompanyBookingSettingsInput } from '@traveldesk/bookings-contract';
import { findCompany, seesAllCompanies } from '@traveldesk/companies-server';
import {
  checkVersion,
  invalid,
  notFound,
  saveMoneySettings,
  waitingSettings,
  type Actor,
  type Db,
  type Kernel,
  type MoneySettings,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { companySettingsOf } from './company-settings.sql';

/** The history's entity; the company's id is its record id. */
export const companySettingsEntity = 'booking_settings';

type Charge = Pick<CompanyBookingSettings, 'own_access_charge'>;

/** `markup` charges the wallet less than the price, so it counts as the looser setting. */
export const companyMoneySettings: MoneySettings<Charge> = {
  name: companySettingsEntity,
  module: 'bookings',
  guards: { own_access_charge: { isLooser: (before, after) => before === 'total' && after === 'markup' } },
  show: (_field, value, language, texts) => texts.text('bookings', `own_access_charges.${value}`, language),
  lock: (tx, companyId) =>
    tx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute(),
  read: async (db, companyId) => {
    const { own_access_charge } = await companySettingsOf(db, idOf(companyId));
    return { own_access_charge };
  },
  store: async (tx, record, _actor, { companyId, before, after }) => {
    const id = idOf(companyId);
    const { version } = await companySettingsOf(tx, id);
    const values = { ...after, version: version + 1 };
    await tx
      .insertInto('company_booking_settings')
      .values({ company_id: id, ...values })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
      .execute();
    record({ entity: companySettingsEntity, id, action: 'update', before, after });
  },
};

/** Companies do not see the platform's reasons for these settings. */
export const hiddenFrom = ({ type }: Pick<Actor, 'type'>) => (type === 'staff' ? [] : ['reason']);

function idOf(companyId: string | null): string {
  if (companyId === null) throw new Error('These settings need a company.');
  return companyId;
}

/** Returns the settings with their pending changes. Throws a 404 for a company out of sight. */
export async function readCompanySettings(
  db: Db | Tx,
  companyId: string,
  actor: Actor,
  kernel: Kernel,
): Promise<CompanyBookingSettings> {
  if (!(await findCompany(db, companyId, actor))) throw notFound();
  const waiting = await waitingSettings(db, actor, { name: companySettingsEntity, companyId }, kernel);
  return { ...(await companySettingsOf(db, companyId)), waiting };
}

/**
 * Saves the settings. Only the platform decides this charge: throws a 422 for company users, a 404 for a company out of sight, and a 412
 * where somebody else has saved meanwhile.
 */
export async function saveCompanySettings(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, own_access_charge, reason }: Target & CompanyBookingSettingsInput,
  kernel: Kernel,
): Promise<CompanyBookingSettings> {
  if (!(await findCompany(tx, id, actor))) throw notFound();
  if (!seesAllCompanies(actor)) throw invalid({ own_access_charge: 'company_field_fixed' });
  await companyMoneySettings.lock(tx, id);
  const { version, ...before } = await companySettingsOf(tx, id);
  checkVersion(seen, version);
  const after = { own_access_charge };
  const change = { settings: companyMoneySettings, companyId: id, before, after, reason };
  await saveMoneySettings(tx, record, actor, change, kernel);
  return readCompanySettings(tx, id, actor, kernel);
}
