import { describeOnBoth, hardness, numbersFrom } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';
import { deskOf, type TestDesk } from '../testing/desk.fake';
import { startGate, type Gate } from '../testing/gate.fake';
import { openOperation } from '../engine/rows.sql';
import { faults } from './faults.fake';
import { recover } from './recover';
import { hookOf, stepOf, steps } from './steps';
import { faultsOfBooks, verdictOn } from './verify.fake';

const { runs, seed } = hardness(4);

/** After these nobody knows what was done. */
const unknown = faults.filter(
  ({ here, name }) => !here && !['normal', 'refused', 'not let in'].includes(name),
);

describeOnBoth('outcomes that nobody knows', (makeApi) => {
  let sandbox: Sandbox;
  let gate: Gate;
  let bookings: BookingsApi;
  let desk: TestDesk;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    gate = await startGate(sandbox.url);
    bookings = await startBookingsApi(makeApi, { at: gate.url, deposit: '9000000.00' });
    desk = deskOf(bookings);
  });
  afterAll(async () => {
    await gate.close();
    await sandbox.stop();
  });

  it(
    `are found out, each one, and none wrongly (${runs} from seed ${seed})`,
    async () => {
      const { kernel } = bookings.api;
      const random = numbersFrom(seed);
      const pick = <One>(list: readonly One[]) => list[random(list.length)] as One;
      for (let run = 0; run < runs; run += 1) {
        const step = pick(steps);
        const fault = pick(unknown);
        const prepared = await stepOf[step].prepare(desk);
        if (fault.outcome) await sandbox.turn({ [stepOf[step].knob]: fault.outcome });
        if (fault.hook) gate.hook(hookOf(step, fault.hook(step)));
        const id = await stepOf[step].begin(desk, prepared);
        await desk.settled(id);
        gate.rest();
        await sandbox.turn({ [stepOf[step].knob]: 'normal' });
        const open = await openOperation(kernel.db, id);
        expect([run, step, fault.name, open?.state]).toEqual([run, step, fault.name, 'in_doubt']);
        await recover(kernel, id, { isLater: fault.outcome?.startsWith('accepted') ?? false });
        const { is, shouldBe } = await verdictOn(kernel, sandbox, id);
        expect([run, step, fault.name, is]).toEqual([run, step, fault.name, shouldBe]);
      }
      expect(await faultsOfBooks(kernel)).toEqual([]);
    },
    Math.max(120_000, runs * 15_000),
  );
});
