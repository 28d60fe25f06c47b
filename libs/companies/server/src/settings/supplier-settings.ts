import { cabins, type SupplierSettings, type SupplierSettingsInput } from '@traveldesk/companies-contract';
import {
  checkVersion,
  invalid,
  notFound,
  type Actor,
  type Db,
  type Recorder,
  type Secrets,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { addressOf } from '@traveldesk/suppliers-server';
import { readCompany } from '../companies/companies';
import { lockCompany } from '../companies/companies.sql';
import { seesAllCompanies } from '../companies/scope';
import { accessAt, type OwnAccess } from './own-access';
import {
  holdAddress,
  settingsAt,
  writeSettings,
  type Place,
  type SettingsRow,
} from './supplier-settings.sql';

/** Defaults until something is set: everything is sold, with the platform's markups and access. */
const unset = {
  credentials: null,
  credentials_for: null,
  credentials_ended_at: null,
  markup_enabled: true,
  cabins: [...cabins],
  airline_mode: 'all',
  airline_codes: [],
  version: 0,
} satisfies Partial<SettingsRow>;

interface SettingsKey {
  companyId: string;
  supplierId: string;
}

/** Throws a 404 when the company is not in the caller's scope, or does not have the supplier. */
export async function readSettings(
  db: Db | Tx,
  { companyId, supplierId }: SettingsKey,
  actor: Actor,
): Promise<SupplierSettings> {
  await readCompany(db, companyId, actor);
  const found = await settingsAt(db, companyId, supplierId);
  if (!found) throw notFound();
  return answerOf(supplierId, found, found.settings ?? unset, actor);
}

type Saving = Pick<Target, 'seen'> & { settings: SupplierSettingsInput };

/** Throws a 404; a 412 when the caller's version is outdated; a 422 at a field that the caller may not set. */
export async function saveSettings(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, supplierId, seen, settings: input }: SettingsKey & Saving,
  secrets: Secrets,
): Promise<SupplierSettings> {
  // Markups are the platform's earnings: a company's users neither see nor set them.
  if (input.markup_enabled !== undefined && !seesAllCompanies(actor)) {
    throw invalid({ markup_enabled: 'company_field_fixed' });
  }
  if (!(await lockCompany(tx, companyId, actor))) throw notFound();
  await holdAddress(tx, supplierId);
  const found = await settingsAt(tx, companyId, supplierId);
  if (!found) throw notFound();
  const before = found.settings ?? unset;
  checkVersion(seen, before.version + found.moves);
  const after = {
    ...accessOf(secrets, { companyId, supplierId, at: found }, input.credentials, before),
    markup_enabled: input.markup_enabled ?? before.markup_enabled,
    cabins: cabins.filter((cabin) => input.cabins.includes(cabin)),
    airline_mode: input.airlines.mode,
    airline_codes: [...input.airlines.codes].sort(),
  };
  await writeSettings(tx, { company_id: companyId, supplier_id: supplierId, ...after });
  record({
    entity: 'company',
    id: companyId,
    action: 'update',
    before: auditedSettings(found.name, before),
    after: auditedSettings(found.name, after),
  });
  return answerOf(supplierId, found, { ...after, version: before.version + 1 }, actor);
}

/** Binds encrypted credentials to company and supplier: copied into another row, they cannot be decrypted. */
export function companyCredentialsContext({ companyId, supplierId }: SettingsKey): string {
  return `companies/${companyId}/suppliers/${supplierId}/credentials`;
}

/** New credentials belong to the supplier's current address; null returns to the platform's; undefined changes nothing. */
function accessOf(
  secrets: Secrets,
  { at, ...key }: SettingsKey & { at: Place },
  credentials: string | null | undefined,
  before: OwnAccess,
): OwnAccess {
  if (credentials === undefined) {
    const { credentials: kept, credentials_for, credentials_ended_at } = before;
    return { credentials: kept, credentials_for, credentials_ended_at };
  }
  if (credentials === null) return { credentials, credentials_for: null, credentials_ended_at: null };
  return {
    credentials: secrets.seal(credentials, companyCredentialsContext(key)),
    credentials_for: addressOf(at),
    credentials_ended_at: null,
  };
}

type Settings = Omit<SettingsRow, 'company_id' | 'supplier_id'>;

/** The version includes the supplier's moves, so that a form opened before an address change is outdated. */
function answerOf(
  id: string,
  at: Place & { name: string; moves: number },
  settings: Settings,
  actor: Actor,
): SupplierSettings {
  const access = accessAt(settings, at);
  return {
    supplier: { id, name: at.name },
    credentials_set: access === 'own',
    credentials_ended: access === 'ended',
    markup_enabled: seesAllCompanies(actor) ? settings.markup_enabled : null,
    cabins: settings.cabins,
    airlines: { mode: settings.airline_mode, codes: settings.airline_codes },
    version: settings.version + at.moves,
  };
}

/** Returns settings for the history: whether credentials are set, never the credentials; markup separately, because only staff see it. */
function auditedSettings(supplier: string, settings: Omit<Settings, 'version'>): Record<string, unknown> {
  return {
    supplier_settings: {
      supplier,
      credentials_set: settings.credentials !== null,
      cabins: settings.cabins,
      airlines: settings.airline_mode,
      airline_codes: settings.airline_codes,
    },
    supplier_markup: { supplier, enabled: settings.markup_enabled },
  };
}
