import { cabins, type Cabin, type SupplierSettings } from '@traveldesk/companies-contract';
import { SecretError, type Db, type Secrets } from '@traveldesk/shared-server';
import type { SingleNameRule } from '@traveldesk/suppliers-contract';
import { connectionOf, type NoConnection, type StoredConnection } from '@traveldesk/suppliers-server';
import '@traveldesk/modules-server';
import '../companies.tables';
import { accessAt } from './own-access';
import { companyCredentialsContext } from './supplier-settings';

/** A supplier that may be called for a company, with the company's limits at it. */
export interface Seller {
  id: string;
  key: string;
  name: string;
  protocol: string;
  base_url: string;
  currency: string;
  concurrency: number;
  /** True when lap infants count toward the limit of nine travelers (TRAVEL-RULES 1). */
  lap_infants_count: boolean;
  /** The supplier's rule for travelers with a single name (TRAVEL-RULES 9). */
  single_name: SingleNameRule;
  cabins: Cabin[];
  airlines: NonNullable<SupplierSettings['airlines']>;
  markup_enabled: boolean;
}

/**
 * Returns a company's active suppliers of an active module, with its settings at each (DESIGN 6). Without a company (staff), returns all
 * active suppliers of the module, without limits.
 */
export async function sellersOf(db: Db, moduleKey: string, companyId: string | null): Promise<Seller[]> {
  const rows = await db
    .selectFrom('suppliers')
    .innerJoin('modules', 'modules.id', 'suppliers.module_id')
    .leftJoin('company_supplier_settings as settings', (join) =>
      join.onRef('settings.supplier_id', '=', 'suppliers.id').on('settings.company_id', '=', companyId),
    )
    .select([
      ...(['suppliers.id', 'suppliers.key', 'suppliers.name', 'protocol', 'base_url'] as const),
      ...(['suppliers.currency', 'concurrency', 'lap_infants_count', 'single_name'] as const),
      ...(['settings.cabins', 'airline_mode', 'airline_codes', 'markup_enabled'] as const),
    ])
    .where('modules.key', '=', moduleKey)
    .where('modules.status', '=', 'active')
    .where('suppliers.status', '=', 'active')
    .$if(companyId !== null, (held) =>
      held
        .where('suppliers.module_id', 'in', (eb) =>
          eb.selectFrom('company_modules').select('module_id').where('company_id', '=', companyId),
        )
        .where('suppliers.id', 'in', (eb) =>
          eb.selectFrom('company_suppliers').select('supplier_id').where('company_id', '=', companyId),
        ),
    )
    .orderBy('suppliers.sort_name')
    .orderBy('suppliers.id')
    .execute();
  return rows.map(({ airline_mode: mode, airline_codes: codes, ...row }) => ({
    ...row,
    cabins: row.cabins ?? [...cabins],
    airlines: { mode: mode ?? 'all', codes: codes ?? [] },
    markup_enabled: row.markup_enabled ?? true,
  }));
}

/**
 * Returns the connection to a supplier for a company: with its own access if it has one, otherwise the platform's; none when its own access
 * belongs to another address. Do not keep it beyond the call. Undefined for an unknown supplier.
 */
export async function companyConnectionOf(
  db: Db,
  secrets: Secrets,
  { companyId, supplierId }: { companyId: string | null; supplierId: string },
): Promise<StoredConnection | NoConnection | undefined> {
  const own =
    companyId === null
      ? undefined
      : await db
          .selectFrom('company_supplier_settings')
          .innerJoin('suppliers', 'suppliers.id', 'supplier_id')
          .select(['company_supplier_settings.credentials', 'credentials_for', 'credentials_ended_at'])
          .innerJoin('modules', 'modules.id', 'suppliers.module_id')
          .select(['protocol', 'base_url', 'timeout_ms', 'modules.key as module'])
          .where('company_id', '=', companyId)
          .where('supplier_id', '=', supplierId)
          .executeTakeFirst();
  if (companyId === null || !own || accessAt(own, own) === 'platform')
    return connectionOf(db, secrets, supplierId);
  if (own.credentials === null || accessAt(own, own) === 'ended') return 'no_credentials';
  try {
    const context = companyCredentialsContext({ companyId, supplierId });
    const credentials = secrets.open(own.credentials, context);
    return { baseUrl: own.base_url, credentials, timeoutMs: own.timeout_ms, module: own.module };
  } catch (error) {
    if (error instanceof SecretError) return 'credentials_lost';
    throw error;
  }
}

/** True when a company's calls to a supplier use its own account there, or would if it had not ended. */
export async function hasOwnAccess(
  db: Db,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<boolean> {
  const own = await db
    .selectFrom('company_supplier_settings')
    .innerJoin('suppliers', 'suppliers.id', 'supplier_id')
    .select(['company_supplier_settings.credentials', 'credentials_for', 'credentials_ended_at'])
    .select(['protocol', 'base_url'])
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  return own !== undefined && accessAt(own, own) !== 'platform';
}
