/** Runs equal work once: calls with the key of work that is under way in this process get its result. */
export type Joined<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

export function createJoined<Value>(): Joined<Value> {
  const underway = new Map<string, Promise<Value>>();
  return (key, work) => {
    const running = underway.get(key);
    if (running) return running;
    const started = work().finally(() => underway.delete(key));
    underway.set(key, started);
    return started;
  };
}

interface Kept<Value> {
  ms: number;
  /** The maximum number of values; the oldest is dropped first. */
  most: number;
  isKept(value: Value): boolean;
  now?(): number;
}

/** The same for work whose results this process keeps for a while. */
export function createKept<Value>({ ms, most, isKept, now = Date.now }: Kept<Value>): Joined<Value> {
  const joined = createJoined<Value>();
  const values = new Map<string, { value: Value; until: number }>();
  return async (key, work) => {
    const known = values.get(key);
    if (known && known.until > now()) return known.value;
    return joined(key, async () => {
      const value = await work();
      values.delete(key);
      if (isKept(value)) values.set(key, { value, until: now() + ms });
      const [oldest] = values.keys();
      if (oldest !== undefined && values.size > most) values.delete(oldest);
      return value;
    });
  };
}
