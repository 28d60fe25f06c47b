import type { SupplierSegment, SupplierSlice } from '../adapter';

/** A flight of an order; `seats` are the chosen seats by traveler. */
export interface OrderSegment extends SupplierSegment {
  ref: string;
  seats: { traveller: string; designator: string }[];
}

/** A trip of an order; changes refer to it by `ref`. */
export interface OrderSlice extends SupplierSlice {
  ref: string;
  segments: OrderSegment[];
}
