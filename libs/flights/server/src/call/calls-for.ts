import { companyCalls } from '@traveldesk/companies-server';
import {
  withExchangeLog,
  type AtSupplier,
  type CallKind,
  type SupplierCalls,
} from '@traveldesk/suppliers-server';
import type { FlightTools } from '../flights.tools';
import { flightProtocolOf, type FlightProtocol } from '../protocol';

/** The calls to open; `reference` is the id of the search, or of the attempt at an order, that they are made for. */
export interface CallsFor extends AtSupplier {
  kind: CallKind;
}

/** Opens a company's connection to a flight supplier. Throws a SupplierFault if the company has no usable token. */
export async function callsFor(
  tools: FlightTools,
  { hear, ...wanted }: CallsFor,
): Promise<SupplierCalls & Pick<FlightProtocol, 'offers' | 'orders'> & { timeoutMs: number }> {
  const { protocol, offers, orders, orderTimeoutMs } = flightProtocolOf(tools.kernel, wanted.seller.protocol);
  const { errorsIn } = offers;
  const calls = await companyCalls(tools, { ...wanted, protocol, errorsIn, orderTimeoutMs });
  const masking = { fields: protocol.masked, credentials: calls.secrets };
  return { ...calls, call: hear ? withExchangeLog(calls.call, masking, hear) : calls.call, offers, orders };
}
