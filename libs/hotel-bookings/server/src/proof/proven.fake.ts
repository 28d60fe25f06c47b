import type { BookingState } from '@traveldesk/bookings-contract';
import { resetOutcomes, runToPoint, settledFacts, type Proven } from '@traveldesk/bookings-server/testing';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import {
  startGate,
  startSandboxProgram,
  type Sandbox,
  type TestApi,
  type TestApiOptions,
} from '@traveldesk/shared-testing/server';
import { createGates } from '@traveldesk/suppliers-server';
import {
  agentOf,
  startStayBookings,
  stayDesk,
  stayModules,
  type BookingDesk,
} from '../testing/stay-bookings.fake';
import { staysAtSupplier } from '../testing/stays-at-supplier.fake';
import { stepOf, type Prepared, type Step } from './steps.fake';

/** Returns the actual and the expected facts of a settled booking, whatever went wrong. */
async function verdictOn(kernel: Kernel, sandbox: Sandbox, id: string) {
  const [stay, ...more] = await staysAtSupplier(sandbox, id);
  const { is, shouldBe } = await settledFacts(kernel, id, {
    state: stateOf(stay),
    ref: stay?.ref ?? null,
    effects: (stay ? 1 : 0) + (stay && stay.refund !== null ? 1 : 0),
    payments: stay ? [stay.paid] : [],
    refund: stay?.refund ?? 0,
  });
  return { is: { ...is, more: more.length }, shouldBe: { ...shouldBe, more: 0 } };
}

function stateOf(stay: { refund: number | null } | undefined): BookingState {
  if (!stay) return 'failed';
  if (stay.refund === null) return 'confirmed';
  return stay.refund > 0 ? 'refunded' : 'cancelled';
}

/** Hotels, for the proofs that all products share. */
export const hotelsProven: Proven<Step, BookingDesk, Prepared> = {
  steps: stepOf,
  toolsOf: (kernel) => toolsOf(kernel, 'hotels'),
  verdictOn,
};

/** Everything a proof in one process needs: the training supplier, a proxy before it, the product and an agent. */
export async function startStage(makeApi: (options: TestApiOptions) => Promise<TestApi>) {
  const sandbox = await startSandboxProgram();
  const gate = await startGate(sandbox.url);
  const bookings = await startStayBookings(makeApi, { at: gate.url });
  const hotels = toolsOf(bookings.api.kernel, 'hotels');
  // The look-ups of many steps in a minute belong to one account, and the faults of a step must not pause the calls of the next.
  hotels.walks = { take: () => {} };
  hotels.gateOf = (id, kind) => createGates()(id, kind);
  return {
    sandbox,
    gate,
    bookings,
    desk: stayDesk(bookings.api, bookings.agent),
    rest: async () => {
      gate.rest();
      await resetOutcomes(stepOf, sandbox);
    },
    stop: async () => {
      await gate.close();
      await sandbox.stop();
    },
  };
}

/** Books like an agent, in its own process, until it is killed at the requested point. */
export const bookToPoint = (args: readonly string[]) =>
  runToPoint(
    {
      modules: stayModules,
      deskOn: async (api, companyId, day) => stayDesk(api, await agentOf(api, companyId), { first: day }),
      proven: hotelsProven,
    },
    args,
  );
