import type { ColumnType, Generated } from 'kysely';
import type { RegistrationReason } from '@traveldesk/hotels-contract';
import type { NegotiatedTerms } from './negotiated-adapter';

declare module '@traveldesk/shared-server' {
  interface Database {
    hotel_negotiated_rates: HotelNegotiatedRatesTable;
    hotel_supplier_chains: HotelSupplierChainsTable;
  }
}

/** A negotiated rate of a company at a supplier, and its state there. */
export interface HotelNegotiatedRatesTable {
  id: string;
  company_id: string;
  supplier_id: string;
  name: string;
  code: string;
  /** The supplier's id of the chain; null for properties. */
  chain_ref: string | null;
  /** The supplier's ids of the properties, which stay when our records of them are joined or split; null for a chain. Sorted. */
  property_refs: string[] | null;
  /** Counts changes by users; registrations do not change it. */
  version: Generated<number>;
  created_at: Generated<Date>;
  /** Set while the supplier may still have a rate that was deleted here. */
  deleted_at: Date | null;
  /** The account at the supplier to which `ref` and `creating` belong, as `companyAccounts` names it. */
  account: string | null;
  /** The supplier's id of the rate in this account, and the terms that it has there. */
  ref: string | null;
  registered: ColumnType<NegotiatedTerms | null, undefined, NegotiatedTerms | null>;
  /** Terms that were sent for registration without a clear answer so far, and the time. */
  creating: ColumnType<NegotiatedTerms | null, undefined, NegotiatedTerms | null>;
  creating_at: Date | null;
  /** The last attempt, and the failed ones since the last success or change. */
  tried_at: Date | null;
  tries: Generated<number>;
  /** Set while a process calls the supplier for this rate; other processes wait until then. */
  busy_until: Date | null;
  failure: RegistrationReason | null;
  /** The supplier's text of a refusal. */
  said: string | null;
}

/** The chains that a supplier has named; those of its latest answer have the latest `listed_at`. */
interface HotelSupplierChainsTable {
  supplier_id: string;
  ref: string;
  name: string;
  listed_at: Date;
}
