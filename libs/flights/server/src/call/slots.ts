/** A limit of calls at a time. Whoever waits for a slot can leave the queue. */
export interface Slots {
  /** Resolves with what gives the slot back; rejects with the signal's reason once it aborts. */
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
      // Handed on to who waited longest, so that nobody who comes meanwhile takes it.
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
