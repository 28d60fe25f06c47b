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
import { isFlightModule } from '@traveldesk/suppliers-contract';
import { addressOf } from '@traveldesk/suppliers-server';
import { readCompany } from '../companies/companies';
import { lockCompany } from '../companies/companies.sql';
import { seesAllCompanies } from '../companies/scope';
import { accessAt, type OwnAccess } from './own-access';
import {
  holdAddress,
  settingsAt,
  writeSettings,
  type SupplierAddressFields,
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
    ...limitsOf(found, input, before),
  };
  await writeSettings(tx, { company_id: companyId, supplier_id: supplierId, ...after });
  record({
    entity: 'company',
    id: companyId,
    action: 'update',
    before: auditedSettings(found, before),
    after: auditedSettings(found, after),
  });
  return answerOf(supplierId, found, { ...after, version: before.version + 1 }, actor);
}

type Limits = Pick<SettingsRow, 'cabins' | 'airline_mode' | 'airline_codes'>;

/** Returns the limits to store: the given ones at a supplier of flights; elsewhere the stored ones stay, and given ones are a 422. */
function limitsOf(
  { module }: { module: string },
  input: Pick<SupplierSettingsInput, 'cabins' | 'airlines'>,
  { cabins: sold, airline_mode, airline_codes }: Limits,
): Limits {
  const { cabins: given, airlines } = input;
  if (!isFlightModule({ key: module })) {
    const code = 'supplier_settings_flights_only';
    if (given || airlines)
      throw invalid({ ...(given && { cabins: code }), ...(airlines && { airlines: code }) });
    return { cabins: sold, airline_mode, airline_codes };
  }
  if (!given || !airlines) {
    throw invalid({ ...(!given && { cabins: 'required' }), ...(!airlines && { airlines: 'required' }) });
  }
  return {
    cabins: cabins.filter((cabin) => given.includes(cabin)),
    airline_mode: airlines.mode,
    airline_codes: [...airlines.codes].sort(),
  };
}

/** Binds encrypted credentials to company and supplier: copied into another row, they cannot be decrypted. */
export function companyCredentialsContext({ companyId, supplierId }: SettingsKey): string {
  return `companies/${companyId}/suppliers/${supplierId}/credentials`;
}

/** New credentials belong to the supplier's current address; null returns to the platform's; undefined changes nothing. */
function accessOf(
  secrets: Secrets,
  { at, ...key }: SettingsKey & { at: SupplierAddressFields },
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
  at: SupplierAddressFields & { name: string; moves: number; module: string },
  settings: Settings,
  actor: Actor,
): SupplierSettings {
  const access = accessAt(settings, at);
  const isOfFlights = isFlightModule({ key: at.module });
  return {
    supplier: { id, name: at.name },
    credentials_set: access === 'own',
    credentials_ended: access === 'ended',
    markup_enabled: seesAllCompanies(actor) ? settings.markup_enabled : null,
    cabins: isOfFlights ? settings.cabins : null,
    airlines: isOfFlights ? { mode: settings.airline_mode, codes: settings.airline_codes } : null,
    version: settings.version + at.moves,
  };
}

/** Returns settings for the history: whether credentials are set, never the credentials; markup separately, because only staff see it. */
function auditedSettings(
  { name: supplier, module }: { name: string; module: string },
  settings: Omit<Settings, 'version'>,
): Record<string, unknown> {
  const { cabins: sold, airline_mode: airlines, airline_codes } = settings;
  return {
    supplier_settings: {
      supplier,
      credentials_set: settings.credentials !== null,
      ...(isFlightModule({ key: module }) && { cabins: sold, airlines, airline_codes }),
    },
    supplier_markup: { supplier, enabled: settings.markup_enabled },
  };
}
