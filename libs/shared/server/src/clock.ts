import { AsyncLocalStorage } from 'node:async_hooks';

const turned = new AsyncLocalStorage<Date>();

/** The instant that it is for who asks: that of the machine, but for what the demo's loader does. */
export const clockNow = (): Date => turned.getStore() ?? new Date();

/** Does something with the clock at an instant, for whatever it calls and begins, and for nobody else. The demo's loader alone may. */
export function clockAt<Result>(instant: Date, work: () => Promise<Result>): Promise<Result> {
  return turned.run(instant, work);
}
