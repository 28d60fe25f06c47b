import {
  endOver,
  findBookingRecord,
  refreshBooking,
  type DemoDesk,
  type Training,
} from '@traveldesk/bookings-server';
import { hotelBookingPaths, type HotelBooking } from '@traveldesk/hotel-bookings-contract';
import type { Kernel, DemoHeaders } from '@traveldesk/shared-server';
import type { StayStep } from './demo-stay';

interface On {
  kernel: Kernel;
  desk: DemoDesk;
  training: Training;
  /** A user who may cancel. */
  who: DemoHeaders;
  id: string;
  madeAt: Date;
}

const hour = 3_600_000;

/** Takes a step at its time, never in the future; one that was taken before a restart is skipped. */
export async function takeStayStep(step: StayStep, on: On): Promise<void> {
  const { desk, id } = on;
  const at = await instantOf(step, on);
  if (at === null) return;
  await desk.at(new Date(Math.min(at, Date.now())), () => take[step](on));
  await desk.settled(id);
}

async function instantOf(step: StayStep, on: On): Promise<number | null> {
  if (step === 'cancel' || step === 'outside') return on.madeAt.getTime() + 22 * hour;
  if (step === 'stay') {
    const { ends_at: end } = (await findBookingRecord(on.kernel.db, on.id)) ?? {};
    return end ? end.getTime() + hour / 2 : null;
  }
  const { no_show: when } = await read(on);
  return when ? Date.parse(when.from) + 10 * hour : null;
}

async function read({ desk, who, id }: On): Promise<HotelBooking> {
  return (await desk.call(who, 'GET', hotelBookingPaths.one(id))).body as HotelBooking;
}

const take: Readonly<Record<StayStep, (on: On) => Promise<void>>> = {
  stay: ({ kernel }) => endOver(kernel),
  cancel,
  no_show: setNoShow,
  outside: cancelOutside,
};

/** Cancels in the tier that is in force. */
async function cancel(on: On): Promise<void> {
  const { desk, who, id } = on;
  const { state, version, tiers } = await read(on);
  if (state !== 'confirmed') return;
  const tier = tiers?.[0] ?? null;
  const body = { back: tier?.back ?? null, until: tier?.until ?? null, reason: 'Plans have changed' };
  await desk.call(who, 'POST', hotelBookingPaths.cancellations(id), body, { 'if-match': `"${version}"` });
}

async function setNoShow(on: On): Promise<void> {
  const { desk, who, id } = on;
  const { state, version } = await read(on);
  if (state !== 'confirmed') return;
  const body = { no_show: true, reason: 'The hotel reports that nobody came' };
  await desk.call(who, 'PUT', hotelBookingPaths.noShow(id), body, { 'if-match': `"${version}"` });
}

/** The guest cancels at the hotel. */
async function cancelOutside({ kernel, training, id }: On): Promise<void> {
  const record = await findBookingRecord(kernel.db, id);
  if (!record?.order_ref) return;
  await training.ask('POST', `/bookings/${record.order_ref}/cancellation`, {});
  await refreshBooking(kernel, id);
}
