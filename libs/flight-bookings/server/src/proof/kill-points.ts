import { writeSync } from 'node:fs';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import type { Step } from './steps';

/** Where a process is killed during an operation. `unheard`: the call was started, but has not reached the supplier. */
export const killPoints = ['before_claim', 'before_call', 'unheard', 'heard', 'answered', 'written'] as const;
export type KillPoint = (typeof killPoints)[number];

/** Points at which the process stops itself; at the others the gate before the supplier does. */
const inProcess: readonly KillPoint[] = ['before_claim', 'before_call', 'answered'];

/** Freezes the process at a point: it reports the point and does nothing more until it is killed. */
export function freezeAt(kernel: Kernel, step: Step, point: KillPoint): void {
  if (!inProcess.includes(point)) return;
  const bookings = toolsOf(kernel, 'bookings');
  const flights = toolsOf(kernel, 'flights');
  if (point === 'before_claim') {
    bookings.running.add = () => freeze(point);
    return;
  }
  const { gateOf } = flights;
  // Canceling a hold requests a quote before it confirms.
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
  throw new Error('the process should already have been killed');
}
