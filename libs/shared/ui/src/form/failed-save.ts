import { isApiError, problemOf } from '@traveldesk/shared-web';

/**
 * The result of a failed save. `refused`: the API has done nothing. `unanswered`: no answer, so the result is unknown. `carriedOut`: an
 * earlier save of the form succeeded with its earlier values. `unclear`: only the error message explains it.
 */
export type FailedSave = 'refused' | 'unanswered' | 'carriedOut' | 'unclear';

/** The texts for the results that need an explanation. */
export type OutcomeWords = Readonly<Record<'unanswered' | 'carriedOut', string>>;

/** No answer, or an answer from a proxy. */
const unanswered = [0, 502, 504];
/** Timeout, or an earlier save with the same key is still running. */
const unclear = [408, 425];

export function outcomeOf(error: unknown): FailedSave {
  if (!isApiError(error)) return 'unclear';
  if (problemOf(error)?.code === 'idempotency_key_reused') return 'carriedOut';
  if (unanswered.includes(error.status)) return 'unanswered';
  return error.status < 500 && !unclear.includes(error.status) ? 'refused' : 'unclear';
}
