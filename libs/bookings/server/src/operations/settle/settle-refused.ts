import type { Language } from '@traveldesk/shared-contract';
import { Problem, type Actor, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { LookedUp } from '../../engine/look-again';
import { noteLookUp, type Verdict } from '../../engine/note-look-up';
import { askRelease } from './release';
import { lockDoubt, settledNow, type Settled, type Settling } from './settle';
import { differsText } from './supplier-says';

/** The result of settling an operation as refused by a person. */
export interface RefusedSettled extends Settled {
  verdict: Verdict;
  /** Differences of the supplier's order, as text keys below `differs`. */
  differs: string[];
  /** The request that a second person decides on. */
  releaseId: string | null;
}

/**
 * Settles an operation in doubt that a person reports as refused (docs/adr/0097). The operation is refused where the look-up proves it, and
 * done where the look-up finds the order. Otherwise its money stays held, and with `request_release` a second person is asked to release it.
 * The result of the look-up is kept in each case. Throws the errors of `lockDoubt` and `askRelease`.
 */
export async function settleAsRefused(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { settle, looked, at, ...target }: Settling & { looked: LookedUp },
  kernel: Kernel,
): Promise<RefusedSettled> {
  const { booking, operation } = await lockDoubt(tx, { ...target, settle, at });
  const { reason, request_release: wants = false } = settle;
  const noting = { booking, operation, looked, paced: false, reason, at };
  const verdict = await noteLookUp(tx, record, actor, kernel, noting);
  const isOpen =
    verdict === 'unproved' || verdict === 'unfinished' || verdict === 'differs' || verdict === 'silent';
  const releaseId =
    wants && isOpen ? await askRelease(tx, record, actor, { booking, operation, reason, at }, kernel) : null;
  const { found } = looked;
  const differs = found?.found === 'misfit' ? found.what.split(', ') : [];
  return { ...(await settledNow(tx, booking.id)), verdict, differs, releaseId };
}

const codes = {
  done: 'booking_found_done',
  unproved: 'booking_release_unproved',
  unfinished: 'booking_release_unproved',
  differs: 'booking_release_differs',
  unanswered: 'booking_release_unanswered',
  silent: 'booking_release_silent',
} as const satisfies Record<Exclude<Verdict, 'refused'>, string>;

/** Returns why the report was not accepted; null where it was, or where a second person was asked. */
export function refusalOf(
  kernel: Pick<Kernel, 'texts'>,
  { verdict, differs, number, releaseId }: RefusedSettled,
  language: Language,
): Problem | null {
  if (verdict === 'refused' || releaseId !== null) return null;
  return new Problem(422, codes[verdict], {
    params: { number, what: differsText(kernel, differs, language) },
  });
}
