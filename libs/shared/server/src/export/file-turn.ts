import { departureOf } from '../http/departure';
import { actorOf } from '../http/request';
import type { Call } from '../http/types';
import type { Kernel } from '../modules/module';

export interface FileTurn {
  /** Aborts when the caller disconnects, which also ends the turn. */
  gone: AbortSignal;
  end: () => void;
}

/** Waits for the caller's turn. Throws a 503 if too many are waiting, the wait takes too long, or the caller disconnects. */
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

/** Makes files that are not downloaded, such as those of a mail, in the user's turn. Throws a 503 where too many callers wait for one. */
export async function inFileTurn<Result>(
  { exports }: Pick<Kernel, 'exports'>,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = await exports.files.take({ by: userId });
  try {
    return await work();
  } finally {
    end();
  }
}
