import {
  actorOf,
  firstAnswerOf,
  idempotent,
  type Actor,
  type Call,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import type { Begun } from '../../engine/begin';
import { permanentAnswer } from '../start-operation';

/** The steps of a booking request: `prepare` validates it outside any transaction, `create` inserts the booking. */
interface Booking<Intent> {
  prepare(): Promise<Intent>;
  create(tx: Tx, record: Recorder, actor: Actor, intent: Intent): Promise<Begun>;
}

/** Carries out a booking request once per idempotency key: a repeated request gets the first answer. Throws as `prepare` and `create` do. */
export async function bookOnce<Intent>(request: Call, { prepare, create }: Booking<Intent>): Promise<Begun> {
  const first = await firstAnswerOf<Begun>(request);
  if (first) return first;
  let intent: Intent;
  try {
    intent = await prepare();
  } catch (error) {
    // Of two simultaneous requests with one key, the second may fail because of the first; then it gets the first one's answer.
    const meanwhile = await firstAnswerOf<Begun>(request);
    if (!meanwhile) throw error;
    return meanwhile;
  }
  return idempotent<Begun>(
    request,
    (tx, record) => create(tx, record, actorOf(request), intent),
    permanentAnswer,
  );
}
