import { z } from 'zod';
import {
  accountsAsOne,
  authorAsActor,
  requestApproval,
  type ApprovalKind,
} from '@traveldesk/approvals-server';
import { idSchema, inEachLanguage, minorUnits, moneyText, type Money } from '@traveldesk/shared-contract';
import { Problem, toolsOf, type Actor, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { capture, release } from '@traveldesk/wallet-server';
import { walletPermissions } from '@traveldesk/wallet-contract';
import { holdOwner } from '../../engine/hold-owner';
import { move } from '../../engine/move';
import { lockBooking, type BookingRecord } from '../../engine/rows.sql';
import { productOf } from '../../product/product';
import { factsOf, nameOf, whoEntered } from './manual-request.sql';

const payloadSchema = z.object({ booking_id: idSchema });

type Payload = z.infer<typeof payloadSchema>;

/** The fields of a booking made elsewhere that the engine reads; its product has more. */
export interface EnteredBooking {
  company_id: string;
  source: string;
  pnr: string | null;
  total: Money | null;
  note: string | null;
  reason?: string | null | undefined;
}

interface Wanted {
  booking: Pick<BookingRecord, 'id' | 'number'>;
  input: EnteredBooking;
  amount: Money;
}

/** Requests a second person's approval for the price of a manual booking, which is already held. Returns the request's id. */
export async function requestManual(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Kernel,
  { booking, input, amount }: Wanted,
): Promise<string> {
  const company = await nameOf(tx, input.company_id);
  const title = inEachLanguage((language) => {
    const params = { number: booking.number, company, amount: moneyText(amount, language) };
    return kernel.texts.text('bookings', 'titles.manual_approval', language, params);
  });
  const { id } = await requestApproval(
    tx,
    record,
    actor,
    {
      kind: 'manual_booking',
      title,
      companyId: input.company_id,
      amount,
      payload: { booking_id: booking.id } satisfies Payload,
      reason: input.reason ?? input.note ?? '',
      about: { kind: 'booking', id: booking.id },
    },
    kernel,
  );
  return id;
}

/** The approval kind for prices of manual bookings (ADR 103). */
export function manualKind({ texts }: Kernel): ApprovalKind<Payload> {
  return {
    name: 'manual_booking',
    module: 'bookings',
    permission: walletPermissions.approveAdjustments,
    byStaff: true,
    task: { type: 'approval', project: 'Bookings' },
    payload: payloadSchema,
    describe: async (db, { payload, reason, amount, companyId }, language) => ({
      effect: texts.text('bookings', 'effects.manual_approval', language, {
        amount: amount ? moneyText(amount, language) : '',
        company: await nameOf(db, companyId),
      }),
      facts: await factsOf(db, { texts }, { payload, reason }, language),
    }),
    refusals: async (db, { payload, author }, deciders) => {
      // Ties to the author have their own error code.
      const others = (await whoEntered(db, payload.booking_id)).filter(({ id }) => id !== author.id);
      const people = deciders.map(({ userId }) => userId);
      const entered = new Set<string>();
      for (const { id, ofCompany } of others) {
        // Power that one person gave joins no staff to a company's own user (ADR 95).
        for (const one of ofCompany ? [id] : await accountsAsOne(db, id, people)) entered.add(one);
      }
      const problem = new Problem(403, 'booking_entered_by_approver');
      return people.map((id) => (id !== author.id && entered.has(id) ? problem : null));
    },
    approve: async (tx, record, actor, { request, amount }, kernel) => {
      const { author, payload } = request;
      const { booking, holdId } = await lockWaiting(tx, request.id, payload);
      if (amount === null) throw new Error('A pending manual booking must have a price.');
      // The payment belongs to the author; the request and the booking's history name the approver.
      const by = authorAsActor(author);
      const paymentId = await capture(tx, record, by, { holdId, owner: holdOwner(booking.id) });
      await move(tx, record, actor, {
        booking,
        to: productOf(kernel, booking).sold,
        event: 'manual_approved',
        set: { payment_id: paymentId, paid: minorUnits(amount), hold_id: null, approval_id: null },
        at: toolsOf(kernel, 'bookings').now(),
      });
      return { kind: 'transaction', id: paymentId };
    },
    drop: async (tx, record, actor, { id, payload, author }, kernel) => {
      const { booking, holdId } = await lockWaiting(tx, id, payload);
      await release(tx, record, actor, { holdId, owner: holdOwner(booking.id) });
      await move(tx, record, actor, {
        booking,
        to: 'cancelled',
        event: actor.userId === author.id ? 'manual_withdrawn' : 'manual_declined',
        set: { hold_id: null, approval_id: null },
        at: toolsOf(kernel, 'bookings').now(),
      });
    },
  };
}

/** Locks the booking that waits for this request; returns it with its hold. */
async function lockWaiting(tx: Tx, requestId: string, { booking_id: id }: Payload) {
  const booking = await lockBooking(tx, id);
  if (booking.approval_id !== requestId || booking.hold_id === null) throw new Problem(422, 'booking_state');
  return { booking, holdId: booking.hold_id };
}
