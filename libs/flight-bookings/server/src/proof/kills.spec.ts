import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPostgres, hardness, isWholeRun, sampleOf } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { drive } from '@traveldesk/bookings-server/testing';
import { openOperation } from '@traveldesk/bookings-server';
import { bookUntilKilled } from '../testing/book-until-killed';
import { startBookingsApi, startSandboxProgram } from '../testing/bookings-api.fake';
import { startGate, type Gate, type Hook } from '../testing/gate.fake';
import { startOnPlace } from '../testing/killable-api.fake';
import { faults, isAccepted, type Fault } from './faults.fake';
import { killPoints, type KillPoint } from './kill-points';
import { recover, backdateHeartbeat } from './recover.fake';
import { hookOf, stepOf, steps, resetSupplier, type Step } from './steps';
import { faultsOfBooks, movedBesides, verdictOn } from './verify.fake';

type Cell = readonly [step: Step, point: KillPoint, fault: string];

const { runs, seed, isHard } = hardness(12);

const few: readonly Cell[] = [
  ['hold', 'heard', 'normal'],
  ['instant', 'before_claim', 'normal'],
  ['instant', 'heard', 'accepted'],
  ['pay_hold', 'heard', 'normal'],
  ['pay_hold', 'answered', 'refused'],
  ['cancel_hold', 'heard', 'normal'],
  ['void', 'before_call', 'normal'],
  ['void', 'heard', 'normal'],
  ['refund', 'unheard', 'normal'],
  ['refund', 'answered', 'done_then_500'],
  ['change', 'heard', 'normal'],
  ['change', 'answered', 'normal'],
];

/** Local faults prevent the call, so it does not matter when the process is killed. */
const all: readonly Cell[] = steps.flatMap((step) =>
  killPoints.flatMap((point) =>
    faults.filter(({ here }) => !here).map(({ name }) => [step, point, name] as const),
  ),
);

/** In `npm run test:hard` each stage runs its own share of the cells. */
const cells = isHard
  ? Array.from({ length: runs }, (_, at) => all[((seed - 1) * runs + at) % all.length] ?? all[0]!)
  : sampleOf(few, 3);

describe.each(isWholeRun ? (['pglite', 'postgres'] as const) : (['postgres'] as const))(
  'kill -9 on %s',
  (kind) => {
    const parent = mkdtempSync(path.join(tmpdir(), 'traveldesk-booking-kills-'));
    let place: string;
    let drop = async () => {};
    let sandbox: Sandbox;
    let gate: Gate;
    let companyId: string;
    /** Ledger movements before the test. */
    let movedBefore: number;
    const onPlace = () => startOnPlace({ kind, place, directory: `${parent}/api` });
    beforeAll(async () => {
      if (kind === 'pglite') place = path.join(parent, 'data');
      else ({ url: place, drop } = await createPostgres());
      sandbox = await startSandboxProgram();
      gate = await startGate(sandbox.url);
      const { company, api } = await startBookingsApi(onPlace, { at: gate.url });
      companyId = company.id;
      movedBefore = await movedBesides(api.kernel, null);
      await api.close();
    }, 120_000);
    afterAll(async () => {
      await gate.close();
      await sandbox.stop();
      await drop();
      rmSync(parent, { recursive: true, force: true });
    });
    afterEach(async () => {
      gate.rest();
      await resetSupplier(sandbox);
    });

    it.each(cells.map((cell, number) => [...cell, number] as const))(
      '%s, killed %s, %s: at most one order, charged once, and the booking ends as at the supplier',
      async (step, point, name, number) => {
        const fault = faults.find((one) => one.name === name) ?? { name };
        const { knob, turned } = stepOf[step];
        await sandbox.turn({ ...turned, ...(fault.outcome && { [knob]: fault.outcome }) });
        const { reached, letGo } = killAt(gate, step, { fault, point });
        const directory = `${parent}/killed-${number}`;
        const args = [kind, place, directory, companyId, step, point, String(1 + (number % 300))];
        const at = await bookUntilKilled(args, reached);
        // If the fault answers before the call reaches the supplier, the call ends there.
        expect([point, at]).toEqual([
          point,
          point === 'heard' && fault.hook?.(step).before ? 'unheard' : point,
        ]);
        letGo();
        await goesOn(point, fault);
      },
      120_000,
    );

    /** Starts the product again and checks that it recovers what the killed process left. */
    async function goesOn(point: KillPoint, fault: Fault): Promise<void> {
      const api: TestApi = await onPlace();
      try {
        const { kernel } = api;
        const { id } = await kernel.db
          .selectFrom('bookings')
          .select('id')
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        await backdateHeartbeat(kernel);
        const open = await openOperation(kernel.db, id);
        expect(open !== undefined || point === 'written').toBe(true);
        if (open) await drive(kernel, open.id);
        gate.rest();
        await recover(kernel, id, { isLater: isAccepted(fault) });
        const { is, shouldBe } = await verdictOn(kernel, sandbox, id);
        expect(is).toEqual(shouldBe);
        expect(await movedBesides(kernel, id)).toBe(movedBefore);
        movedBefore = await movedBesides(kernel, null);
        expect(await faultsOfBooks(kernel)).toEqual([]);
      } finally {
        await api.close();
      }
    }
  },
);

/** Stops the call before the supplier at the point where the process is to be killed. */
function killAt(gate: Gate, step: Step, { fault, point }: { fault: Fault; point: KillPoint }) {
  let reach: (point: string) => void = () => {};
  const reached = new Promise<string>((resolve) => (reach = resolve));
  let letGo: () => void = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const own = fault.hook?.(step) ?? {};
  const before: Hook['before'] = async () => {
    const instead = await own.before?.();
    const isHere = point === 'unheard' || (point === 'heard' && instead !== undefined);
    if (!isHere) return instead;
    reach('unheard');
    await gone;
    return 'reset';
  };
  const after: Hook['after'] = async (answer) => {
    if (point !== 'heard') return own.after ? own.after(answer) : answer;
    reach('heard');
    await gone;
    return 'reset';
  };
  gate.hook(hookOf(step, { before, after }));
  return { reached, letGo };
}
