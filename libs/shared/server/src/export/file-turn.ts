import { departureOf } from '../http/departure';
import { actorOf } from '../http/request';
import type { Call } from '../http/types';

/** A caller's turn among those who have files made. */
export interface FileTurn {
  /** Aborts when the caller goes away, and their turn with them. */
  gone: AbortSignal;
  end: () => void;
}

/** Waits for the caller's turn. Throws a 503 where too many wait for one, it took too long, or the caller went away. */
export async function takeFileTurn(call: Call): Promise<FileTurn> {
  const { gone, forget } = departureOf(call);
  try {
    const turn = await call.server.kernel.exports.files.take({ by: actorOf(call).userId, gone });
    const end = () => {
      forget();
      turn();
    };
    return { gone, end };
  } catch (error) {
    forget();
    throw error;
  }
}
