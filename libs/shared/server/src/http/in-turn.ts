import type { CallTurns } from './call-turns';
import { departureOf } from './departure';
import { actorOf } from './request';
import type { Call } from './types';

/**
 * Runs expensive work in one of few turns, so that one caller does not delay all others. A caller who disconnects while waiting loses their
 * place. Work that has begun keeps its turn until it ends: it cannot be stopped, and a caller who repeats the request would otherwise run
 * it many times at once. Throws a 503 if too many are waiting or the wait takes too long.
 */
export async function inTurn<Result>(
  call: Call,
  kind: keyof CallTurns,
  work: () => Promise<Result>,
): Promise<Result> {
  const { gone, forget } = departureOf(call);
  const end = await call.server.kernel.turns[kind].take({ by: actorOf(call).userId, gone }).finally(forget);
  try {
    return await work();
  } finally {
    end();
  }
}
