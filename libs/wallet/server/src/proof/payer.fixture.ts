// Sixteen clients that deposit, hold, capture and release as fast as they can, each call with its own idempotency key. Logs each call's
// start and response, until the process is killed.
import { newId } from '@traveldesk/shared-server';
import { payerCalls, startPayer, type PayerCall } from '../testing/payer-api';

const clients = 16;

async function main(args: readonly string[]): Promise<void> {
  const [kind = '', place = '', directory = '', companyId = '', round = ''] = args;
  const { app } = await startPayer(kind, place, directory);

  /** Repeats a call until it succeeds; returns the response's data. */
  async function call(call: PayerCall): Promise<{ id: string }> {
    console.log(JSON.stringify({ begun: call }));
    for (;;) {
      const { status, data, body } = await payerCalls(app, call);
      if (status === 200) {
        console.log(JSON.stringify({ answered: call.key, data }));
        return data;
      }
      if (status !== 425 && status !== 503) throw new Error(body);
    }
  }

  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let number = 0; ; number += 1) {
        const key = (step: string) => `round-${round}-client-${client}-${number}-${step}`;
        const deposit = { method: 'cash', received_on: '2026-11-01', note: null, proof_id: null };
        await call({
          key: key('deposit'),
          path: `/companies/${companyId}/deposit`,
          body: { amount: { amount: '0.03', currency: 'EUR' }, reference: key('deposit'), ...deposit },
        });
        const owner = { owner_id: newId() };
        const held = { company_id: companyId, amount: '0.02', reference: key('hold'), ...owner };
        const { id } = await call({ key: key('hold'), path: '/payer/holds', body: held });
        const body = { hold_id: id, ...owner };
        if (number % 3 === 0) await call({ key: key('end'), path: '/payer/captures', body });
        else if (number % 3 === 1) await call({ key: key('end'), path: '/payer/releases', body });
      }
    }),
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
