import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kernel, ServerModule } from '@traveldesk/shared-server';
import {
  createPostgres,
  hardness,
  isWholeRun,
  runUntilKilled,
  sampleOf,
  startGate,
  startOnPlace,
  startSandboxProgram,
  type Gate,
  type Hook,
  type Sandbox,
  type TestApi,
} from '@traveldesk/shared-testing/server';
import { drive } from '../engine/drive.jobs';
import { openOperation } from '../engine/rows.sql';
import { faultsOfBooks, movedBesides } from './books.fake';
import { faultsOf, isAccepted, type Fault } from './faults.fake';
import { freezeAt, killPoints, type KillPoint } from './kill-points.fake';
import { hookFor, resetOutcomes, type Proven, type ProvenDesk, type ProvenStep } from './proven.fake';
import { backdateHeartbeat, recover } from './recover.fake';

type Cell<Step> = readonly [step: Step, point: KillPoint, fault: string];

/** Days on which the steps of different cells take place. */
const daysOnSale = 240;

/** A product's part of the proof. */
export interface Killed<Step extends string> {
  /** The program that runs a step up to a point (`runToPoint`). */
  program: string;
  modules: readonly ServerModule[];
  /** The cells of `npm run test:all`; `npm test` runs some of them. */
  few: readonly Cell<Step>[];
  /** The number of them in `npm test`; 3 by default. */
  smoke?: number;
  /** Starts the API, and creates the supplier at this address and a company that buys there. */
  setUp(
    makeApi: (options: { modules: readonly ServerModule[] }) => Promise<TestApi>,
    at: string,
  ): Promise<{ api: TestApi; company: { id: string } }>;
}

/** Every combination of step, point and fault. Local faults prevent the call, and nothing is called before the intent. */
function allCells<Step extends string>(
  steps: Readonly<Record<Step, ProvenStep<never, never>>>,
): Cell<Step>[] {
  return (Object.keys(steps) as Step[]).flatMap((step) =>
    (steps[step].points ?? killPoints).flatMap((point) =>
      faultsOf(steps[step])
        .filter(({ here, name }) => !here && (point !== 'before_intent' || name === 'normal'))
        .map(({ name }) => [step, point, name] as const),
    ),
  );
}

/**
 * Kills the process at points of a product's steps and starts it again: at most one order, charged once, and the booking ends as its supplier
 * has it. In `npm run test:hard` each stage runs its own share of the cells.
 */
export function describeKills<Step extends string, Desk extends ProvenDesk, Ready extends { id: string }>(
  name: string,
  proven: Proven<Step, Desk, Ready>,
  { program, modules, few, smoke = 3, setUp }: Killed<Step>,
): void {
  const { steps } = proven;
  const { runs, seed, isHard } = hardness(12);
  const all = allCells(steps as Readonly<Record<Step, ProvenStep<never, never>>>);
  const cells = isHard
    ? Array.from({ length: runs }, (_, at) => all[((seed - 1) * runs + at) % all.length] ?? all[0]!)
    : sampleOf(few, smoke);

  describe.each(isWholeRun ? (['pglite', 'postgres'] as const) : (['postgres'] as const))(
    `${name} on %s`,
    (kind) => {
      const parent = mkdtempSync(path.join(tmpdir(), 'traveldesk-booking-kills-'));
      let place: string;
      let drop = async () => {};
      let sandbox: Sandbox;
      let gate: Gate;
      let companyId: string;
      /** Bookings and ledger movements before the test. */
      let before: { count: number; moved: number };
      const onPlace = (options: { modules: readonly ServerModule[] } = { modules }) =>
        startOnPlace({ kind, place, directory: `${parent}/api` }, options);
      beforeAll(async () => {
        if (kind === 'pglite') place = path.join(parent, 'data');
        else ({ url: place, drop } = await createPostgres());
        sandbox = await startSandboxProgram();
        gate = await startGate(sandbox.url);
        const { company, api } = await setUp(onPlace, gate.url);
        companyId = company.id;
        before = await countsOf(api);
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
        await resetOutcomes(steps, sandbox);
      });

      it.each(cells.map((cell, number) => [...cell, number] as const))(
        '%s, killed %s, %s: at most one order, charged once, and the booking ends as at the supplier',
        async (name, point, faultName, number) => {
          const step = steps[name];
          const fault = faultsOf(step).find((one) => one.name === faultName);
          if (!fault) throw new Error(`${faultName} is no fault of ${name}`);
          await sandbox.turn({
            ...step.turned,
            ...(fault.outcome && step.knob !== null && { [step.knob]: fault.outcome }),
          });
          const { reached, letGo } = killAt(gate, step, { fault, point });
          const directory = `${parent}/killed-${number}`;
          const args = [kind, place, directory, companyId, name, point, String(1 + (number % daysOnSale))];
          const at = await runUntilKilled(program, args, reached);
          // If the fault answers before the call reaches the supplier, the call ends there.
          expect([point, at]).toEqual([point, point === 'heard' && fault.hook?.before ? 'unheard' : point]);
          letGo();
          if (point === 'before_intent') expect(gate.count(step.method, step.path)).toBe(0);
          await goesOn(step, { point, fault });
        },
        120_000,
      );

      /** Starts the product again and checks that it recovers what the killed process left. */
      async function goesOn(step: ProvenStep<Desk, Ready>, { point, fault }: Killing): Promise<void> {
        const api = await onPlace();
        try {
          const { kernel } = api;
          const isBegun = point !== 'before_intent';
          // A booking of an intent that was not committed does not exist.
          const isThere = isBegun || !step.isFirst;
          const { id, count } = await newest(api);
          expect(count).toBe(before.count + (isThere ? 1 : 0));
          if (isThere) await settles(kernel, id, { isOpen: isBegun && point !== 'written', fault });
          expect(await movedBesides(kernel, isThere ? id : null)).toBe(before.moved);
          before = await countsOf(api);
          expect(await faultsOfBooks(kernel)).toEqual([]);
        } finally {
          await api.close();
        }
      }

      async function settles(
        kernel: Kernel,
        id: string,
        { isOpen, fault }: { isOpen: boolean; fault: Fault },
      ): Promise<void> {
        await backdateHeartbeat(kernel);
        const open = await openOperation(kernel.db, id);
        if (isOpen) expect(open).toBeDefined();
        if (open) await drive(kernel, open.id);
        gate.rest();
        await recover(kernel, id, { isLater: isAccepted(fault) });
        const { is, shouldBe } = await proven.verdictOn(kernel, sandbox, id);
        expect(is).toEqual(shouldBe);
      }
    },
  );
}

interface Killing {
  point: KillPoint;
  fault: Fault;
}

/** Returns the number of bookings, and the id of the newest, empty without one. */
async function newest({ kernel: { db } }: TestApi): Promise<{ id: string; count: number }> {
  const rows = await db.selectFrom('bookings').select('id').orderBy('created_at', 'desc').execute();
  return { id: rows[0]?.id ?? '', count: rows.length };
}

async function countsOf(api: TestApi): Promise<{ count: number; moved: number }> {
  return { count: (await newest(api)).count, moved: await movedBesides(api.kernel, null) };
}

/** Stops the call before the supplier at the point where the process is to be killed. */
function killAt(gate: Gate, step: Pick<Hook, 'method' | 'path'>, { fault, point }: Killing) {
  let reach: (point: string) => void = () => {};
  const reached = new Promise<string>((resolve) => (reach = resolve));
  let letGo: () => void = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const own = fault.hook ?? {};
  const before: Hook['before'] = async (url) => {
    const instead = await own.before?.(url);
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
  gate.hook(hookFor(step, { before, after }));
  return { reached, letGo };
}

/** The modules, desk and steps of a product for a program that runs one step. */
export interface PointProgram<Step extends string, Desk extends ProvenDesk, Ready extends { id: string }> {
  modules: readonly ServerModule[];
  deskOn(api: TestApi, companyId: string, day: number): Promise<Desk>;
  proven: Pick<Proven<Step, Desk, Ready>, 'steps' | 'toolsOf'>;
}

/** Runs a step like an agent, in its own process, until it is killed at the requested point. */
export async function runToPoint<Step extends string, Desk extends ProvenDesk, Ready extends { id: string }>(
  { modules, deskOn, proven }: PointProgram<Step, Desk, Ready>,
  args: readonly string[],
): Promise<void> {
  const [kind = '', place = '', directory = '', companyId = '', name = '', point = '', day = ''] = args;
  const api = await startOnPlace({ kind, place, directory }, { modules });
  const desk = await deskOn(api, companyId, Number(day));
  const step = proven.steps[name as Step];
  const ready = await step.prepare(desk);
  const { answersBefore = 0 } = step;
  freezeAt(api.kernel, point as KillPoint, { tools: proven.toolsOf(api.kernel), answersBefore });
  const id = await step.begin(desk, ready);
  await desk.settled(id);
  process.stdout.write(`${JSON.stringify({ at: 'written' })}\n`);
  // The parent process kills it now.
  setInterval(() => {}, 1_000);
}
