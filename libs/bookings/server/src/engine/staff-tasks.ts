import type { BookingFlag } from '@traveldesk/bookings-contract';
import { inEachLanguage, moneyText, type Language, type Money } from '@traveldesk/shared-contract';
import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { createTask, settleTasks } from '@traveldesk/tasks-server';
import type { CancellationQuote } from './quote-content';
import type { BookingRecord, OperationRecord } from './rows.sql';
import type { ChangeAuthor } from './change-author';

/** The reason of a staff task about a booking; at most one task per reason is open. */
export type WarningReason =
  | 'in_doubt'
  | 'hold_expiring'
  | 'late_answer'
  | 'money_open'
  | 'refund_pending'
  | 'released'
  | 'ticket_elsewhere'
  | 'refund_differs'
  | 'no_reference'
  | BookingFlag;

const ofOthers: readonly WarningReason[] = ['duplicate_suspected', 'ticket_elsewhere'];

export interface Warned {
  booking: Pick<BookingRecord, 'id' | 'number' | 'pnr' | 'company_id'>;
  reason: WarningReason;
  due_at?: Date | null;
  /** Further parts of the title. */
  params?: (language: Language) => Readonly<Record<string, string>>;
}

const typeOf = (reason: WarningReason) =>
  reason === 'in_doubt' ? 'booking_in_doubt' : reason === 'hold_expiring' ? 'hold_expiring' : 'booking';

/** Creates a staff task about a booking, in the transaction of its cause. */
export async function raiseStaffTask(
  tx: Tx,
  record: Recorder,
  _actor: ChangeAuthor,
  { texts }: Pick<Kernel, 'texts'>,
  { booking, reason, due_at: dueAt, params: more = () => ({}) }: Warned,
): Promise<void> {
  const number = booking.pnr ?? booking.number;
  await createTask(tx, record, null, {
    cause: { kind: 'booking', id: booking.id, reason },
    type: typeOf(reason),
    title: inEachLanguage((language) =>
      texts.text('bookings', `titles.booking_${reason}`, language, { number, ...more(language) }),
    ),
    // The other booking may be another company's, so only staff may know that it exists.
    client_id: ofOthers.includes(reason) ? null : booking.company_id,
    project: 'Bookings',
    ...(dueAt && { due_at: dueAt }),
  });
}

/** The time staff have to answer an airline's change before it is overdue (TRAVEL-RULES 20; a judgment, as suppliers name no time). */
const answerMs = 3 * 24 * 3_600_000;

/** Creates a staff task for each flag of a booking, due by the deadline for an airline's change. */
export async function warnOfFlags(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts'>,
  { booking, flags, at }: Pick<Warned, 'booking'> & { flags: readonly BookingFlag[]; at: Date },
): Promise<void> {
  const due_at = new Date(at.getTime() + answerMs);
  for (const reason of flags) await raiseStaffTask(tx, record, actor, kernel, { booking, reason, due_at });
}

/** Creates a staff task for a cancellation whose tier differs from the one shown; it names both amounts. */
export async function warnOfOtherTier(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts'>,
  {
    booking,
    operation: { request },
    posted: { back, tier },
  }: Pick<Warned, 'booking'> & { operation: OperationRecord; posted: CancellationQuote },
): Promise<void> {
  const say = (amount: Money | null, claim: Money | null, language: Language): string => {
    const text = amount
      ? moneyText(amount, language)
      : kernel.texts.text('bookings', 'titles.unknown', language);
    if (!claim) return text;
    return kernel.texts.text('bookings', 'titles.with_claim', language, {
      amount: text,
      claim: moneyText(claim, language),
    });
  };
  const params = (language: Language) => ({
    shown: say(request.shown?.back ?? null, request.shown?.claim ?? null, language),
    posted: say(back, tier?.claim ?? null, language),
  });
  await raiseStaffTask(tx, record, actor, kernel, { booking, reason: 'refund_differs', params });
}

/** Closes the staff tasks whose reason is gone. */
export async function closeStaffTask(
  tx: Tx,
  record: Recorder,
  _actor: ChangeAuthor,
  { bookingId, reason }: { bookingId: string; reason: WarningReason },
): Promise<void> {
  await settleTasks(tx, record, null, { kind: 'booking', id: bookingId, reason });
}
