import type { BookedTier } from '@traveldesk/hotel-bookings-contract';
import {
  payableOf,
  readBookingSettings,
  type AgreedReturn,
  type BookingRecord,
} from '@traveldesk/bookings-server';
import {
  cancellationSteps,
  converterInto,
  tiersOf,
  linesWithTreatments,
  type CancellationStep,
} from '@traveldesk/hotels-server';
import { minorUnits } from '@traveldesk/shared-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { HotelDetail } from '../hotel-bookings.tables';
import { hotelDetail } from '../order/hotel-detail.sql';

type Paid = Parameters<typeof cancellationSteps>[2];
type Agreed = Pick<HotelDetail, 'agreed' | 'context'>;

/** States before the wallet has paid; the amount to pay counts. */
const unpaidStates: readonly BookingRecord['state'][] = ['priced', 'payment_pending', 'issuing'];

function paidOf(booking: BookingRecord, { net: cost }: NonNullable<HotelDetail['agreed']>): Paid {
  const payable = unpaidStates.includes(booking.state) ? payableOf(booking) : null;
  const now = payable ? minorUnits(payable) : BigInt(booking.paid) - BigInt(booking.refunded);
  const net = BigInt(booking.net ?? 0);
  const ofTotal = booking.order_price ? minorUnits(booking.order_price) : 0n;
  return {
    now,
    // The wallet pays the supplier's part only with the platform's credentials, and gets a refund only of amounts that it has paid.
    net: booking.charge === 'total' && now > 0n ? net : 0n,
    cost: ofTotal > 0n ? net : minorUnits(cost),
    ofTotal,
  };
}

/** Returns the supplier's estimate of its commission in minor units of the booking's currency; null if there is none or it cannot
 * be converted. */
export function expectedCommission(
  { commission }: Pick<NonNullable<HotelDetail['agreed']>, 'commission'>,
  context: NonNullable<HotelDetail['context']>,
): bigint | null {
  if (!commission) return null;
  const { currency, rates } = context;
  if (commission.currency !== currency && !rates[commission.currency]) return null;
  return minorUnits(converterInto(context)(commission));
}

/** Returns the steps of a cancellation of a booked stay from an instant on; null if its terms are unknown. */
async function stepsOf(
  db: Db | Tx,
  booking: BookingRecord,
  { agreed, context }: Agreed,
  from: Date,
): Promise<CancellationStep[] | null> {
  if (!agreed?.timeline || !context) return null;
  const [lines = []] = await linesWithTreatments(db, [agreed.lines]);
  const terms = { total: agreed.facts.net.total, timeline: agreed.timeline };
  const sale = { currency: context.currency, lines, exchange: converterInto(context) };
  return cancellationSteps(terms, sale, paidOf(booking, agreed), from.toISOString());
}

/** Returns the tiers of a booked stay from an instant on, without our own margins; null if its terms are unknown. */
export async function tiersFrom(
  db: Db | Tx,
  booking: BookingRecord,
  detail: Agreed,
  from: Date,
): Promise<Omit<BookedTier, 'house_until'>[] | null> {
  const steps = await stepsOf(db, booking, detail, from);
  return steps && tiersOf(steps).map(({ until, refund, claim }) => ({ until, back: refund, claim }));
}

/** Returns the tiers as the booking's page shows them, each with our own deadline. */
export async function bookedTiers(
  db: Db,
  booking: BookingRecord,
  detail: Agreed,
  now: Date,
): Promise<BookedTier[] | null> {
  const { house_margin_hours: hours } = await readBookingSettings(db);
  const tiers = await tiersFrom(db, booking, detail, now);
  return (
    tiers &&
    tiers.map((tier) => ({
      ...tier,
      house_until: tier.until && new Date(Date.parse(tier.until) - hours * 3_600_000).toISOString(),
    }))
  );
}

/** Returns the refund of a cancellation at an instant; null if the terms are unknown. */
export async function returnsAt(
  db: Db | Tx,
  booking: BookingRecord,
  detail: Agreed,
  at: Date,
): Promise<AgreedReturn | null> {
  const steps = await stepsOf(db, booking, detail, at);
  const [step] = steps ?? [];
  if (!steps || !step) return null;
  const { returned: refund, returning, claim } = step;
  return { refund, returning, claim, until: tiersOf(steps)[0]?.until ?? null };
}

/** Returns the refund of a confirmed cancellation (`Product.returnsOf`); null if the supplier names no instant, or the terms are unknown. */
export async function returnsOfStay(
  db: Db | Tx,
  booking: BookingRecord,
  { confirmed_at: at }: { confirmed_at: string | null },
): Promise<AgreedReturn | null> {
  if (at === null) return null;
  return returnsAt(db, booking, await hotelDetail(db, booking.id), new Date(at));
}
