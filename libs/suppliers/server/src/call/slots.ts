/** A limit on concurrent calls. A waiting call can leave the queue. */
export interface Slots {
  /** Resolves with a function that releases the slot; rejects with the signal's reason if it aborts. */
  take(limit: number, signal: AbortSignal): Promise<() => void>;
}

export function createSlots(): Slots {
  let taken = 0;
  const waiting: (() => void)[] = [];
  const once = () => {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      // Passes the slot to the longest-waiting call, so that a new call cannot overtake it.
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    };
  };
  return {
    take: async (limit, signal) => {
      signal.throwIfAborted();
      if (taken < limit) taken += 1;
      else await turn(waiting, signal);
      return once();
    },
  };
}

function turn(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(signal.reason);
    };
    const go = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    signal.addEventListener('abort', leave, { once: true });
    waiting.push(go);
  });
}
