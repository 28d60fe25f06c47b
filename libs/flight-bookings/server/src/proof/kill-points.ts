import { writeSync } from 'node:fs';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import type { Step } from './steps';

/** Where a process is killed on its way from an intent to its end. `unheard`: with the call on its way, before the supplier has it. */
export const killPoints = ['before_claim', 'before_call', 'unheard', 'heard', 'answered', 'written'] as const;
export type KillPoint = (typeof killPoints)[number];

/** Points at which the process stops itself; at the others whoever stands before the supplier does. */
const inProcess: readonly KillPoint[] = ['before_claim', 'before_call', 'answered'];

/** Stops the process dead at a point: it says so, and does nothing more until it is killed. */
export function freezeAt(kernel: Kernel, step: Step, point: KillPoint): void {
  if (!inProcess.includes(point)) return;
  const bookings = toolsOf(kernel, 'bookings');
  const flights = toolsOf(kernel, 'flights');
  if (point === 'before_claim') {
    bookings.running.add = () => freeze(point);
    return;
  }
  const { gateOf } = flights;
  // What lets a hold go asks for its quote before it confirms it.
  let answersBefore = step === 'cancel_hold' ? 1 : 0;
  flights.gateOf = (id, kind) => {
    const gate = gateOf(id, kind);
    if (kind !== 'order') return gate;
    if (point === 'before_call') freeze(point);
    const admit = () => {
      const report = gate.breaker.admit();
      return report === null
        ? null
        : (verdict: Parameters<typeof report>[0]) => {
            if (answersBefore === 0) freeze(point);
            answersBefore -= 1;
            report(verdict);
          };
    };
    return { ...gate, breaker: { ...gate.breaker, admit } };
  };
}

function freeze(point: KillPoint): never {
  writeSync(1, `${JSON.stringify({ at: point })}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  throw new Error('killed long ago');
}
