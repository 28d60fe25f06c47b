import { startGate, type TestApi, type TestApiOptions } from '@traveldesk/shared-testing/server';
import { startBookingsApi, startSandboxProgram } from '../testing/bookings-api.fake';
import { deskOf } from '../testing/desk.fake';
import { resetSupplier } from './steps.fake';

/**
 * Everything a proof in one process needs: the training supplier, a proxy before it, the product and an
 * agent.
 */
export async function startStage(
  makeApi: (options: TestApiOptions) => Promise<TestApi>,
  { deposit = '100000.00' }: { deposit?: string } = {},
) {
  const sandbox = await startSandboxProgram();
  const gate = await startGate(sandbox.url);
  const bookings = await startBookingsApi(makeApi, { at: gate.url, deposit });
  return {
    sandbox,
    gate,
    bookings,
    desk: deskOf(bookings),
    /** Ends every fault, so that the next step finds the supplier in its normal state. */
    rest: async () => {
      gate.rest();
      await resetSupplier(sandbox);
    },
    stop: async () => {
      await gate.close();
      await sandbox.stop();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof startStage>>;
