import type { NegotiatedChain } from '@traveldesk/hotels-contract';
import type { CallSupplier } from '@traveldesk/suppliers-server';

/** A negotiated rate as a supplier registers it: of a chain, or of properties, both by the supplier's ids. */
export interface NegotiatedTerms {
  name: string;
  code: string;
  chain: string | null;
  /** Sorted. */
  properties: string[] | null;
}

/** A rate that a supplier has, by its id there. */
export interface RegisteredTerms extends NegotiatedTerms {
  ref: string;
}

/** The part of a wire format that registers negotiated rates. Each function throws a SupplierFault if the answer is unusable. */
export interface NegotiatedAdapter {
  /** Returns all chains with which rates can be negotiated. */
  chains(call: CallSupplier): Promise<NegotiatedChain[]>;
  /** Returns all rates of the account; fails if it cannot read all. */
  list(call: CallSupplier): Promise<RegisteredTerms[]>;
  create(call: CallSupplier, terms: NegotiatedTerms): Promise<RegisteredTerms>;
  /** Changes name, chain and properties. Returns null if the supplier has no such rate. */
  update(call: CallSupplier, ref: string, terms: NegotiatedTerms): Promise<RegisteredTerms | null>;
  /** Returns whether the supplier still had it. */
  remove(call: CallSupplier, ref: string): Promise<boolean>;
}

/** Whether two rates are the same. A supplier may return a code in lower case. */
export function isSameTerms(one: NegotiatedTerms, other: NegotiatedTerms): boolean {
  return (
    one.name === other.name &&
    one.code.toUpperCase() === other.code.toUpperCase() &&
    one.chain === other.chain &&
    one.properties?.join() === other.properties?.join()
  );
}
