import { writeSync } from 'node:fs';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import type { GateOf } from '@traveldesk/suppliers-server';

/**
 * Where a process is killed during an operation. `before_intent`: the transaction of the intent is not committed; `unheard`: the call was
 * started, but has not reached the supplier; `heard`: its answer is on its way; `answered`: the answer is not written.
 */
export const killPoints = [
  'before_intent',
  'before_claim',
  'before_call',
  'unheard',
  'heard',
  'answered',
  'written',
] as const;
export type KillPoint = (typeof killPoints)[number];

/** Freezes the process at a point: it reports the point and does nothing more until it is killed. At the others the gate before the supplier does. */
export function freezeAt(
  kernel: Kernel,
  point: KillPoint,
  { tools, answersBefore = 0 }: { tools: { gateOf: GateOf }; answersBefore?: number },
): void {
  if (point === 'before_intent') kernel.jobs.send = () => freeze(point);
  if (point === 'before_claim') toolsOf(kernel, 'bookings').running.add = () => freeze(point);
  if (point !== 'before_call' && point !== 'answered') return;
  const { gateOf } = tools;
  let left = answersBefore;
  tools.gateOf = (id, kind) => {
    const gate = gateOf(id, kind);
    if (kind !== 'order') return gate;
    if (point === 'before_call') freeze(point);
    const admit = () => {
      const report = gate.breaker.admit();
      return report === null
        ? null
        : (verdict: Parameters<typeof report>[0]) => {
            if (left === 0) freeze(point);
            left -= 1;
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
