import type { SupplierSegment, SupplierSlice } from '../adapter';

/** A flight of an order; `seats` are chosen ones, by traveller. */
export interface OrderSegment extends SupplierSegment {
  ref: string;
  seats: { traveller: string; designator: string }[];
}

/** A trip of an order. A change names it by `ref`. */
export interface OrderSlice extends SupplierSlice {
  ref: string;
  segments: OrderSegment[];
}
