import { openOperation } from '@traveldesk/bookings-server';
import { describeMatrix, hookFor, recover } from '@traveldesk/bookings-server/testing';
import { flightsProven } from './proven.fake';
import { startStage } from './stage.fake';
import { stepOf } from './steps.fake';
import { verdictOn } from './verify.fake';

describeMatrix('each step with each fault', flightsProven, startStage, {
  more: (stage) => {
    it('records which part of an answer differs from the request', async () => {
      const { bookings, desk, gate, sandbox } = stage();
      const { kernel } = bookings.api;
      const lie = stepOf.instant.lies['another currency']!;
      gate.hook(
        hookFor(stepOf.instant, {
          after: (answer) => (answer === 'reset' ? answer : { ...answer, body: lie(answer.body) }),
        }),
      );
      const id = await stepOf.instant.begin(desk, null);
      await bookings.settled(id);
      gate.rest();
      expect(await openOperation(kernel.db, id)).toMatchObject({ cause: 'misfit', said: 'currency' });
      await recover(kernel, id);
      const { is, shouldBe } = await verdictOn(kernel, sandbox, id);
      expect(is).toEqual(shouldBe);
    });
  },
});
