import { AsyncLocalStorage } from 'node:async_hooks';

const turned = new AsyncLocalStorage<Date>();

/** Returns the current time: the machine's, except inside `clockAt`. */
export const clockNow = (): Date => turned.getStore() ?? new Date();

/** Runs `work` with the clock set to an instant, for all code it calls or starts and for no other. Only the demo data loader may use it. */
export function clockAt<Result>(instant: Date, work: () => Promise<Result>): Promise<Result> {
  return turned.run(instant, work);
}
