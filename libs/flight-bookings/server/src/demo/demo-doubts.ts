import { approvalPaths } from '@traveldesk/approvals-contract';
import { bookingPaths, bookingSchema } from '@traveldesk/bookings-contract';
import { setTimeout as delay } from 'node:timers/promises';
import { giveOwnAccess, lastOperation, refreshBooking } from '@traveldesk/bookings-server';
import { giveBack } from './demo-quotes';
import { bookedTrip, loadTrip, madeAt, type Loading } from './demo-trips';
import { tripOf, type DemoTrip } from './demo-trip';

const company = 'Horizons Business Travel';
const own = { company, owner: 'salma@traveldesk.example' };
/** The company's own account at the training supplier, so that no other customer is affected. */
const account = 'training_steady_horizons';

/** The supplier's behavior at the order and at the cancellation. */
type Doubt = DemoTrip & {
  order?: 'accepted' | 'accepted_then_failed';
  cancellation?: 'accepted_then_failed';
  /** Two people settle it as refused, wrongly. */
  isGivenUp?: boolean;
};

/** Bookings in doubt, and one late success. */
export const demoDoubts: readonly Doubt[] = [
  {
    ...tripOf(['doubt-pay', 'staff', 0.12, 26, 'DXB-ZRH', 'pay', 'Mr Vikram Shetty', [], own]),
    order: 'accepted_then_failed',
    note: 'The supplier took it and never said more. Do not book it again.',
  },
  {
    ...tripOf(['doubt-hold', 'staff', 0.2, 37, 'DXB-NBO', 'hold', 'Ms Aisha Suwaidi', [], own]),
    order: 'accepted_then_failed',
  },
  {
    ...tripOf(['doubt-cancel', 'staff', 2.3, 51, 'DXB-MXP', 'pay', 'Ms Nadine Khoury', [], own]),
    cancellation: 'accepted_then_failed',
  },
  {
    ...tripOf(['late', 'staff', 2.35, 42, 'DXB-PRG', 'pay', 'Mr Samuel Dsouza', [], own]),
    order: 'accepted',
    isGivenUp: true,
    note: 'Given up after a call to the supplier, who then sold it after all.',
  },
];

/**
 * Loads a booking in doubt with the supplier's behavior changed meanwhile. Afterwards the company's own account is removed, so that the
 * doubt stays until a person settles it.
 */
export async function loadDoubt(loading: Loading, trip: Doubt): Promise<boolean> {
  const { training, people } = loading;
  const staff = people.get('staff');
  if (!staff || !(await ownAccess(loading, true))) return false;
  try {
    await training.turn(account, { order_outcome: trip.order ?? 'normal' });
    const id = await bookedTrip(loading, staff, trip);
    if (id === undefined) return false;
    if (trip.isGivenUp) await giveUp(loading, trip, id);
    if (!(await loadTrip(loading, trip))) return false;
    if (trip.cancellation) {
      await training.turn(account, { cancellation_outcome: trip.cancellation });
      const at = madeAt({ key: trip.key, ago: 0.2 });
      await loading.desk.at(at, () => giveBack('refund', { ...loading, who: staff, id }));
      await loading.desk.settled(id);
    }
    return true;
  } finally {
    await training.turn(account, { order_outcome: 'normal', cancellation_outcome: 'normal' });
    await ownAccess(loading, false);
  }
}

/** Adds or removes the company's own account. */
async function ownAccess({ desk, people, companies, training }: Loading, isGiven: boolean): Promise<boolean> {
  const who = people.get('staff');
  const companyId = companies.get(company);
  if (!who || companyId === undefined) return false;
  const { supplierId } = training;
  return giveOwnAccess({ desk, who }, { companyId, supplierId, account: isGiven ? account : null });
}

/** The delay until an accepted action takes effect at the supplier; docs/training-supplier.md. */
const laterMs = 2_000;

const hour = 3_600_000;

/**
 * Simulates a day without access: one person settles as refused, another releases the money (docs/adr/0097). Then the supplier is asked
 * again and has the order.
 */
async function giveUp(loading: Loading, trip: Doubt, id: string): Promise<void> {
  const { app, desk } = loading;
  await ownAccess(loading, false);
  await desk.at(new Date(madeAt(trip).getTime() + 25 * hour), () => release(loading, id));
  await ownAccess(loading, true);
  if ((await lastOperation(app.kernel.db, id))?.state !== 'refused') return;
  await delay(laterMs);
  await refreshBooking(app.kernel, id);
}

async function release({ desk, people }: Loading, id: string): Promise<void> {
  const [staff, finance] = [people.get('staff') ?? {}, people.get('finance') ?? {}];
  const doubt = async () => {
    const { body } = await desk.call(staff, 'GET', bookingPaths.one(id));
    const booking = bookingSchema.safeParse(body).data;
    return booking?.operation?.state === 'in_doubt' ? booking.operation : null;
  };
  const open = await doubt();
  if (!open) return;
  const refused = { operation_id: open.id, outcome: 'refused', pnr: null, order_ref: null };
  const reason = 'The supplier knows nothing of it, says its help desk';
  await desk.call(staff, 'POST', bookingPaths.settle(id), { ...refused, request_release: true, reason });
  const request = (await doubt())?.release_id;
  if (request) await desk.call(finance, 'POST', approvalPaths.approve(request), {});
}
