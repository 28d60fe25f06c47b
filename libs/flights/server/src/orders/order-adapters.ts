import type { SupplierProtocol } from '@traveldesk/suppliers-contract';
import { duffelOrders } from '../duffel/orders/duffel-orders';
import type { OrderAdapter } from './order-adapter';

/** How orders are spoken of in each wire format. */
export const orderAdapters: Readonly<Record<SupplierProtocol, OrderAdapter>> = { duffel: duffelOrders };
