import { companyCalls, type CallTools } from '@traveldesk/companies-server';
import {
  askWith,
  performWith,
  protocolsOf,
  withExchangeLog,
  type AtSupplier,
  type CallSupplier,
  type Delivery,
  type Forgery,
  type Outcome,
} from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import { hotelProtocolOf, type HotelProtocol } from '../protocol';
import type { StayBookings, StayEvent } from './booking-adapter';

type Tools = CallTools & Pick<HotelTools, 'kernel'>;

type Run<Result> = (stays: StayBookings, call: CallSupplier, accounts: readonly string[]) => Promise<Result>;

const opened =
  (tools: Tools, { hear, ...wanted }: AtSupplier) =>
  async () => {
    const { protocol, stays, bookings, orderTimeoutMs } = hotelProtocolOf(
      tools.kernel,
      wanted.seller.protocol,
    );
    const { errorsIn } = stays;
    const calls = await companyCalls(tools, { ...wanted, kind: 'order', protocol, errorsIn, orderTimeoutMs });
    const masking = { fields: protocol.masked, credentials: calls.secrets };
    const call = hear ? withExchangeLog(calls.call, masking, hear) : calls.call;
    return { ...calls, call, bookings };
  };

/** Makes one call with an effect on a stay, as `performWith` does. */
export function performStay<Result>(
  tools: Tools,
  at: AtSupplier,
  run: Run<Outcome<Result>>,
): Promise<Outcome<Result>> {
  return performWith(opened(tools, at), ({ bookings, call, accounts }) => run(bookings, call, accounts));
}

/** Makes calls about stays without an effect, as `askWith` does. */
export function askStay<Result>(tools: Tools, at: AtSupplier, run: Run<Result>): Promise<Result> {
  return askWith(opened(tools, at), ({ bookings, call, accounts }) => run(bookings, call, accounts));
}

const spokenBy = (kernel: Tools['kernel'], name: string | undefined): HotelProtocol | undefined =>
  name === undefined ? undefined : protocolsOf(kernel).get(name)?.products.hotels;

/** Whether this server supports a protocol, and the protocol sells hotels. */
export function sellsHotels(kernel: Tools['kernel'], name: string): boolean {
  return spokenBy(kernel, name) !== undefined;
}

/** The longest known time, one day, for unsupported protocols. */
const unknownSettlesMs = 24 * 60 * 60_000;

/** Returns how long after an unanswered call about a stay its effect may still occur. */
export function staySettlesWithinMs(kernel: Tools['kernel'], name: string | undefined): number {
  return spokenBy(kernel, name)?.bookings.settlesWithinMs.unanswered ?? unknownSettlesMs;
}

/** Returns the event of a delivery, or why it is rejected; an unknown protocol takes as long and is always `unsigned`. */
export function readStayDelivery(
  kernel: Tools['kernel'],
  name: string | undefined,
  delivery: Delivery,
): StayEvent | Forgery {
  const spoken = spokenBy(kernel, name);
  const [any] = [...protocolsOf(kernel).values()].flatMap(({ products }) => products.hotels ?? []);
  const read = (spoken ?? any)?.bookings.readDelivery(delivery);
  return spoken && read !== undefined ? read : 'unsigned';
}
