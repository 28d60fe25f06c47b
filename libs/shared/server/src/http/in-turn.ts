import type { CallTurns } from './call-turns';
import { departureOf } from './departure';
import { actorOf } from './request';
import type { Call } from './types';

/**
 * Answers what is expensive in one of the few turns for it, so that nobody's calls keep all others waiting. Who leaves while waiting
 * loses their place. What has begun has its turn until it is done: nothing stops it, and whoever left and asked again would have it done
 * many times at once. Throws a 503 where too many wait, or it took too long.
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
