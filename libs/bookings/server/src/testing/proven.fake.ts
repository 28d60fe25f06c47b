import type { Kernel } from '@traveldesk/shared-server';
import type { Gate, Hook, Sandbox, TestApi } from '@traveldesk/shared-testing/server';
import type { GateOf } from '@traveldesk/suppliers-server';
import type { BookingRecord } from '../bookings.tables';
import type { KillPoint } from './kill-points.fake';

/** The author of a booking's requests. */
export interface ProvenDesk {
  /** Called just before an intent is sent. */
  beforeIntent(): Promise<void>;
  /** Waits until no operation is running in this process. */
  settled(id: string): Promise<unknown>;
}

/** An operation on a booking at its supplier, with its request. */
export interface ProvenStep<Desk, Ready> {
  method: 'GET' | 'POST';
  path: RegExp;
  /** The knob of the training supplier that sets the outcome of the request; null for a request without an effect. */
  knob: string | null;
  /** The knobs that the training supplier needs before anything is prepared. */
  turned?: Record<string, unknown>;
  /** False answers of the supplier to the request, by name: each alters the body. */
  lies: Readonly<Record<string, (body: unknown) => unknown>>;
  /** Set if the booking begins with this step. */
  isFirst?: true;
  /** The points at which its process can be killed; all by default. */
  points?: readonly KillPoint[];
  /** The number of answers to other requests that it gets first. */
  answersBefore?: number;
  /** Creates what the step needs; null where it creates the booking. */
  prepare(desk: Desk): Promise<Ready | null>;
  /** Sends the intent, and returns the booking's id. */
  begin(desk: Desk, ready: Ready | null): Promise<string>;
}

/** The state that a booking is in, and the state that it should be in by what its supplier has. */
interface Verdict {
  is: object;
  shouldBe: object;
}

/** A product whose steps are proven with each fault and killed at each point. */
export interface Proven<Step extends string, Desk extends ProvenDesk, Ready extends { id: string }> {
  steps: Readonly<Record<Step, ProvenStep<Desk, Ready>>>;
  /** The product's tools, whose gates its calls pass. */
  toolsOf(kernel: Kernel): { gateOf: GateOf };
  /** Compares a settled booking with the supplier. */
  verdictOn(kernel: Kernel, sandbox: Sandbox, id: string): Promise<Verdict>;
}

/** Reads one booking of a company, and the company's wallet. */
export interface ProvenBookings {
  api: Pick<TestApi, 'kernel'>;
  supplier: { id: string };
  record(id: string): Promise<BookingRecord>;
  /** In minor units. */
  wallet(): Promise<{ balance: bigint | string | number; held: bigint | string | number }>;
}

/** Everything a proof in one process needs: the training supplier, a proxy before it, the product and an agent. */
export interface ProvenStage<Desk> {
  sandbox: Sandbox;
  gate: Gate;
  bookings: ProvenBookings;
  desk: Desk;
  /** Ends every fault. */
  rest(): Promise<void>;
  stop(): Promise<void>;
}

type Hooked = Pick<Hook, 'before' | 'after'>;

/** The gate's hook for a step's request. */
export function hookFor({ method, path }: Pick<Hook, 'method' | 'path'>, hook: Hooked): Hook {
  return { method, path, ...hook };
}

/** Prepares a step at a supplier with the knobs that it needs. */
export async function preparedFor<Desk, Ready>(
  { turned, prepare }: ProvenStep<Desk, Ready>,
  desk: Desk,
  sandbox: Pick<Sandbox, 'turn'>,
): Promise<Ready | null> {
  if (turned) await sandbox.turn(turned);
  return prepare(desk);
}

/** Resets the outcomes of all steps at the training supplier. */
export async function resetOutcomes(
  steps: Readonly<Record<string, Pick<ProvenStep<never, never>, 'knob' | 'turned'>>>,
  sandbox: Pick<Sandbox, 'turn'>,
): Promise<void> {
  const all = Object.values(steps);
  const knobs = all.flatMap(({ knob }) => (knob === null ? [] : [[knob, 'normal'] as const]));
  const turned = all.flatMap((step) => Object.keys(step.turned ?? {}).map((name) => [name, null] as const));
  await sandbox.turn(Object.fromEntries<unknown>([...knobs, ...turned]));
}
