import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import type { Hook } from '@traveldesk/shared-testing/server';
import type { Fault } from './faults.fake';
import { hookFor, type Proven, type ProvenDesk, type ProvenStage, type ProvenStep } from './proven.fake';

type Stage = ProvenStage<ProvenDesk>;
type End = () => Promise<void>;

/** A local port where nothing listens. */
const nowhere = 'http://127.0.0.1:9';
/** Short for a supplier that never answers, and long enough for one that does, on a busy machine. */
const shortMs = 1_000;

/** Starts a fault of a step; returns a function that ends it. */
export async function beginFault<Desk extends ProvenDesk, Ready extends { id: string }>(
  stage: Stage,
  proven: Pick<Proven<never, Desk, Ready>, 'toolsOf'>,
  { step, fault }: { step: ProvenStep<Desk, Ready>; fault: Fault },
): Promise<End> {
  const { gate, sandbox, bookings } = stage;
  const { kernel } = bookings.api;
  if (fault.outcome && step.knob !== null) await sandbox.turn({ [step.knob]: fault.outcome });
  if (fault.hook) gate.hook(hookFor(step, fault.hook));
  switch (fault.here) {
    case 'breaker':
      return openBreaker(proven.toolsOf(kernel));
    case 'timeout':
      return answerTooLate(stage, step);
    case 'dead':
      return changeSupplier(stage, { base_url: nowhere });
    case 'credentials':
      return changeSupplier(stage, { credentials: null, credentials_last4: null, credentials_set_at: null });
    default:
      return async () => gate.rest();
  }
}

function openBreaker(tools: ReturnType<Proven<never, never, never>['toolsOf']>): End {
  const { gateOf } = tools;
  const breaker = { admit: () => null, pausedUntil: () => Date.now() + 1_000 };
  // Searches use another breaker than bookings, so they continue.
  tools.gateOf = (id, kind) => (kind === 'order' ? { ...gateOf(id, kind), breaker } : gateOf(id, kind));
  return async () => void (tools.gateOf = gateOf);
}

/** Holds the answer back until the product has given up waiting, which it does soon. */
function answerTooLate({ gate, bookings }: Stage, step: Pick<Hook, 'method' | 'path'>): End {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  gate.hook(
    hookFor(step, {
      after: async (answer) => {
        await released;
        return answer;
      },
    }),
  );
  const restore = shortenTimeouts(bookings.api.kernel);
  return async () => {
    restore();
    release();
    gate.rest();
  };
}

function shortenTimeouts(kernel: Kernel): () => void {
  const { protocols } = toolsOf(kernel, 'suppliers');
  const before = [...protocols];
  for (const [name, protocol] of before) {
    const products = Object.entries<object>(protocol.products).map(([product, part]) => [
      product,
      { ...part, orderTimeoutMs: shortMs },
    ]);
    protocols.set(name, { ...protocol, products: Object.fromEntries(products) });
  }
  return () => {
    for (const [name, protocol] of before) protocols.set(name, protocol);
  };
}

interface Access {
  base_url?: string;
  credentials?: null;
  credentials_last4?: null;
  credentials_set_at?: null;
}

/** The search and the review need the supplier, so it changes just before the intent. */
async function changeSupplier({ desk, bookings }: Stage, change: Access): Promise<End> {
  const { db } = bookings.api.kernel;
  const { id } = bookings.supplier;
  const kept = await db
    .selectFrom('suppliers')
    .select(['base_url', 'credentials', 'credentials_last4', 'credentials_set_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  desk.beforeIntent = async () =>
    void (await db.updateTable('suppliers').set(change).where('id', '=', id).execute());
  return async () => {
    desk.beforeIntent = async () => {};
    await db.updateTable('suppliers').set(kept).where('id', '=', id).execute();
  };
}
