import {
  faultsOf,
  faultsOfBooks,
  isAccepted,
  isUnknownAfter,
  recover,
} from '@traveldesk/bookings-server/testing';
import { describeOnDatabase, hardness, numbersFrom } from '@traveldesk/shared-testing/server';
import { openOperation } from '@traveldesk/bookings-server';
import { startStage, type Stage } from './stage.fake';
import { hookOf, prepared, stepOf, steps } from './steps.fake';
import { verdictOn } from './verify.fake';

const { runs, seed } = hardness(7, 2);

describeOnDatabase('unknown outcomes', (makeApi) => {
  let stage: Stage;
  beforeAll(async () => void (stage = await startStage(makeApi, { deposit: '9000000.00' })));
  afterAll(() => stage.stop());

  it(
    `are all settled, each correctly (${runs} from seed ${seed})`,
    async () => {
      const { bookings, desk, gate, sandbox } = stage;
      const { kernel } = bookings.api;
      const random = numbersFrom(seed);
      const pick = <One>(list: readonly One[]) => list[random(list.length)] as One;
      for (let run = 0; run < runs; run += 1) {
        const step = pick(steps);
        const fault = pick(faultsOf(stepOf[step]).filter(isUnknownAfter));
        const ready = await prepared(step, desk, sandbox);
        if (fault.outcome) await sandbox.turn({ [stepOf[step].knob]: fault.outcome });
        if (fault.hook) gate.hook(hookOf(step, fault.hook));
        const id = await stepOf[step].begin(desk, ready);
        await desk.settled(id);
        await stage.rest();
        const open = await openOperation(kernel.db, id);
        expect([run, step, fault.name, open?.state]).toEqual([run, step, fault.name, 'in_doubt']);
        await recover(kernel, id, { isLater: isAccepted(fault) });
        const { is, shouldBe } = await verdictOn(kernel, sandbox, id);
        expect([run, step, fault.name, is]).toEqual([run, step, fault.name, shouldBe]);
      }
      expect(await faultsOfBooks(kernel)).toEqual([]);
    },
    Math.max(120_000, runs * 15_000),
  );
});
