import { bookingStates, mayMove } from '@traveldesk/bookings-contract';
import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { bookingsModules } from '../testing/bookings-api.fake';

describeOnDatabase('the database trigger that guards a booking', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: bookingsModules });
  });

  it.each(bookingStates)('lets a booking leave %s only as the state machine does', async (from) => {
    const { db } = api.kernel;
    const at = new Date();
    const id = newId();
    await db
      .insertInto('bookings')
      .values({
        id,
        number: `G-${from}`,
        product: 'flight',
        kind: 'manual',
        state: from,
        created_at: at,
        updated_at: at,
      } as never)
      .execute();
    const back = new Error('back');
    for (const to of bookingStates) {
      const moved = await db
        .transaction()
        .execute(async (tx) => {
          await tx.updateTable('bookings').set({ state: to }).where('id', '=', id).execute();
          throw back;
        })
        .catch((error: unknown) => error === back);
      expect([from, to, moved]).toEqual([from, to, from === to || mayMove(from, to)]);
    }
  });
});
