import { isApiError, problemOf } from '@traveldesk/shared-web';

/**
 * What became of a save that has failed: the API has done nothing; no answer came, and nobody knows; an earlier save of the
 * form was carried out, as it was then; or it cannot be said and is in the message.
 */
export type Outcome = 'refused' | 'unanswered' | 'carriedOut' | 'unclear';

/** What is said of each that a reader has to be told of. */
export type OutcomeWords = Readonly<Record<'unanswered' | 'carriedOut', string>>;

/** Nobody answered, or somebody on the way did. */
const unanswered = [0, 502, 504];
/** The answer took too long, or an earlier save of the same is still under way. */
const unclear = [408, 425];

export function outcomeOf(error: unknown): Outcome {
  if (!isApiError(error)) return 'unclear';
  if (problemOf(error)?.code === 'idempotency_key_reused') return 'carriedOut';
  if (unanswered.includes(error.status)) return 'unanswered';
  return error.status < 500 && !unclear.includes(error.status) ? 'refused' : 'unclear';
}
