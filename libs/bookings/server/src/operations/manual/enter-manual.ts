import type { Updateable } from 'kysely';
import { confirmedStates, type BookingState, type ManualWritten } from '@traveldesk/bookings-contract';
import { minorUnits } from '@traveldesk/shared-contract';
import {
  checkVersion,
  invalid,
  newId,
  notFound,
  Problem,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import type { BookingsTable } from '../../bookings.tables';
import { move } from '../../engine/move';
import { lockBooking, type BookingRecord } from '../../engine/rows.sql';
import { searchText } from '../../engine/search-text';
import { requireSeen } from '../../scope';
import { insertDraft } from './draft';
import { clearManual, keepFormer } from './former-manual';
import type { EnteredBooking } from './manual-kind';
import { takePrice } from './take-price';

/** Where the rows of an entry are written. */
export interface EntryTarget {
  tx: Tx;
  record: Recorder;
  actor: Actor;
  booking: BookingRecord;
  /** The issue times of the booking's former tickets, by number. */
  issued: ReadonlyMap<string, Date>;
}

/** A validated entry of a booking made elsewhere, as its product enters it. */
export interface ManualEntry {
  product: string;
  input: EnteredBooking;
  at: Date;
  /** The state of the booking, unless its price waits for a second person. */
  to: BookingState;
  /** The shared columns. */
  columns: Updateable<BookingsTable>;
  /** Whether a booking in this state can become this entry. */
  replaces(state: BookingState): boolean;
  /** Writes the product's rows, the travelers and the tickets; those of the former version are deleted. */
  writeRows(writing: EntryTarget): Promise<void>;
  /** Returns the stored version, which the history keeps if the booking is paid. */
  formerOf(tx: Tx, booking: BookingRecord): Promise<object>;
}

/** Whether a manual booking that is entered in this state is bought, so that its price is charged. */
export const isBought = (state: BookingState) => (confirmedStates as readonly BookingState[]).includes(state);

/** Inserts a booking made elsewhere. If it is bought, its price is charged in the same transaction or waits for approval. Throws the wallet's problems. */
export async function createManual(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Kernel,
  entry: ManualEntry,
): Promise<ManualWritten> {
  const { product, input, columns, at } = entry;
  const values = { ...columns, kind: 'manual' as const, product, company_id: input.company_id };
  const { id } = await insertDraft(tx, record, actor, kernel, { values, at });
  return write(tx, record, actor, kernel, { booking: await lockBooking(tx, id), entry });
}

/**
 * Updates a manual booking; the former version of a paid one stays in the history. Throws a 404, a 412, and a 422: `booking_state` where
 * its price waits, its state has moved on, or the entry does not replace it; at `company_id` for another payer; and for a paid one at
 * `total` for another price and at `reason` if missing.
 */
export async function updateManual(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Kernel,
  { id, seen, entry }: Target & { entry: ManualEntry },
): Promise<ManualWritten> {
  await requireSeen({ ...kernel, db: tx }, { product: entry.product, id }, actor, 'work');
  const booking = await lockBooking(tx, id);
  if (booking.kind !== 'manual') throw notFound();
  checkVersion(seen, booking.version);
  if (!entry.replaces(booking.state)) throw new Problem(422, 'booking_state');
  if (entry.input.company_id !== booking.company_id) throw invalid({ company_id: 'booking_company_fixed' });
  if (booking.payment_id !== null) requireSamePrice(booking, entry.input);
  const former = booking.payment_id === null ? null : await entry.formerOf(tx, booking);
  const issued = await clearManual(tx, id);
  return write(tx, record, actor, kernel, { booking, entry, former, issued });
}

/** Throws a 422 if the change of a paid booking has no reason, or if it changes the price. */
function requireSamePrice(booking: BookingRecord, { total, reason }: EnteredBooking): void {
  if (total !== null && total.currency !== booking.currency) {
    throw invalid({ 'total.currency': 'booking_total_taken' });
  }
  if (total === null || minorUnits(total) !== BigInt(booking.total ?? 0)) {
    throw invalid({ 'total.amount': 'booking_total_taken' });
  }
  if (!reason) throw invalid({ reason: 'booking_reason_required' });
}

async function write(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Kernel,
  {
    booking,
    entry,
    former = null,
    issued = new Map(),
  }: {
    booking: BookingRecord;
    entry: ManualEntry;
    former?: object | null;
    issued?: ReadonlyMap<string, Date>;
  },
): Promise<ManualWritten> {
  const { input, at } = entry;
  const { id } = booking;
  const { total: amount, reason = null } = input;
  const pays = amount !== null && isBought(entry.to) && booking.payment_id === null;
  const entered = { input, to: entry.to, at };
  const taken = pays ? await takePrice(tx, record, actor, kernel, { booking, entered, amount }) : null;
  await entry.writeRows({ tx, record, actor, booking, issued });
  const historyId = newId();
  await move(tx, record, actor, {
    booking,
    to: taken?.to ?? entry.to,
    event: booking.state === 'draft' ? 'entered' : 'entered_anew',
    reason: former && reason,
    set: {
      ...entry.columns,
      source: input.source,
      pnr: input.pnr,
      note: input.note,
      currency: amount?.currency ?? null,
      total: amount && minorUnits(amount),
      net: amount && minorUnits(amount),
      ...taken?.set,
    },
    historyId,
    at,
  });
  if (former) await keepFormer(tx, record, actor, { bookingId: id, historyId, former });
  await searchText(tx, id);
  const { number, version, approval_id } = await lockBooking(tx, id);
  return { id, number, version, approval_id };
}
