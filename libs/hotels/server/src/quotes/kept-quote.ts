import type { PropertyDetails, QuoteField, StayProperty, StayRoom } from '@traveldesk/hotels-contract';
import type { KeptContext } from '@traveldesk/markups-server';
import type { Money } from '@traveldesk/shared-contract';
import type { SearchedSupplier } from '@traveldesk/suppliers-contract';
import type { PricedBy } from '../search/priced-by';
import type { KeptRate } from '../rates/kept-rates';

/** A quote as stored. Both rates hold net prices apart, and the supplier's timeline. */
export interface QuoteContent {
  property: StayProperty;
  /** The supplier's id of the property. */
  propertyRef: string;
  details: PropertyDetails;
  supplier: SearchedSupplier;
  room: Omit<StayRoom, 'rates'>;
  /** As it was shown when it was chosen. */
  chosen: KeptRate;
  /** As the supplier sells it now. */
  rate: KeptRate;
  /** The part of the total that a deposit rate takes at once; null if the quote names none. */
  deposit: Money | null;
  changes: QuoteField[];
  /** The inputs of the price besides the rate, for `explain`. */
  context: KeptContext;
}

export interface KeptQuote {
  id: string;
  rateId: string;
  companyId: string | null;
  supplierId: string;
  /** The supplier's id of the quote. */
  ref: string;
  query: string;
  currency: string;
  pricing: PricedBy;
  content: QuoteContent;
  quotedAt: Date;
  expiresAt: Date;
}
