import { companyAccounts, findCompany } from '@traveldesk/companies-server';
import {
  mostNegotiatedRates,
  negotiatedPermission,
  type NegotiatedChange,
  type NegotiatedInput,
  type NegotiatedRate,
} from '@traveldesk/hotels-contract';
import {
  checkVersion,
  invalid,
  lacking,
  newId,
  notFound,
  Problem,
  type Actor,
  type Db,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { protocolsOf } from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import { chainsByRef } from './chains.sql';
import {
  changeRow,
  findRate,
  insertRate,
  lockRate,
  lockRatesOf,
  propertiesByRef,
  rateSupplier,
  ratesOf,
  refsOfProperties,
  removeRow,
  type RateRow,
  type RateScope,
  type RatesKey,
  type RateSupplier,
} from './negotiated.sql';
import { registrationOf } from './registration';

export type RateKey = RatesKey & { rateId: string };

/** Returns the supplier; throws a 404 if the caller does not see the company, or the company does not have the supplier. */
async function heldSupplier(db: Db, key: RatesKey, actor: Actor): Promise<RateSupplier> {
  const company = await findCompany(db, key.companyId, actor);
  const supplier = company && (await rateSupplier(db, key));
  if (!supplier?.held) throw notFound();
  return supplier;
}

/** The same for changes, which only staff may make; others get a 403. Throws a 404 if the supplier's protocol has no such rates. */
export async function heldByStaff(
  { db, kernel }: HotelTools,
  key: RatesKey,
  actor: Actor,
): Promise<RateSupplier> {
  const supplier = await heldSupplier(db, key, actor);
  requireStaff(actor);
  if (!isSupported(kernel, supplier)) throw notFound();
  return supplier;
}

function requireStaff({ type }: Actor): void {
  if (type !== 'staff') throw lacking(negotiatedPermission);
}

function isSupported(kernel: HotelTools['kernel'], { protocol }: Pick<RateSupplier, 'protocol'>): boolean {
  return protocolsOf(kernel).get(protocol)?.products.hotels?.negotiated !== undefined;
}

/** Returns the rates of a company at a supplier. Throws a 404 as `heldSupplier`. */
export async function readRates(
  tools: HotelTools,
  key: RatesKey,
  actor: Actor,
): Promise<{ supported: boolean; data: NegotiatedRate[] }> {
  const supplier = await heldSupplier(tools.db, key, actor);
  if (!isSupported(tools.kernel, supplier)) return { supported: false, data: [] };
  return { supported: true, data: await shown(tools, key, actor, await ratesOf(tools.db, key)) };
}

/** Returns a rate; null if it is gone. */
export async function readRate(
  tools: HotelTools,
  key: RateKey,
  actor: Actor,
): Promise<NegotiatedRate | null> {
  const row = await findRate(tools.db, key);
  const [rate] = await shown(tools, key, actor, row ? [row] : []);
  return rate ?? null;
}

async function shown(
  tools: HotelTools,
  key: RatesKey,
  actor: Actor,
  rows: readonly RateRow[],
): Promise<NegotiatedRate[]> {
  if (rows.length === 0) return [];
  const accounts = await companyAccounts(tools, key);
  const chains = await chainsByRef(
    tools.db,
    key.supplierId,
    rows.flatMap(({ chain_ref: ref }) => ref ?? []),
  );
  const refs = rows.flatMap(({ property_refs: one }) => one ?? []);
  const properties = await propertiesByRef(tools.db, key.supplierId, [...new Set(refs)]);
  const now = new Date();
  return rows.map((row) => {
    const { id, name, code, chain_ref, property_refs, version } = row;
    const named = properties.filter(({ ref }) => property_refs?.includes(ref));
    return {
      id,
      name,
      code,
      chain: chain_ref === null ? null : { ref: chain_ref, name: chains.get(chain_ref) ?? chain_ref },
      properties: property_refs && named.map(({ ref: _, ...property }) => property),
      version,
      registration: registrationOf(row, { accounts, now, words: actor.type === 'staff' }),
    };
  });
}

/**
 * Stores a rate, which is registered afterwards. Throws a 422 at `code` for a second rate of this code, at `chain` or
 * `property_ids` for values unknown at the supplier, and for too many rates.
 */
export async function createRate(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, supplierId }: RatesKey,
  { supplier, input }: { supplier: Pick<RateSupplier, 'name'>; input: NegotiatedInput },
): Promise<{ id: string }> {
  requireStaff(actor);
  await lockRatesOf(tx, companyId);
  const others = await ratesOf(tx, { companyId, supplierId });
  if (others.filter(({ deleted_at }) => deleted_at === null).length >= mostNegotiatedRates)
    throw new Problem(422, 'negotiated_limit', { params: { count: mostNegotiatedRates } });
  const scope = await scopeOf(tx, supplierId, input);
  const { name, code } = input;
  const rate = { id: newId(), company_id: companyId, supplier_id: supplierId, name, code, ...scope };
  const row = await insertRate(tx, rate);
  record({ ...entry(companyId), after: await audited(tx, row, supplier) });
  return { id: row.id };
}

type Changing = Pick<Target, 'seen'> & { supplier: Pick<RateSupplier, 'name'> };

/** Changes a rate. Throws a 404, a 412 if the caller's version is not the newest, and a 422 as `createRate`. */
export async function changeRate(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  key: RateKey,
  { seen, supplier, input }: Changing & { input: NegotiatedChange },
): Promise<void> {
  requireStaff(actor);
  const row = await lockRate(tx, key);
  if (!row) throw notFound();
  checkVersion(seen, row.version);
  const scope = await scopeOf(tx, key.supplierId, input);
  const before = await audited(tx, row, supplier);
  const after = await changeRow(tx, row.id, { name: input.name, ...scope });
  record({ ...entry(key.companyId), before, after: await audited(tx, after, supplier) });
}

/**
 * Deletes a rate: from now on it is not sent. It stays as long as the supplier may have it. Throws a 404, or a 412 if the caller's version
 * is not the newest.
 */
export async function deleteRate(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  key: RateKey,
  { seen, supplier }: Changing,
): Promise<{ name: string }> {
  requireStaff(actor);
  const row = await lockRate(tx, key);
  if (!row) throw notFound();
  checkVersion(seen, row.version);
  record({ ...entry(key.companyId), before: await audited(tx, row, supplier) });
  if (row.ref === null && row.creating === null) await removeRow(tx, row.id);
  else await changeRow(tx, row.id, { deleted_at: new Date() });
  return { name: row.name };
}

/** Changes of a company's settings are changes of the company. */
const entry = (companyId: string) => ({ entity: 'company', id: companyId, action: 'update' }) as const;

async function scopeOf(
  tx: Tx,
  supplierId: string,
  { chain, property_ids: ids }: Pick<NegotiatedChange, 'chain' | 'property_ids'>,
): Promise<RateScope> {
  if (chain !== null) {
    const known = await chainsByRef(tx, supplierId, [chain]);
    if (!known.has(chain)) throw invalid({ chain: 'negotiated_chain_unknown' });
    return { chain_ref: chain, property_refs: null };
  }
  const wanted = [...new Set(ids)];
  const known = await refsOfProperties(tx, supplierId, wanted);
  if (!wanted.every((id) => known.has(id))) throw invalid({ property_ids: 'negotiated_property_unknown' });
  return { chain_ref: null, property_refs: [...known.values()].sort() };
}

/** Returns a rate for the company's history. */
async function audited(tx: Tx, row: RateRow, supplier: Pick<RateSupplier, 'name'>) {
  const { name, code, chain_ref, property_refs, supplier_id } = row;
  const chains = await chainsByRef(tx, supplier_id, chain_ref === null ? [] : [chain_ref]);
  const properties = await propertiesByRef(tx, supplier_id, property_refs ?? []);
  const of = chain_ref === null ? properties.map((one) => one.name) : [chains.get(chain_ref) ?? chain_ref];
  return { negotiated_rate: { supplier: supplier.name, code, name, of } };
}
