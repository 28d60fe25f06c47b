import { cabins, type SupplierSettings, type SupplierSettingsInput } from '@traveldesk/companies-contract';
import {
  actorOf,
  change,
  checkVersion,
  invalid,
  notFound,
  type Actor,
  type Call,
  type Db,
  type Secrets,
  type Tx,
} from '@traveldesk/shared-server';
import { readCompany } from '../companies/companies';
import { lockCompany } from '../companies/companies.sql';
import { seesAllCompanies } from '../companies/scope';
import { settingsAt, writeSettings, type SettingsRow } from './supplier-settings.sql';

/** What holds as long as nothing has been set: everything is sold, with the platform's markups and access. */
const unset = {
  credentials: null,
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
  return answerOf(supplierId, found.name, found.settings ?? unset, actor);
}

/** Throws a 404, a 412 when the caller's version is not the newest, or a 422 at what is not the caller's to set. */
export function saveSettings(
  request: Call,
  secrets: Secrets,
  { companyId, supplierId }: SettingsKey,
  input: SupplierSettingsInput,
): Promise<SupplierSettings> {
  const actor = actorOf(request);
  // Markup is what the platform earns, and nothing that a company's user sees or decides.
  if (input.markup_enabled !== undefined && !seesAllCompanies(actor)) {
    throw invalid({ markup_enabled: 'company_field_fixed' });
  }
  return change(request, async (tx, record) => {
    if (!(await lockCompany(tx, companyId, actor))) throw notFound();
    const found = await settingsAt(tx, companyId, supplierId);
    if (!found) throw notFound();
    const before = found.settings ?? unset;
    checkVersion(request, before.version);
    const after = {
      credentials: sealed(secrets, { companyId, supplierId }, input.credentials, before.credentials),
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
      before: factsOf(found.name, before),
      after: factsOf(found.name, after),
    });
    return answerOf(supplierId, found.name, { ...after, version: before.version + 1 }, actor);
  });
}

/** Binds a company's own credentials to the company and the supplier: copied into another row they do not open. */
export function companyCredentialsContext({ companyId, supplierId }: SettingsKey): string {
  return `companies/${companyId}/suppliers/${supplierId}/credentials`;
}

function sealed(
  secrets: Secrets,
  key: SettingsKey,
  credentials: string | null | undefined,
  before: string | null,
): string | null {
  if (credentials === undefined) return before;
  return credentials === null ? null : secrets.seal(credentials, companyCredentialsContext(key));
}

type Settings = Omit<SettingsRow, 'company_id' | 'supplier_id'>;

function answerOf(id: string, name: string, settings: Settings, actor: Actor): SupplierSettings {
  return {
    supplier: { id, name },
    credentials_set: settings.credentials !== null,
    markup_enabled: seesAllCompanies(actor) ? settings.markup_enabled : null,
    cabins: settings.cabins,
    airlines: { mode: settings.airline_mode, codes: settings.airline_codes },
    version: settings.version,
  };
}

/** What the history shows of settings: of credentials only whether there are any; markup apart, as it is staff's. */
function factsOf(supplier: string, settings: Omit<Settings, 'version'>): Record<string, unknown> {
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
