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
