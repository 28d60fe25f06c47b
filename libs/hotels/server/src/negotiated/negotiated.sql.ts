import { sql, type Selectable, type Updateable } from 'kysely';
import { sellersOf } from '@traveldesk/companies-server';
import type { NegotiatedProperty } from '@traveldesk/hotels-contract';
import { jsonb, type Db, type Tx } from '@traveldesk/shared-server';
import type { NegotiatedTerms } from './negotiated-adapter';
import type { HotelNegotiatedRatesTable } from './negotiated.tables';
import '../hotels.tables';

export type RateRow = Selectable<HotelNegotiatedRatesTable>;

export interface RatesKey {
  companyId: string;
  supplierId: string;
}

/** The data of a supplier that a company's rates need. */
export interface RateSupplier {
  id: string;
  name: string;
  protocol: string;
  concurrency: number;
  /** Whether the company has this supplier. */
  held: boolean;
  /** Whether the company's searches use it. */
  active: boolean;
}

export async function rateSupplier(
  db: Db,
  { companyId, supplierId }: RatesKey,
): Promise<RateSupplier | undefined> {
  const row = await db
    .selectFrom('suppliers')
    .leftJoin('company_suppliers as held', (join) =>
      join.onRef('held.supplier_id', '=', 'suppliers.id').on('held.company_id', '=', companyId),
    )
    .select(['id', 'name', 'protocol', 'concurrency', 'held.company_id as held'])
    .where('id', '=', supplierId)
    .executeTakeFirst();
  if (!row) return undefined;
  const sellers = await sellersOf(db, 'hotels', companyId);
  return { ...row, held: row.held !== null, active: sellers.some(({ id }) => id === supplierId) };
}

export async function companyExists(db: Db, companyId: string): Promise<boolean> {
  const row = await db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst();
  return row !== undefined;
}

/** Locks the company against its deletion and against other new rates until the transaction ends. */
export async function lockRatesOf(tx: Tx, companyId: string): Promise<void> {
  await tx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute();
}

export async function ratesOf(db: Db | Tx, { companyId, supplierId }: RatesKey): Promise<RateRow[]> {
  return db
    .selectFrom('hotel_negotiated_rates')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function findRate(
  db: Db | Tx,
  { companyId, supplierId, rateId }: RatesKey & { rateId: string },
): Promise<RateRow | undefined> {
  return db
    .selectFrom('hotel_negotiated_rates')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .where('id', '=', rateId)
    .executeTakeFirst();
}

/** Returns a rate that has not been deleted, locked until the transaction ends. */
export async function lockRate(
  tx: Tx,
  { companyId, supplierId, rateId }: RatesKey & { rateId: string },
): Promise<RateRow | undefined> {
  return tx
    .selectFrom('hotel_negotiated_rates')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .where('id', '=', rateId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export interface RateScope {
  chain_ref: string | null;
  property_refs: string[] | null;
}

type NewRate = RateScope & Pick<RateRow, 'id' | 'company_id' | 'supplier_id' | 'name' | 'code'>;

/** Violates `hotel_negotiated_rates_code` for a code that the company has at the supplier. */
export async function insertRate(tx: Tx, rate: NewRate): Promise<RateRow> {
  return tx.insertInto('hotel_negotiated_rates').values(rate).returningAll().executeTakeFirstOrThrow();
}

/** Stores a user's change and makes the rate due for a new attempt at once. */
export async function changeRow(
  tx: Tx,
  id: string,
  change: (RateScope & Pick<RateRow, 'name'>) | Pick<RateRow, 'deleted_at'>,
): Promise<RateRow> {
  return tx
    .updateTable('hotel_negotiated_rates')
    .set({ ...change, version: sql`version + 1`, tries: 0, failure: null, said: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('hotel_negotiated_rates').where('id', '=', id).execute();
}

/** The turn of one process to talk to the supplier about a rate. */
export interface RateTurn {
  id: string;
  until: Date;
}

/** Takes the turn; undefined while another process has it, or if there is no such rate. */
export async function takeTurn(db: Db, { id, until }: RateTurn, now: Date): Promise<RateRow | undefined> {
  return db
    .updateTable('hotel_negotiated_rates')
    .set({ busy_until: until, tried_at: now })
    .where('id', '=', id)
    .where((be) => be.or([be('busy_until', 'is', null), be('busy_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
}

export type Progress = Pick<
  Updateable<HotelNegotiatedRatesTable>,
  'account' | 'ref' | 'creating_at' | 'tries' | 'failure' | 'said' | 'busy_until'
> & { registered?: NegotiatedTerms | null; creating?: NegotiatedTerms | null };

/** Stores the state at the supplier, while the turn lasts; undefined if it has ended or the rate is gone. */
export async function saveProgress(
  tx: Tx,
  { id, until }: RateTurn,
  { registered, creating, ...more }: Progress,
): Promise<RateRow | undefined> {
  return tx
    .updateTable('hotel_negotiated_rates')
    .set({
      ...more,
      ...(registered !== undefined && { registered: jsonb(registered) }),
      ...(creating !== undefined && { creating: jsonb(creating) }),
    })
    .where('id', '=', id)
    .where('busy_until', '=', until)
    .returningAll()
    .executeTakeFirst();
}

/** Returns those of the ids that other rates have at a supplier. */
export async function refsOfOthers(db: Db, id: string, refs: readonly string[]): Promise<Set<string>> {
  if (refs.length === 0) return new Set();
  const rows = await db
    .selectFrom('hotel_negotiated_rates')
    .select('ref')
    .where('id', '<>', id)
    .where('ref', 'in', refs)
    .execute();
  return new Set(rows.flatMap(({ ref }) => ref ?? []));
}

/** Returns our records of properties by the supplier's ids, in the order of their names. */
export async function propertiesByRef(
  db: Db | Tx,
  supplierId: string,
  refs: readonly string[],
): Promise<(NegotiatedProperty & { ref: string })[]> {
  if (refs.length === 0) return [];
  return db
    .selectFrom('hotel_property_suppliers as link')
    .innerJoin('hotel_properties as property', 'property.id', 'link.property_id')
    .select(['link.ref', 'property.id', 'property.name', 'property.city', 'property.country_code'])
    .where('link.supplier_id', '=', supplierId)
    .where('link.ref', 'in', refs)
    .orderBy('property.search')
    .orderBy('property.id')
    .execute();
}

/** Returns the supplier's ids of properties by the ids of our records; unknown ones are missing. */
export async function refsOfProperties(
  db: Db | Tx,
  supplierId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('hotel_property_suppliers')
    .select(['property_id', 'ref'])
    .where('supplier_id', '=', supplierId)
    .where('property_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ property_id, ref }) => [property_id, ref]));
}

/** Returns the rates that no process has claimed, in the order of their suppliers; `company`: null if it has been deleted. */
export async function idleRates(db: Db, now: Date): Promise<(RateRow & { company: string | null })[]> {
  return db
    .selectFrom('hotel_negotiated_rates as rate')
    .leftJoin('companies', 'companies.id', 'rate.company_id')
    .selectAll('rate')
    .select('companies.id as company')
    .where((be) => be.or([be('busy_until', 'is', null), be('busy_until', '<=', now)]))
    .orderBy('supplier_id')
    .orderBy('rate.id')
    .execute();
}
